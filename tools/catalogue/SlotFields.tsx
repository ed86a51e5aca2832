import { TextArea } from '../../shared/ui/form/TextArea.tsx';
import type { SlotContents } from './snippet.ts';
import type { WidgetEntry } from './widgets.ts';
import { useLanguage } from './words.ts';

interface SlotFieldsProps {
  readonly slots: WidgetEntry['slots'];
  readonly contents: SlotContents;
  onFill(contents: SlotContents): void;
}

/** A field for the HTML of each slot of the widget. */
export function SlotFields({ slots, contents, onFill }: SlotFieldsProps) {
  const { locale, words } = useLanguage();
  if (slots.length === 0) return null;
  return (
    <fieldset className="catalogue__slots">
      <legend className="sw-field__label">{words.slots}</legend>
      <p className="catalogue__hint">{words.slotsHint}</p>
      {slots.map(({ name, title, description }) => (
        <TextArea
          key={name}
          name={`slot-${name}`}
          label={title[locale]}
          hint={description[locale]}
          isRequired={null}
          rows={2}
          value={contents[name] ?? ''}
          onChange={(html) => onFill({ ...contents, [name]: html })}
        />
      ))}
    </fieldset>
  );
}
