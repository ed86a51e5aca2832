import type { Content } from 'react/jsx-runtime';
import { useSignals } from '@preact/signals-react/runtime';
import { formatDay } from '../../shared/format/date.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { AddressText } from './AddressText.tsx';
import { ChangeLink } from './ChangeLink.tsx';
import { Soon } from './ShippingChoice.tsx';
import type { CheckoutState, Step } from './checkout.model.ts';
import type nl from './locales/nl.json';

/** Where the invoice and the order go, and how; each links back to its step. */
export function SummaryAddresses({ model }: { model: CheckoutState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { form, addresses, shipping } = model;
  const method = shipping.chosen.value;
  const place = shipping.pickupPoint.value;
  const isOneAddress = form.data.value.shipping_address_same_as_billing_address;

  return (
    <div className="sw-checkout__destinations">
      <Destination model={model} name={t('billingAddress')} step="details">
        <AddressText lines={addresses.billing.lines.value} />
      </Destination>
      {!place && (
        <Destination model={model} name={t('shippingAddress')} step="details">
          {isOneAddress ? t('asBilling') : <AddressText lines={addresses.shipping.lines.value} />}
        </Destination>
      )}
      {method && (
        <Destination model={model} name={t('title2')} step="delivery">
          <span>{method.label}</span>
          {method.type === 'delivery' && <DeliveryDay model={model} />}
          {place && <AddressText lines={addresses.linesOf(place)} />}
        </Destination>
      )}
    </div>
  );
}

/** When the order comes: the chosen day, or as soon as possible. */
export function DeliveryDay({ model: { shipping } }: { model: CheckoutState }) {
  useSignals();
  const { locale } = useSettings();
  const label = shipping.optionLabel.value;
  return <p>{label === null ? <Soon days={shipping.days.value} /> : formatDay(label, locale)}</p>;
}

interface DestinationProps {
  model: CheckoutState;
  name: string;
  /** The step that changes it. */
  step: Step;
  children: Content;
}

function Destination({ model, name, step, children }: DestinationProps) {
  useSignals();
  return (
    <div className="sw-checkout__destination">
      <p className="sw-checkout__destination-head">
        <span className="sw-checkout__destination-name">{name}</span>
        {model.isPassed(step) && <ChangeLink name={name} href={model.pathOf(step)} onFollow={() => model.goTo(step)} />}
      </p>
      <div className="sw-checkout__destination-text">{children}</div>
    </div>
  );
}
