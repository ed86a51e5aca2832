import type { MouseEvent } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { LinkButton } from '../../shared/ui/basics/Button.tsx';
import { Price } from '../../shared/ui/product/Price.tsx';
import type { CartPageState } from './cart-page.model.ts';
import type { Sums } from './cart-page.rules.ts';
import type nl from './locales/nl.json';

interface CartBarProps {
  model: CartPageState;
  sums: Sums;
}

/**
 * The link to the checkout. On a phone it stays at the lower edge of the window while the lines are in view, with the
 * amount to pay; beside the lines the total is just above it. The link waits until a typed quantity is sent completely,
 * so that no part of it is ordered.
 */
export function CartBar({ model, sums }: CartBarProps) {
  useSignals();
  const t = useText<typeof nl>();

  function go(event: MouseEvent) {
    if (model.deferCheckout()) event.preventDefault();
  }

  return (
    <div className="sw-cart-page__bar">
      <p className="sw-cart-page__bar-sum">
        <span>{`${t(sums.due === sums.total ? 'total' : 'due')} `}</span>
        <Price cents={sums.due} size="large" />
      </p>
      <LinkButton
        className="sw-cart-page__bar-link"
        href={model.checkoutUrl}
        variant="primary"
        aria-busy={model.isCheckoutPending.value || undefined}
        onClick={go}
      >
        {t('checkout')}
      </LinkButton>
    </div>
  );
}
