import { useId } from 'react';
import type returns from '../../i18n/returns/locales/nl.json';
import { usePartText } from '../../i18n/use-text.ts';
import { Button } from '../basics/Button.tsx';
import { Heading } from '../basics/Heading.tsx';
import type { ReturnedProduct } from './ReturnProducts.tsx';
import { ReturnAmount } from './ReturnAmount.tsx';
import { ReturnState } from './ReturnState.tsx';

export interface ReturnOverviewProps {
  readonly products: readonly ReturnedProduct[];
  /** The button to the next step; null while a product is incomplete. */
  readonly next: { readonly isBusy?: boolean; readonly isDisabled?: boolean; onClick(): void } | null;
}

/** Summary of the products in a return, next to the list. */
export function ReturnOverview({ products, next }: ReturnOverviewProps) {
  const t = usePartText<typeof returns>('returns');
  const id = useId();
  return (
    <aside className="sw-returns__overview" aria-labelledby={id}>
      <Heading below={1} id={id} className="sw-returns__heading">
        {t('overview')}
      </Heading>
      <ul className="sw-returns__lines" role="list">
        {products.map(({ index, name, amount, isComplete }) => (
          <li key={index} className="sw-returns__line">
            <span className="sw-returns__about">
              <span className="sw-returns__name" translate="no">
                {name}
              </span>
              <ReturnState isComplete={isComplete} />
            </span>
            <ReturnAmount amount={amount} />
          </li>
        ))}
      </ul>
      {next && (
        <Button variant="primary" isWide {...next}>
          {t('next')}
        </Button>
      )}
      <p className="sw-returns__note">{t('solarSets')}</p>
    </aside>
  );
}
