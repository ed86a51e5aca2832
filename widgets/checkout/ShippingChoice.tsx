import { useSignals } from '@preact/signals-react/runtime';
import type { ShippingMethod, ShippingOption } from '../../shared/contract/checkout.ts';
import type { MethodCosts } from '../../shared/rules/checkout-sums.ts';
import { formatDay } from '../../shared/format/date.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Choice } from '../../shared/ui/form/Choice.tsx';
import { ChoiceList } from '../../shared/ui/form/ChoiceList.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { Price } from '../../shared/ui/product/Price.tsx';
import { plainText } from '../../shared/ui/markup/plain-text.ts';
import { AddressText } from './AddressText.tsx';
import { MoreOptions } from './MoreOptions.tsx';
import type { CheckoutState } from './checkout.model.ts';
import type nl from './locales/nl.json';

/** A shipping method; shows its dates or pickup points while it is chosen. */
export function ShippingChoice({ model, method }: { model: CheckoutState; method: ShippingMethod }) {
  useSignals();
  const { shipping, addresses } = model;
  const { description, extra_description, address } = method;
  const options = shipping.optionsOf(method);
  return (
    <Choice
      name="shipping_method"
      value={String(method.id)}
      isChecked={shipping.chosen.value?.id === method.id}
      onChoose={() => shipping.choose(method)}
      title={method.label}
      badge={method.sustainable}
      aside={<Costs costs={shipping.costsOf(method)} />}
      text={
        (description || extra_description || address) && (
          <Description html={description} lines={addresses.linesOf(address)} more={extra_description} />
        )
      }
    >
      {method.type === 'delivery' || options.length > 0 ? (
        <Options
          model={model}
          method={method}
          options={options}
          errors={model.form.errorsOf('shipping_method_option')}
        />
      ) : null}
    </Choice>
  );
}

/** All shipping costs with this method. */
function Costs({ costs: { total, surcharge } }: { costs: MethodCosts }) {
  const t = useText<typeof nl>();
  return (
    <>
      {total === null ? <span>{t('shippingUnknown')}</span> : <Price cents={total} isFree={total === 0} />}
      {surcharge > 0 && (
        <span className="sw-checkout__surcharge">
          <span>{`${t('surcharge')} `}</span>
          <Price cents={surcharge} size="small" />
        </span>
      )}
    </>
  );
}

interface OptionsProps {
  model: CheckoutState;
  method: ShippingMethod;
  options: readonly ShippingOption[];
  errors: readonly string[];
}

/** Delivery options begin with "as soon as possible"; the options of other methods are pickup points. */
function Options({ model, method, options, errors }: OptionsProps) {
  useSignals();
  const t = useText<typeof nl>();
  const { locale } = useSettings();
  const { shipping, addresses } = model;
  const isDelivery = method.type === 'delivery';
  if (options.length === 0)
    return (
      <p className="sw-checkout__soon">
        <Soon days={shipping.days.value} />
      </p>
    );
  const chosen = String(shipping.chosenOption.value);
  const intro = method.select_date_description;
  return (
    <ChoiceList
      name="shipping_method_option"
      errors={errors}
      legend={intro ? plainText(intro) : t(isDelivery ? 'chooseDate' : 'choosePlace')}
    >
      {isDelivery && (
        <Choice
          name="shipping_method_option"
          value=""
          isChecked={shipping.chosenOption.value === null}
          onChoose={() => shipping.chooseOption(null)}
          title={<Soon days={shipping.days.value} />}
        />
      )}
      <MoreOptions
        items={options}
        isChosen={({ id }) => String(id) === chosen}
        renderItem={({ id, label, description, address }) => (
          <Choice
            key={id}
            name="shipping_method_option"
            value={String(id)}
            isChecked={String(id) === chosen}
            onChoose={() => shipping.chooseOption(id)}
            title={formatDay(label, locale)}
            text={
              (description || address) && (
                <Description html={description} lines={description ? [] : addresses.linesOf(address)} />
              )
            }
          />
        )}
      />
    </ChoiceList>
  );
}

/** Delivery as soon as possible, with the number of days. */
export function Soon({ days }: { days: string | null }) {
  const t = useText<typeof nl>();
  const count = Number(days?.split('-').at(-1));
  return <span>{days ? `${t('soon')} (${t('days', { days, count })})` : t('soon')}</span>;
}

interface DescriptionProps {
  html: string | null;
  lines: readonly string[];
  more?: string | null;
}

function Description({ html, lines, more }: DescriptionProps) {
  return (
    <>
      {html && <Html html={html} />}
      {lines.length > 0 && <AddressText lines={lines} />}
      {more && <Html html={more} />}
    </>
  );
}
