import type { Cart } from '../../shared/contract/cart.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useFirstItems } from '../../shared/ui/basics/use-first-items.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { CartLineItem } from './CartLineItem.tsx';
import type { CartPageState } from './cart-page.model.ts';
import type nl from './locales/nl.json';

/** Lines that are rendered first; `cart-line.css` knows the height of the others. */
export const FIRST_LINES = 5;

export function CartLines({ model, cart }: { model: CartPageState; cart: Cart }) {
  const t = useText<typeof nl>();
  const first = useFirstItems(cart.items, FIRST_LINES);
  return (
    <div className="sw-cart-page__lines">
      {cart.shippingCosts === 0 && (
        <p className="sw-cart-page__banner">
          <Icon name="truck" />
          <span>{t('freeShippingBanner')}</span>
        </p>
      )}
      <ul className="sw-cart-page__list" role="list" aria-label={t('lines')}>
        {first.map((line, index) => (
          <CartLineItem key={model.keyOf(line)} model={model} line={line} isFirst={index === 0} />
        ))}
        {cart.items.slice(first.length).map((line) => (
          <li key={model.keyOf(line)} className="sw-cart-page__line sw-cart-page__line--next" />
        ))}
      </ul>
    </div>
  );
}
