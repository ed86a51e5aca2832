import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Counters } from './Counters.tsx';
import { History } from './History.tsx';
import { Options } from './Options.tsx';
import type { CreditsDashboardState } from './credits-dashboard.model.ts';
import type nl from './locales/nl.json';

/** What a customer has earned, what it can be exchanged for, and how it came and went. */
export function CreditsDashboard({ model }: { model: CreditsDashboardState }) {
  useSignals();
  const t = useText<typeof nl>();
  const credits = model.credits.value;
  const redeemed = model.redeemed.value;
  if (credits === null) return null;
  return (
    <div className="sw-credits-dashboard">
      <p className="sw-visually-hidden" role="status">
        {redeemed !== null && t('redeemed', { credits: redeemed })}
      </p>
      <Counters model={model} credits={credits} />
      <Options model={model} options={credits.powerCreditSettings} />
      <History entries={credits.userPowerCredits} />
      <ConfirmDialog model={model} />
    </div>
  );
}
