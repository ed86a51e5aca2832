import { useId } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { CreditsBadge } from '../../shared/ui/product/CreditsBadge.tsx';
import { Price } from '../../shared/ui/product/Price.tsx';
import type { CreditsDashboardState, RedeemOption } from './credits-dashboard.model.ts';
import type nl from './locales/nl.json';

/** What credits can be exchanged for, in the shop's order. */
export function Options({ model, options }: { model: CreditsDashboardState; options: readonly RedeemOption[] }) {
  const t = useText<typeof nl>();
  const title = useId();
  if (options.length === 0) return null;
  return (
    <section className="sw-credits-dashboard__part" aria-labelledby={title}>
      <h2 id={title} className="sw-credits-dashboard__title">
        {t('options')}
      </h2>
      <p className="sw-credits-dashboard__text">{t('explanation')}</p>
      <ul className="sw-credits-dashboard__options">
        {options.map((option, index) => (
          <Option key={`${option.credits} ${index}`} model={model} option={option} />
        ))}
      </ul>
    </section>
  );
}

function Option({ model, option }: { model: CreditsDashboardState; option: RedeemOption }) {
  useSignals();
  const t = useText<typeof nl>();
  const about = useId();
  const isValid = model.isVoucher(option);
  const isOpen = isValid && model.canRedeem(option);
  return (
    <li className={`sw-credits-dashboard__option${isOpen ? '' : ' sw-credits-dashboard__option--short'}`}>
      <div id={about} className="sw-credits-dashboard__offer">
        <Price cents={option.discount_eur} size="large" />
        <CreditsBadge credits={option.credits} />
      </div>
      <Button
        variant={isOpen ? 'primary' : 'secondary'}
        isWide
        aria-describedby={about}
        isDisabled={!isOpen || model.isBuying.value}
        onClick={() => model.choose(option)}
      >
        {t(isOpen ? 'redeem' : isValid ? 'notEnough' : 'invalidVoucher')}
      </Button>
    </li>
  );
}
