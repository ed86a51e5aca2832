import { useSignals } from '@preact/signals-react/runtime';
import { formatRate } from '../../shared/format/rate.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { SelectField } from '../../shared/ui/form/SelectField.tsx';
import type { VatToggleState } from './vat-toggle.model.ts';
import type nl from './locales/nl.json';

/** Chooses between prices with the standard VAT rate and prices without VAT. */
export function VatToggle({ model }: { model: VatToggleState }) {
  useSignals();
  const t = useText<typeof nl>();
  const isBusy = model.isBusy.value;
  return (
    <div className="sw-vat-toggle" aria-busy={isBusy}>
      <SelectField
        name="tax_exemption_selected"
        label={t('label')}
        value={String(model.isExempt.value)}
        options={[
          { value: 'true', label: `${formatRate(0)}%` },
          { value: 'false', label: `${formatRate(model.rate)}%` },
        ]}
        isRequired={null}
        isDisabled={isBusy}
        autoComplete="off"
        onChange={(value) => void model.choose(value === 'true')}
      />
      <span className="sw-visually-hidden" role="status">
        {isBusy && t('busy')}
      </span>
    </div>
  );
}
