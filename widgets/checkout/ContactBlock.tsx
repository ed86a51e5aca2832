import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Field } from '../../shared/ui/form/Field.tsx';
import type { CheckoutState } from './checkout.model.ts';
import type nl from './locales/nl.json';

/** How the shop reaches the shopper. The e-mail address of a customer is known. */
export function ContactBlock({ model: { form, startData } }: { model: CheckoutState }) {
  useSignals();
  const t = useText<typeof nl>();

  function common(name: 'email' | 'phone') {
    return {
      name,
      label: t(name),
      isRequired: true,
      value: form.fields.value[name],
      mark: form.markOf(name),
      errors: form.errorsOf(name),
      onChange: (value: string) => form.type(name, value),
      onBlur: () => form.leave(name),
    };
  }

  return (
    <fieldset className="sw-checkout__block">
      <legend className="sw-checkout__block-title">{t('contact')}</legend>
      {!startData.value?.user && (
        <Field
          {...common('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <Field {...common('phone')} hint={t('phoneHint')} type="tel" inputMode="tel" autoComplete="billing tel" />
    </fieldset>
  );
}
