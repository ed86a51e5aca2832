import { useRef } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { LinkButton } from '../../shared/ui/basics/Button.tsx';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { Loading } from '../../shared/ui/basics/Loading.tsx';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import { CheckoutStep } from './CheckoutStep.tsx';
import { DiscountDialog } from './DiscountDialog.tsx';
import { BusinessWarning, ExemptionModal } from './ExemptionDialogs.tsx';
import { Progress } from './Progress.tsx';
import { Summary } from './Summary.tsx';
import type { CheckoutState } from './checkout.model.ts';
import type nl from './locales/nl.json';

/** The checkout, one step at a time, next to the order summary. */
export function Checkout({ model }: { model: CheckoutState }) {
  useSignals();
  const t = useText<typeof nl>();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!model.startData.value) return <Loading label={t('loading')} shape="text" rows={5} />;
  const isEmpty = model.isEmpty.value;
  return (
    <section className="sw-checkout" aria-label={t('heading')} aria-busy={model.isSubmitting.value}>
      <Heading className="sw-checkout__heading">{t('heading')}</Heading>
      {isEmpty ? (
        <EmptyCheckout cartUrl={model.links.value.cart} />
      ) : (
        <>
          <Progress model={model} />
          <div className="sw-checkout__columns">
            <Summary model={model} />
            <CheckoutStep model={model} heading={heading} />
          </div>
          <ExemptionModal model={model.exemption} />
          <BusinessWarning model={model.exemption} />
          <DiscountDialog model={model.discount} onRedeemed={() => heading.current?.focus({ preventScroll: true })} />
        </>
      )}
    </section>
  );
}

/** Shown only after the shop has returned an empty cart. */
function EmptyCheckout({ cartUrl }: { cartUrl: string }) {
  const t = useText<typeof nl>();
  return (
    <div className="sw-checkout__empty">
      <Icon name="cart" />
      <p className="sw-checkout__empty-text" role="status">
        {t('empty')}
      </p>
      <LinkButton href={cartUrl} variant="confirm">
        {t('toCart')}
      </LinkButton>
    </div>
  );
}
