import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { ChoiceList } from '../../shared/ui/form/ChoiceList.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { Price } from '../../shared/ui/product/Price.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { Codes } from './Codes.tsx';
import { GuaranteeNotice } from './GuaranteeNotice.tsx';
import { OrderedItems } from './OrderedItems.tsx';
import { NoMethods } from './NoMethods.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { StepForm } from './StepForm.tsx';
import { SummarySums } from './SummarySums.tsx';
import { Terms } from './Terms.tsx';
import type { CheckoutState } from './checkout.model.ts';
import type nl from './locales/nl.json';

/** The step for payment. */
export function PaymentStep({ model }: { model: CheckoutState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { sums } = model;
  const notice = model.startData.value?.guarantee_notice;
  return (
    <StepForm
      model={model}
      next={t('pay')}
      back={
        <Button variant="quiet" onClick={() => model.goTo('delivery')}>
          {t('backToShipping')}
        </Button>
      }
    >
      <Codes model={model} />
      {sums.value?.isCoveredByVoucher ? (
        <Message kind="success" isAnnounced={false}>
          {t('paid')}
        </Message>
      ) : (
        <Methods model={model} />
      )}
      <OrderedItems model={model} className="sw-checkout__review" />
      {model.cart.value && (
        <div className="sw-checkout__review">
          <SummarySums model={model} cart={model.cart.value} />
        </div>
      )}
      <div className="sw-checkout__closing">
        <p className="sw-checkout__due">
          <span>{`${t('due')} `}</span>
          <Price cents={sums.value?.due} size="large" />
        </p>
        <Terms links={model.links.value} />
        <p className="sw-checkout__secure">
          <svg className="sw-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M5.5 10.5h13v9h-13v-9ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
          </svg>
          <span>{t('secure')}</span>
        </p>
      </div>
      {notice && <GuaranteeNotice notice={notice} />}
      <Slot name="before-order" />
    </StepForm>
  );
}

function Methods({ model }: { model: CheckoutState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { payment, form } = model;
  const status = payment.status.value;
  const methods = payment.methods.value;
  if (status.is !== 'shown' || methods.length === 0)
    return <NoMethods status={status} links={model.links.value} onRetry={() => void payment.load()} />;
  return (
    <ChoiceList name="payment_method" errors={form.errorsOf('payment_method')} legend={t('title3')} isLegendHidden>
      {methods.map((method) => (
        <PaymentChoice
          key={method.id}
          model={payment}
          method={method}
          errors={form.errorsOf('payment_method_option')}
        />
      ))}
    </ChoiceList>
  );
}
