import { useEffect, useRef } from 'react';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { RequiredNote } from '../../shared/ui/form/RequiredNote.tsx';
import { SelectField } from '../../shared/ui/form/SelectField.tsx';
import type { Field } from './fields.ts';
import { InputField } from './InputField.tsx';
import type { Drafts } from './judge.ts';
import { momentIn, MOMENTS } from './moments.ts';
import { useSaying } from './use-saying.ts';
import type { WidgetEntry } from './widgets.ts';
import { useLanguage } from './words.ts';

interface FormProps {
  readonly entry: WidgetEntry;
  readonly fields: readonly Field[];
  readonly drafts: Drafts;
  readonly load: string;
  readonly faults: Readonly<Record<string, string>>;
  onFill(parts: { drafts?: Drafts; load?: string }): void;
  /** Somebody has left a field, so that what is in it counts. */
  onLeave(): void;
  onReset(): void;
}

/** The inputs of a widget as a form; nothing is sent. */
export function Form({ entry, fields, drafts, load, faults, onFill, onLeave, onReset }: FormProps) {
  const { words } = useLanguage();
  const [said, say] = useSaying();
  const form = useLeaving(onLeave);
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
            onSay={say}
          />
        ))}
        <SelectField
          name="load"
          label={words.load}
          hint={words.loadHint}
          isRequired={null}
          value={load}
          options={momentsOf(entry, load, words)}
          onChange={(moment) => onFill({ load: moment })}
        />
      </form>
      <Button
        variant="quiet"
        icon="undo"
        onClick={() => {
          onReset();
          say(words.wasReset);
        }}
      >
        {words.reset}
      </Button>
      <p className="sw-visually-hidden" role="status">
        {said}
      </p>
    </section>
  );
}

/** Hears that somebody leaves a field. */
function useLeaving(onLeave: () => void) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = form;
    current?.addEventListener('focusout', onLeave);
    return () => current?.removeEventListener('focusout', onLeave);
  }, [onLeave]);
  return form;
}

/** A moment that is none of ours, from an address, stays what it is. */
function momentsOf({ load: own }: WidgetEntry, load: string, words: ReturnType<typeof useLanguage>['words']) {
  const known = MOMENTS.map((moment) => ({ value: moment as string, label: momentIn(words, moment) }));
  const chosen = known.some(({ value }) => value === load) || load === '' ? [] : [{ value: load, label: load }];
  return [{ value: '', label: words.loadOwn(momentIn(words, own)) }, ...known, ...chosen];
}
