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

/** The way to the page before and the next; one page needs none. */
export function Pager({ model, shown: { page, pages }, onTurn }: PagerProps) {
  useSignals();
  const t = useText<typeof nl>();
  const [wanted, setWanted] = useState(0);
  if (pages === 1) return null;
  const isBusy = model.isBusy.value;
  const missed = model.missed.value;

  function way(next: number, label: string) {
    return (
      <Button
        isBusy={isBusy && wanted === next}
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
      {way(page - 1, t('previous'))}
      <p className="sw-product-reviews__where" role="status">
        {t('page', { page, pages })}
        {missed !== null && <span className="sw-product-reviews__missed">{` ${t('missed', { page: missed })}`}</span>}
      </p>
      {way(page + 1, t('next'))}
    </nav>
  );
}
