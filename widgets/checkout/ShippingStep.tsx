import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx';
import { ChoiceList } from '../../shared/ui/form/ChoiceList.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { plainText } from '../../shared/ui/markup/plain-text.ts';
import { MoreOptions } from './MoreOptions.tsx';
import { NoMethods } from './NoMethods.tsx';
import { ShippingChoice } from './ShippingChoice.tsx';
import { StepForm } from './StepForm.tsx';
import type { CheckoutState } from './checkout.model.ts';
import type nl from './locales/nl.json';

/** The step for delivery or collection. */
export function ShippingStep({ model }: { model: CheckoutState }) {
  useSignals();
  const t = useText<typeof nl>();
  return (
    <StepForm
      model={model}
      next={t('toPayment')}
      back={
        <Button variant="quiet" onClick={() => model.goTo('details')}>
          {t('backToAddresses')}
        </Button>
      }
    >
      {model.shipping.notices.value.map((notice) => (
        <Message key={notice} kind="info" icon="truck" isAnnounced={false}>
          <Html html={notice} />
        </Message>
      ))}
      <Methods model={model} />
    </StepForm>
  );
}

function Methods({ model }: { model: CheckoutState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { shipping, form } = model;
  const status = shipping.status.value;
  const groups = shipping.groups.value;
  const takeBack = shipping.answer.value?.take_back;
  if (status.is !== 'shown' || groups.length === 0)
    return <NoMethods status={status} links={model.links.value} onRetry={() => void shipping.load()} />;
  return (
    <>
      {groups.map(({ is, methods }, index) => (
        <ChoiceList
          key={is}
          name={index === 0 ? 'shipping_method' : undefined}
          errors={index === 0 ? form.errorsOf('shipping_method') : undefined}
          legend={t(is)}
        >
          <MoreOptions
            items={methods}
            isChosen={(method) => method === shipping.chosen.value}
            renderItem={(method) => <ShippingChoice key={method.id} model={model} method={method} />}
          />
        </ChoiceList>
      ))}
      {takeBack && (
        <Checkbox
          name="take_back"
          isChecked={form.fields.value.take_back === true}
          errors={form.errorsOf('take_back')}
          hint={plainText(takeBack.description ?? '')}
          onChange={(isChecked) => form.edit('take_back', isChecked)}
        >
          {plainText(takeBack.label)}
        </Checkbox>
      )}
    </>
  );
}
