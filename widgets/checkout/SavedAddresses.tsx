import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { SelectField } from '../../shared/ui/form/SelectField.tsx';
import type { AddressesState, AddressKind } from './addresses.model.ts';
import type nl from './locales/nl.json';

/** The saved addresses of a customer; nothing if there are none. */
export function SavedAddresses({ model, kind }: { model: AddressesState; kind: AddressKind }) {
  useSignals();
  const t = useText<typeof nl>();
  const saved = model.saved(kind);
  if (saved.length === 0) return null;
  return (
    <SelectField
      name={kind === 'billing' ? 'saved_address' : 'shipping_saved_address'}
      label={t('saved')}
      value={model.savedId(kind)}
      options={[
        ...saved.map((address) => ({ value: String(address.id), label: model.linesOf(address).join(', ') })),
        { value: '', label: t('otherAddress') },
      ]}
      autoComplete="off"
      isRequired={null}
      onChange={(id) => model.chooseSaved(kind, id)}
    />
  );
}
