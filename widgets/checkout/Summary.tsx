import { useId } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { SummaryAddresses } from './SummaryAddresses.tsx';
import { SummaryItem } from './SummaryItem.tsx';
import { SummarySums } from './SummarySums.tsx';
import type { CheckoutState } from './checkout.model.ts';
import type nl from './locales/nl.json';

/** The order with its addresses and amounts. */
export function Summary({ model }: { model: CheckoutState }) {
  useSignals();
  const t = useText<typeof nl>();
  const heading = useId();
  const cart = model.cart.value;
  if (!cart) return null;
  return (
    <section className="sw-checkout__summary" aria-labelledby={heading}>
      <h2 className="sw-checkout__summary-heading" id={heading}>
        {t('summary')}
      </h2>
      <ul className="sw-checkout__items" role="list">
        {cart.items.map((item, index) => (
          <SummaryItem key={`${item.type} ${item.sku ?? item.name} ${index}`} item={item} />
        ))}
      </ul>
      {model.step.value > 1 && <SummaryAddresses model={model} />}
      <SummarySums model={model} cart={cart} />
      <Credits model={model} />
      <Help model={model} />
    </section>
  );
}

function Credits({ model }: { model: CheckoutState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { locale } = useSettings();
  const count = model.credits.value;
  if (count === null) return null;
  return (
    <p className="sw-checkout__credits">
      <Icon name="sun" />
      <span>{t('credits', { count, amount: count.toLocaleString(locale) })}</span>
    </p>
  );
}

function Help({ model }: { model: CheckoutState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { customerService, helpCentre } = model.links.value;
  if (!customerService && !helpCentre) return null;
  return (
    <p className="sw-checkout__help">
      <span>{t('help')}</span>
      {customerService && (
        <a className="sw-checkout__link" href={customerService}>
          {t('customerService')}
        </a>
      )}
      {helpCentre && (
        <a className="sw-checkout__link" href={helpCentre}>
          {t('helpCentre')}
        </a>
      )}
    </p>
  );
}
