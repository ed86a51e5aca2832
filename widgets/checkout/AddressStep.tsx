import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { LinkButton } from '../../shared/ui/basics/Button.tsx';
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx';
import { RequiredNote } from '../../shared/ui/form/RequiredNote.tsx';
import { Account } from './Account.tsx';
import { AddressBlock } from './AddressBlock.tsx';
import { ContactBlock } from './ContactBlock.tsx';
import { Exemption } from './Exemption.tsx';
import { Login } from './Login.tsx';
import { StepForm } from './StepForm.tsx';
import type { CheckoutState } from './checkout.model.ts';
import type nl from './locales/nl.json';

const SAME = 'shipping_address_same_as_billing_address';

/** The step for addresses and account. */
export function AddressStep({ model }: { model: CheckoutState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { form, login, exemption, links, startData } = model;
  const isSame = form.data.value[SAME];
  return (
    <>
      {login.isOffered.value && <Login model={login} forgotPasswordUrl={links.value.forgotPassword} />}
      <StepForm
        model={model}
        next={t('toShipping')}
        back={
          <LinkButton variant="quiet" href={links.value.cart}>
            {t('backToCart')}
          </LinkButton>
        }
      >
        <RequiredNote />
        <ContactBlock model={model} />
        <AddressBlock model={model} address={model.addresses.billing}>
          <Checkbox
            name={SAME}
            isChecked={isSame}
            errors={form.errorsOf(SAME)}
            onChange={(isChecked) => form.edit(SAME, isChecked)}
          >
            {t('sameAddress')}
          </Checkbox>
        </AddressBlock>
        {!isSame && <AddressBlock model={model} address={model.addresses.shipping} />}
        {exemption.isShown.value && <Exemption model={exemption} form={form} />}
        {!startData.value?.user && <Account form={form} />}
      </StepForm>
    </>
  );
}
