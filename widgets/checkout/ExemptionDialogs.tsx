import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { plainText } from '../../shared/ui/markup/plain-text.ts';
import type { Exemption } from './exemption.model.ts';
import type nl from './locales/nl.json';

/** The conditions of the VAT rate of 0 %, as the shop's text for the country. */
export function ExemptionModal({ model }: { model: Exemption }) {
  useSignals();
  const t = useText<typeof nl>();
  const { popup_title, popup_text, agree_text } = model.country.value ?? {};
  return (
    <Dialog
      isOpen={model.isModalOpen.value}
      title={popup_title ? plainText(popup_title) : t('exemptionTitle')}
      onClose={model.close}
      actions={
        <Button variant="confirm" onClick={model.agree}>
          {t('agree')}
        </Button>
      }
    >
      {popup_text && <Html html={popup_text} />}
      {agree_text && <Html className="sw-checkout__agree" html={agree_text} />}
    </Dialog>
  );
}

/** Informs a business that it buys with VAT. */
export function BusinessWarning({ model }: { model: Exemption }) {
  useSignals();
  const t = useText<typeof nl>();
  const text = model.country.value?.business_warning_text;
  return (
    <Dialog
      isOpen={model.isWarningOpen.value}
      title={t('businessWarning')}
      size="small"
      onClose={model.closeWarning}
      actions={
        <Button variant="confirm" onClick={model.closeWarning}>
          {t('confirm')}
        </Button>
      }
    >
      {text && <Html html={text} />}
    </Dialog>
  );
}
