import type { ComponentProps, MouseEvent } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { LinkButton } from '../../shared/ui/basics/Button.tsx';
import type { CartPageState } from './cart-page.model.ts';
import type nl from './locales/nl.json';

interface CheckoutLinkProps extends Pick<ComponentProps<typeof LinkButton>, 'className' | 'isWide'> {
  model: CartPageState;
}

/** The link to the checkout. It waits until a typed quantity is sent completely, so that no part of it is ordered. */
export function CheckoutLink({ model, ...look }: CheckoutLinkProps) {
  useSignals();
  const t = useText<typeof nl>();

  function go(event: MouseEvent) {
    if (model.deferCheckout()) event.preventDefault();
  }

  return (
    <LinkButton
      {...look}
      href={model.checkoutUrl}
      variant="primary"
      aria-busy={model.isCheckoutPending.value || undefined}
      onClick={go}
    >
      {t('checkout')}
    </LinkButton>
  );
}
