import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import { plainText } from '../../shared/ui/markup/plain-text.ts';
import type { Exemption as ExemptionModel } from './exemption.model.ts';
import type { FormState } from './form.model.ts';
import type nl from './locales/nl.json';

/** Consent to the VAT rate of 0 %; required unless the shopper declines the exemption. */
export function Exemption({ model, form }: { model: ExemptionModel; form: FormState }) {
  useSignals();
  const t = useText<typeof nl>();
  const country = model.country.value;
  const isMissing = model.isMissing.value;
  const refusal = model.refusal.value;
  const shopErrors = form.errorsOf('tax_exemption_accepted');
  return (
    <div className={`sw-checkout__exemption${isMissing ? ' sw-checkout__exemption--missing' : ''}`}>
      <Checkbox
        name="tax_exemption_accepted"
        isChecked={form.data.value.tax_exemption_accepted}
        isRequired
        mark={isMissing ? 'error' : form.markOf('tax_exemption_accepted')}
        errors={isMissing && shopErrors.length === 0 ? [t('exemptionMissing')] : shopErrors}
        isAnnounced
        onChange={model.accept}
      >
        {country?.agree_text ? plainText(country.agree_text) : t('exemptionAgree')}
      </Checkbox>
      <p className="sw-checkout__exemption-ways">
        <button type="button" className="sw-checkout__link" aria-haspopup="dialog" onClick={model.open}>
          {t('exemptionMore')}
        </button>
        {model.canDecline && (
          <button
            type="button"
            className="sw-checkout__link"
            aria-busy={model.isDeclining.value || undefined}
            onClick={() => void model.decline()}
          >
            {t('exemptionDecline')}
          </button>
        )}
      </p>
      {refusal && <RefusalMessage refusal={refusal} />}
    </div>
  );
}
