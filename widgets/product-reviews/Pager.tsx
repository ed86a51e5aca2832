import { useState } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import type { ProductReviewsState, ShownPage } from './product-reviews.model.ts';
import type nl from './locales/nl.json';

interface PagerProps {
  model: ProductReviewsState;
  shown: ShownPage;
  onTurn(page: number): void;
}

/** Buttons for the previous and the next page, if there is more than one. */
export function Pager({ model, shown: { page, pages }, onTurn }: PagerProps) {
  useSignals();
  const t = useText<typeof nl>();
  const [requested, setWanted] = useState(0);
  if (pages === 1) return null;
  const isBusy = model.isBusy.value;
  const failed = model.failed.value;

  function pageButton(next: number, label: string) {
    return (
      <Button
        isBusy={isBusy && requested === next}
        isDisabled={isBusy || next < 1 || next > pages}
        onClick={() => {
          setWanted(next);
          onTurn(next);
        }}
      >
        {label}
      </Button>
    );
  }

  return (
    <nav className="sw-product-reviews__pager" aria-label={t('pages')}>
      {pageButton(page - 1, t('previous'))}
      <p className="sw-product-reviews__where" role="status">
        <span>{t('page', { page, pages })}</span>
        {failed && !failed.isSelection && failed.refusal.is !== 'expired' && (
          <span className="sw-product-reviews__missed">{` ${t('missed', { page: failed.page })}`}</span>
        )}
      </p>
      {pageButton(page + 1, t('next'))}
    </nav>
  );
}
