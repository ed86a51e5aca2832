import { useEffect, useMemo, useRef, useState } from 'react';
import { writeUrlState, type UrlState } from './url-state.ts';
import { Events } from './Events.tsx';
import { readExample, type Example } from './example.ts';
import { LayoutCode } from './LayoutCode.tsx';
import { Form } from './Form.tsx';
import { draftOf, validateForm, type Drafts } from './validate-form.ts';
import { Preview } from './Preview.tsx';
import { SlotFields } from './SlotFields.tsx';
import { Snippet } from './Snippet.tsx';
import type { Configuration, SlotContents } from './snippet.ts';
import { useDebounced } from './use-debounced.ts';
import type { WidgetEntry } from './widgets.ts';
import { useLanguage } from './words.ts';

interface EditorProps {
  readonly entry: WidgetEntry;
  /** All widgets; the example of another one may name a product of the shop. */
  readonly all: readonly WidgetEntry[];
  readonly urlState: UrlState;
  onChange(parts: Partial<UrlState>): void;
}

/** One widget: the form for its inputs, the preview and the code to copy. */
export function Editor({ entry, all, urlState, onChange }: EditorProps) {
  const { locale, words } = useLanguage();
  const { example, form, config, lastConfig, faults, settle, fill, reset } = useForm(entry, urlState, onChange);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <nav className="catalogue__back">
        <a href={writeUrlState({ ...urlState, widget: null })}>{words.all}</a>
      </nav>
      <h1 className="catalogue__title" ref={heading} tabIndex={-1}>
        {entry.title[locale]}
      </h1>
      <p className="catalogue__intro">
        <span>{`${entry.description[locale]} `}</span>
        <code className="catalogue__code">{entry.name}</code>
      </p>
      <div className="catalogue__desk">
        <Form
          entry={entry}
          fields={example.fields}
          drafts={form.drafts}
          load={form.load}
          faults={faults}
          onFill={fill}
          onLeave={settle}
          onReset={reset}
        >
          <SlotFields slots={entry.slots} contents={form.slots ?? {}} onFill={(slots) => fill({ slots })} />
        </Form>
        <div className="catalogue__side">
          <Preview
            // A widget reads the language of the page when it starts.
            key={locale}
            entry={entry}
            all={all}
            example={example}
            config={lastConfig}
            isHeld={config === undefined}
            view={urlState.view}
            onView={(view) => onChange({ view })}
          />
          <Snippet name={entry.name} example={example} config={config} />
          <LayoutCode entry={entry} />
          <Events entry={entry} all={all} />
        </div>
      </div>
    </>
  );
}

/** What the editor entered, valid or not. */
interface FormState {
  readonly drafts: Drafts;
  readonly load: string;
  /** Undefined until one is filled. */
  readonly slots: SlotContents | undefined;
}

const CLEARED = { inputs: undefined, load: undefined, slots: undefined };

function useForm(entry: WidgetEntry, urlState: UrlState, onChange: EditorProps['onChange']) {
  const language = useLanguage();
  const example = useMemo(() => readExample(entry), [entry]);
  const [form, setForm] = useState<FormState>(() => initialState(example, urlState, entry));
  const [settled, settle] = useDebounced(form);
  const { inputs, faults } = useMemo(
    () => validateForm(example.fields, settled.drafts, language),
    [example, settled, language],
  );
  const isRight = Object.keys(faults).length === 0;
  const config = useMemo<Configuration | undefined>(
    () => (isRight ? { inputs, load: settled.load, slots: settled.slots } : undefined),
    [isRight, inputs, settled.load, settled.slots],
  );
  const [lastConfig, setLastConfig] = useState<Configuration | undefined>(config);
  if (config && config !== lastConfig) setLastConfig(config);
  const isPristine = useRef(true);
  useEffect(() => {
    if (config && !isPristine.current) onChange({ inputs: config.inputs, load: config.load, slots: config.slots });
  }, [config, onChange]);

  function fill(parts: Partial<FormState>): void {
    isPristine.current = false;
    setForm((before) => ({ ...before, ...parts }));
  }
  function reset(): void {
    isPristine.current = true;
    setForm(initialState(example, CLEARED, entry));
    onChange(CLEARED);
  }
  return { example, form, config, lastConfig, faults, settle, fill, reset };
}

function initialState(
  example: Example,
  { inputs, load, slots }: Pick<UrlState, 'inputs' | 'load' | 'slots'>,
  entry: WidgetEntry,
): FormState {
  const initial = inputs ?? example.inputs;
  return {
    drafts: Object.fromEntries(example.fields.map((field) => [field.name, draftOf(field, initial[field.name])])),
    load: load ?? example.load,
    slots: slots && knownSlots(slots, entry),
  };
}

/** Leaves out slots that the widget does not have, because they have no field. */
function knownSlots(slots: SlotContents, entry: WidgetEntry): SlotContents {
  return Object.fromEntries(Object.entries(slots).filter(([slot]) => entry.slots.some(({ name }) => name === slot)));
}
