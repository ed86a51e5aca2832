import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { formatPrice } from '../../shared/format/price.ts';
import { formatCount } from '../../shared/format/count.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { SessionNotice } from '../../shared/ui/basics/SessionNotice.tsx';
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx';
import type { CreditsDashboardState } from './credits-dashboard.model.ts';
import type nl from './locales/nl.json';

/** Asks for confirmation, because redeemed credits cannot be returned. */
export function ConfirmDialog({ model }: { model: CreditsDashboardState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { currency, locale } = useSettings();
  const choice = model.choice.value;
  const isBuying = model.isBuying.value;
  return (
    <Dialog
      isOpen={model.isConfirming.value}
      title={t('confirmTitle')}
      size="small"
      onClose={model.cancel}
      onClosed={model.reset}
      actions={
        <>
          <Button variant="quiet" onClick={model.cancel}>
            {t('cancel')}
          </Button>
          <Button
            variant="confirm"
            isBusy={isBuying}
            isDisabled={choice !== null && !model.canRedeem(choice)}
            onClick={model.confirm}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      {choice && (
        <p className="sw-credits-dashboard__text">
          {t('confirmText', {
            credits: formatCount(choice.credits, locale),
            amount: formatPrice(choice.discount_eur, currency),
          })}
        </p>
      )}
      <SessionNotice />
    </Dialog>
  );
}
