import { useSignals } from '@preact/signals-react/runtime';
import { formatCount } from '../../shared/format/count.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { History } from './History.tsx';
import type { PowerCredits, RedeemOption } from '../../shared/contract/power-credits.ts';
import type { CreditsDashboardState } from './credits-dashboard.model.ts';
import type nl from './locales/nl.json';
import { Price } from '../../shared/ui/product/Price.tsx';
import { VisuallyHidden } from '../../shared/ui/basics/VisuallyHidden.tsx';
import { useId } from 'react';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { CreditsBadge } from '../../shared/ui/product/CreditsBadge.tsx';

/** What a customer has earned, what it can be exchanged for, and how it came and went. */
export function CreditsDashboard({ model }: { model: CreditsDashboardState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { locale } = useSettings();
  const credits = model.credits.value;
  const redeemed = model.redeemed.value;
  if (credits === null) return null;
  return (
    <div className="sw-credits-dashboard">
      <Slot name="top" />
      <Counters model={model} credits={credits} />
      <div className="sw-credits-dashboard__news" role="status">
        {redeemed !== null && (
          <Message kind="success" isAnnounced={false}>
            {t('redeemed', { credits: formatCount(redeemed, locale) })}
          </Message>
        )}
      </div>
      <Options model={model} options={credits.powerCreditSettings} />
      <History entries={credits.userPowerCredits} />
      <ConfirmDialog model={model} />
    </div>
  );
}

/** Saved credits, expected credits, and the remaining value of vouchers. */
function Counters({ model, credits }: { model: CreditsDashboardState; credits: PowerCredits }) {
  const t = useText<typeof nl>();
  const { creditsToSpend, creditsToSpendLater, userPowerCreditDiscount } = credits;
  return (
    <dl className="sw-credits-dashboard__counters">
      <div className="sw-credits-dashboard__counter">
        <dt className="sw-credits-dashboard__label">{t('saved')}</dt>
        <dd className="sw-credits-dashboard__value">
          <Counter model={model} credits={creditsToSpend} />
        </dd>
      </div>
      {/* 0 is shown as 0; without a number, there is no counter. */}
      {creditsToSpendLater !== null && (
        <div className="sw-credits-dashboard__counter">
          <dt className="sw-credits-dashboard__label">{t('expected')}</dt>
          <dd className="sw-credits-dashboard__value">
            <Counter model={model} credits={creditsToSpendLater} />
          </dd>
        </div>
      )}
      <div className="sw-credits-dashboard__counter">
        <dt className="sw-credits-dashboard__label">{t('discount')}</dt>
        <dd className="sw-credits-dashboard__value">
          <Price cents={userPowerCreditDiscount ?? 0} />
        </dd>
      </div>
    </dl>
  );
}

/** Shown with leading zeros, and read by screen readers as a number. */
function Counter({ model, credits }: { model: CreditsDashboardState; credits: number }) {
  const { locale } = useSettings();
  return (
    <>
      <span aria-hidden="true" translate="no">
        {model.padded(credits)}
      </span>
      <VisuallyHidden>{formatCount(model.whole(credits), locale)}</VisuallyHidden>
    </>
  );
}

/** What credits can be exchanged for, in the shop's order. */
function Options({ model, options }: { model: CreditsDashboardState; options: readonly RedeemOption[] }) {
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
        aria-describedby={about}
        isDisabled={!isOpen || model.isBuying.value}
        onClick={() => model.choose(option)}
      >
        {t(isOpen ? 'redeem' : isValid ? 'notEnough' : 'invalidVoucher')}
      </Button>
    </li>
  );
}
