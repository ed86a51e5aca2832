import { useText } from '../../shared/i18n/use-text.ts';
import { Price } from '../../shared/ui/product/Price.tsx';
import { CheckoutLink } from './CheckoutLink.tsx';
import type { CartPageState } from './cart-page.model.ts';
import type { Sums } from './cart-page.rules.ts';
import type nl from './locales/nl.json';

interface CartBarProps {
  model: CartPageState;
  sums: Sums;
}

/**
 * The link to the checkout. On a phone it stays at the lower edge of the window while the lines are in view, with the
 * amount to pay; beside the lines the total is just above it.
 */
export function CartBar({ model, sums }: CartBarProps) {
  const t = useText<typeof nl>();
  return (
    <div className="sw-cart-page__bar">
      <p className="sw-cart-page__bar-sum">
        <span>{`${t(sums.due === sums.total ? 'total' : 'due')} `}</span>
        <Price cents={sums.due} size="large" />
      </p>
      <CheckoutLink model={model} className="sw-cart-page__bar-link" />
    </div>
  );
}
