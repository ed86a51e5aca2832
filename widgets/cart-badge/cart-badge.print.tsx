import type { PrintContext } from '../../shared/runtime/print.ts';
import { CART_LINES } from './link-content.ts';
import type nl from './locales/nl.json';

interface Inputs {
  readonly url: string;
  readonly label: string;
}

/** The link, with the count of a cart that is not empty where the page has it. */
export function print({ url, label }: Inputs, { t, answer }: PrintContext<typeof nl>) {
  const count = parseFloat((answer as { amount?: string } | undefined)?.amount ?? '');
  return (
    <a className="sw-cart-badge" href={url}>
      <svg className="sw-icon sw-cart-badge__icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={CART_LINES} />
      </svg>
      <span className="sw-cart-badge__label">{label || t('label')}</span>
      {count > 0 && (
        <>
          <span className="sw-cart-badge__count" aria-hidden="true" translate="no">
            {count}
          </span>
          <span className="sw-visually-hidden">{` ${t(count === 1 ? 'count_one' : 'count_other', { count })}`}</span>
          <span className="sw-visually-hidden" role="status" />
        </>
      )}
    </a>
  );
}
