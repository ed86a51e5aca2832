import { useText } from '../../shared/i18n/use-text.ts';
import { formatCount } from '../../shared/format/count.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { Price } from '../../shared/ui/product/Price.tsx';
import { VisuallyHidden } from '../../shared/ui/basics/VisuallyHidden.tsx';
import type { CreditsDashboardState, PowerCredits } from './credits-dashboard.model.ts';
import type nl from './locales/nl.json';

interface CountersProps {
  model: CreditsDashboardState;
  credits: PowerCredits;
}

/** Saved credits, expected credits, and the remaining value of vouchers. */
export function Counters({ model, credits }: CountersProps) {
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
