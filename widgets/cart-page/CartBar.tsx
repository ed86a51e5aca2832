import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Price } from '../../shared/ui/product/Price.tsx';
import { CheckoutLink } from './CheckoutLink.tsx';
import type { CartPageState } from './cart-page.model.ts';
import type nl from './locales/nl.json';

/** On a phone: the amount to pay and the link to the checkout, at the lower edge of the window while the cart is in view. */
export function CartBar({ model }: { model: CartPageState }) {
  useSignals();
  const t = useText<typeof nl>();
  const sums = model.sums.value;
  if (!sums) return null;
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
