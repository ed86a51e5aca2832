import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { MediaUpload } from '../../shared/ui/media/MediaUpload.tsx';
import { FormValue } from './FormValue.tsx';
import type { MediaFieldState } from './media-field.model.ts';
import type nl from './locales/nl.json';

/** A form field for files. */
export function MediaField({ model }: { model: MediaFieldState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { uploads } = model;
  const { type, isMultiple } = uploads;
  return (
    <div className="sw-media-field">
      <FormValue name={model.name} value={model.value.value} onValueSet={model.setValue} onReset={model.reset} />
      <MediaUpload
        label={isMultiple ? t(`several_${type}`) : t(`single_${type}`)}
        kind={type}
        isMultiple={isMultiple}
        limit={model.limit}
        showsSpecs={model.showsSpecs}
        remaining={uploads.remaining.value}
        hasDropArea={uploads.hasDropArea.value}
        items={model.items.value}
        texts={model.texts}
        files={uploads.files.value}
        alert={uploads.alert.value}
        event={uploads.event.value}
        onFiles={uploads.add}
        onCancel={uploads.cancel}
        onChange={model.describe}
        onRemove={model.remove}
        onMove={uploads.move}
      />
    </div>
  );
}
