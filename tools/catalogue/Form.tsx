import { useEffect, useRef } from 'react';
import type { Elements } from 'react/jsx-runtime';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { RequiredNote } from '../../shared/ui/form/RequiredNote.tsx';
import { SelectField } from '../../shared/ui/form/SelectField.tsx';
import { labelOfLoad, LOAD_EXAMPLES } from '../../loader/triggers/all-triggers.ts';
import type { Field } from './fields.ts';
import { InputField } from './InputField.tsx';
import type { Drafts } from './validate-form.ts';
import { useAnnouncement } from './use-announcement.ts';
import type { WidgetEntry } from './widgets.ts';
import { useLanguage, type Language } from './words.ts';

interface FormProps {
  readonly entry: WidgetEntry;
  readonly fields: readonly Field[];
  readonly drafts: Drafts;
  readonly load: string;
  readonly faults: Readonly<Record<string, string>>;
  onFill(parts: { drafts?: Drafts; load?: string }): void;
  /** A field lost the focus, so its value is validated at once. */
  onLeave(): void;
  onReset(): void;
  /** Further fields. */
  readonly children: Elements;
}

/** The inputs of a widget as a form; nothing is sent. */
export function Form({ entry, fields, drafts, load, faults, onFill, onLeave, onReset, children }: FormProps) {
  const language = useLanguage();
  const { words } = language;
  const [announcement, announce] = useAnnouncement();
  const form = useFocusOut(onLeave);
  return (
    <section className="catalogue__form sw-root" aria-label={words.settings}>
      <h2 className="catalogue__heading">{words.settings}</h2>
      {fields.length === 0 && <p className="catalogue__hint">{words.noInputs}</p>}
      {fields.some(({ isRequired }) => isRequired) && <RequiredNote />}
      <form className="catalogue__fields" ref={form} onSubmit={(event) => event.preventDefault()}>
        {fields.map((field) => (
          <InputField
            key={field.name}
            field={field}
            draft={drafts[field.name] ?? ''}
            fault={faults[field.name]}
            onChange={(draft) => onFill({ drafts: { ...drafts, [field.name]: draft } })}
            onAnnounce={announce}
          />
        ))}
        <SelectField
          name="load"
          label={words.load}
          hint={words.loadHint}
          isRequired={null}
          value={load}
          options={triggerOptions(entry, load, language)}
          onChange={(trigger) => onFill({ load: trigger })}
        />
        {children}
      </form>
      <Button
        variant="quiet"
        icon="undo"
        onClick={() => {
          onReset();
          announce(words.wasReset);
        }}
      >
        {words.reset}
      </Button>
      <p className="sw-visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  );
}

/** Calls `onLeave` when a field loses the focus. */
function useFocusOut(onLeave: () => void) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = form;
    current?.addEventListener('focusout', onLeave);
    return () => current?.removeEventListener('focusout', onLeave);
  }, [onLeave]);
  return form;
}

/** A custom load trigger from the address stays selectable. */
function triggerOptions({ load: own }: WidgetEntry, load: string, { locale, words }: Language) {
  const offered = LOAD_EXAMPLES.filter(({ isIndividual }) => !isIndividual);
  const known = offered.map(({ value, label }) => ({ value, label: label[locale] }));
  const chosen = known.some(({ value }) => value === load) || load === '' ? [] : [{ value: load, label: load }];
  return [{ value: '', label: words.loadOwn(labelOfLoad(own)?.[locale] ?? own) }, ...known, ...chosen];
}
