import { useSignals } from '@preact/signals-react/runtime';
import { formatCount } from '../../shared/format/count.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
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
