import type { Content } from 'react/jsx-runtime';
import { useSignals } from '@preact/signals-react/runtime';
import { usePartText, useText } from '../../shared/i18n/use-text.ts';
import { plainText } from '../../shared/ui/markup/plain-text.ts';
import { ChangeLink } from './ChangeLink.tsx';
import { DeliveryDay } from './SummaryAddresses.tsx';
import type { CheckoutState, Step } from './checkout.model.ts';
import type { ControlName } from './form.model.ts';
import type nl from './locales/nl.json';

interface EnteredGroupsProps {
  model: CheckoutState;
  /** The shopper goes back to this control. */
  onFollow(control: ControlName, step: Step): void;
}

/** The groups of the steps before, each as one line with what was entered. */
export function EnteredGroups({ model, onFollow }: EnteredGroupsProps) {
  useSignals();
  const t = useText<typeof nl>();
  const ofAddress = usePartText('address');
  if (!model.isPassed('details')) return null;
  const { form, addresses, shipping, startData } = model;
  const { email, phone, shipping_address_same_as_billing_address: isOneAddress } = form.fields.value;
  const place = shipping.pickupPoint.value;
  const hasOtherAddress = !isOneAddress && !place;
  const method = model.isPassed('delivery') ? shipping.chosen.value : null;
  const takeBack = form.fields.value.take_back && shipping.answer.value?.take_back;
  const back = { model, onFollow };

  return (
    <ul className="sw-checkout__entered" role="list">
      <Group {...back} name={t('contact')} control={startData.value?.user ? 'phone' : 'email'}>
        {email && <span translate="no">{email}</span>}
        <span translate="no">{phone}</span>
      </Group>
      <Group {...back} name={hasOtherAddress ? t('billingAddress') : ofAddress('address')} control="first_name">
        <span translate="no">{addresses.billing.lines.value.join(', ')}</span>
      </Group>
      {hasOtherAddress && (
        <Group {...back} name={t('shippingAddress')} control="shipping_first_name">
          <span translate="no">{addresses.shipping.lines.value.join(', ')}</span>
        </Group>
      )}
      {method && (
        <Group {...back} name={t('deliveryGroup')} control="shipping_method" step="delivery">
          <span>{method.label}</span>
          {method.type === 'delivery' && <DeliveryDay model={model} />}
          {place && <span translate="no">{addresses.linesOf(place).join(', ')}</span>}
          {takeBack && <span>{plainText(takeBack.label)}</span>}
        </Group>
      )}
    </ul>
  );
}

interface GroupProps extends EnteredGroupsProps {
  name: string;
  /** Its first control, which takes the focus. */
  control: ControlName;
  step?: Step;
  children: Content;
}

function Group({ model, name, control, step = 'details', onFollow, children }: GroupProps) {
  return (
    <li className="sw-checkout__group">
      <span className="sw-checkout__group-name">{name}</span>
      <div className="sw-checkout__group-text">{children}</div>
      <ChangeLink name={name} href={model.pathOf(step)} onFollow={() => onFollow(control, step)} />
    </li>
  );
}
