import { useId, useState } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { formatCount } from '../../shared/format/count.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { Price } from '../../shared/ui/product/Price.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import { OrderedItems } from './OrderedItems.tsx';
import { SummaryAddresses } from './SummaryAddresses.tsx';
import { SummarySums } from './SummarySums.tsx';
import type { CheckoutState } from './checkout.model.ts';
import type nl from './locales/nl.json';

/**
 * The order with its addresses and amounts, beside the step. On a phone it is above the step and folded, and its heading
 * has the amount; the styles know which.
 */
export function Summary({ model }: { model: CheckoutState }) {
  useSignals();
  const t = useText<typeof nl>();
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  const cart = model.cart.value;
  if (!cart) return null;
  return (
    <section className="sw-checkout__summary" aria-labelledby={heading}>
      <div className="sw-checkout__summary-head">
        <Heading below={1} className="sw-checkout__summary-heading" id={heading}>
          <span>{`${t('summary')} `}</span>
          <Price cents={model.sums.value?.due} />
        </Heading>
        <button
          type="button"
          className="sw-checkout__summary-toggle"
          aria-labelledby={heading}
          aria-expanded={isOpen}
          aria-controls={`${heading}body`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevron" className="sw-checkout__summary-arrow" />
        </button>
      </div>
      <div
        id={`${heading}body`}
        className={`sw-checkout__summary-body${isOpen ? '' : ' sw-checkout__summary-body--folded'}`}
      >
        <OrderedItems model={model} />
        {model.step.value !== 'details' && <SummaryAddresses model={model} />}
        <SummarySums model={model} cart={cart} />
        <Credits model={model} />
        <Help model={model} />
        <Slot name="summary-end" />
      </div>
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
      <span>{t('credits', { count, amount: formatCount(count, locale) })}</span>
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
