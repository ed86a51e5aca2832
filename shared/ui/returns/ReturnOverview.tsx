import { useId } from 'react';
import type returns from '../../i18n/returns/locales/nl.json';
import { usePartText } from '../../i18n/use-text.ts';
import { Button } from '../basics/Button.tsx';
import type { ReturnedProduct } from './ReturnProducts.tsx';
import { ReturnState } from './ReturnState.tsx';

export interface ReturnOverviewProps {
  readonly products: readonly ReturnedProduct[];
  /** All products are complete; without it there is no way on from here. */
  readonly onNext?: (() => void) | undefined;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
}

/** What is going back, beside the list in which it is filled in. */
export function ReturnOverview({ products, onNext, isBusy = false, isDisabled = false }: ReturnOverviewProps) {
  const t = usePartText<typeof returns>('returns');
  const id = useId();
  return (
    <aside className="sw-returns__overview" aria-labelledby={id}>
      <h2 id={id} className="sw-returns__heading">
        {t('overview')}
      </h2>
      <ul className="sw-returns__lines" role="list">
        {products.map(({ at, name, amount, isComplete }) => (
          <li key={at} className="sw-returns__line">
            <span className="sw-returns__about">
              <span className="sw-returns__name">{name}</span>
              <ReturnState isComplete={isComplete} />
            </span>
            {amount > 1 && <span className="sw-returns__amount">x{amount}</span>}
          </li>
        ))}
      </ul>
      {onNext && products.length > 0 && (
        <Button variant="primary" isWide isBusy={isBusy} isDisabled={isDisabled} onClick={onNext}>
          {t('next')}
        </Button>
      )}
      <p className="sw-returns__note">{t('solarSets')}</p>
    </aside>
  );
}
