import { useSignals } from '@preact/signals-react/runtime';
import type { PaymentMethod } from '../../shared/contract/checkout.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Choice } from '../../shared/ui/form/Choice.tsx';
import { Price } from '../../shared/ui/product/Price.tsx';
import { RadioGroup } from '../../shared/ui/form/RadioGroup.tsx';
import { SelectField } from '../../shared/ui/form/SelectField.tsx';
import type { Payment } from './payment.model.ts';
import type nl from './locales/nl.json';

/** More options are shown as a select. */
const MAX_RADIOS = 4;

export interface PaymentChoiceProps {
  model: Payment;
  method: PaymentMethod;
  /** The shop's errors about the option. */
  errors: readonly string[];
}

/** A payment method; shows its banks or terms while it is chosen. */
export function PaymentChoice({ model, method, errors }: PaymentChoiceProps) {
  useSignals();
  const t = useText<typeof nl>();
  return (
    <Choice
      name="payment_method"
      value={String(method.id)}
      isChecked={model.chosen.value?.id === method.id}
      onChoose={() => model.choose(method)}
      title={<Name method={method} />}
      aside={method.costs > 0 && <Price cents={method.costs} />}
      badge={model.isMostChosen(method) ? t('mostChosen') : undefined}
    >
      {method.options.length > 0 && <Options model={model} method={method} errors={errors} />}
    </Choice>
  );
}

function Name({ method: { label, image } }: Pick<PaymentChoiceProps, 'method'>) {
  return (
    <>
      {image && <img className="sw-checkout__mark" src={image} alt="" width={36} height={24} />}
      <span>{label}</span>
    </>
  );
}

function Options({ model, method, errors }: PaymentChoiceProps) {
  useSignals();
  const t = useText<typeof nl>();
  const options = method.options.map(({ id, label }) => ({ value: String(id), label }));
  const chosen = model.chosenOption.value;
  const common = {
    name: 'payment_method_option',
    value: chosen === null ? '' : String(chosen),
    errors,
    onChange(value: string) {
      const option = method.options.find(({ id }) => String(id) === value);
      if (option) model.chooseOption(option.id);
    },
  };
  const question = t('chooseOption', { method: method.label });
  if (options.length <= MAX_RADIOS) return <RadioGroup {...common} legend={question} options={options} />;
  const none = { value: '', label: t('noneChosen') };
  return (
    <SelectField
      {...common}
      label={question}
      options={chosen === null ? [none, ...options] : options}
      autoComplete="off"
      isRequired
    />
  );
}
