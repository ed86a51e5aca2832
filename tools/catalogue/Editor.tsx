import { useEffect, useMemo, useRef, useState } from 'react';
import { writeChoice, type Choice } from './choice.ts';
import { Events } from './Events.tsx';
import { readExample, type Example } from './example.ts';
import { Form } from './Form.tsx';
import { draftOf, judge, type Drafts } from './judge.ts';
import { Preview } from './Preview.tsx';
import { Snippet } from './Snippet.tsx';
import type { Wish } from './snippet.ts';
import { useSettled } from './use-settled.ts';
import type { WidgetEntry } from './widgets.ts';
import { useLanguage } from './words.ts';

interface EditorProps {
  readonly entry: WidgetEntry;
  /** Every widget: another one knows a product of the shop. */
  readonly all: readonly WidgetEntry[];
  readonly choice: Choice;
  onChange(parts: Partial<Choice>): void;
}

/** One widget: what can be filled in, what it looks like, and the code to copy. */
export function Editor({ entry, all, choice, onChange }: EditorProps) {
  const { locale, words } = useLanguage();
  const { example, filled, wish, lastWish, faults, settle, fill, reset } = useFilling(entry, choice, onChange);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <nav className="catalogue__back">
        <a href={writeChoice({ ...choice, widget: null })}>{words.all}</a>
      </nav>
      <h1 className="catalogue__title" ref={heading} tabIndex={-1}>
        {entry.title[locale]}
      </h1>
      <p className="catalogue__intro">
        {entry.description[locale]} <code className="catalogue__code">{entry.name}</code>
      </p>
      <div className="catalogue__desk">
        <Form
          entry={entry}
          fields={example.fields}
          drafts={filled.drafts}
          load={filled.load}
          faults={faults}
          onFill={fill}
          onLeave={settle}
          onReset={reset}
        />
        <div className="catalogue__side">
          <Preview
            entry={entry}
            all={all}
            example={example}
            wish={lastWish}
            isHeld={wish === undefined}
            view={choice.view}
            onView={(view) => onChange({ view })}
          />
          <Snippet name={entry.name} example={example} wish={wish} />
          <Events entry={entry} all={all} />
        </div>
      </div>
    </>
  );
}

/** What is typed into the form, and what it wishes for once it is right. */
interface Filled {
  readonly drafts: Drafts;
  readonly load: string;
}

function useFilling(entry: WidgetEntry, choice: Choice, onChange: EditorProps['onChange']) {
  const language = useLanguage();
  const example = useMemo(() => readExample(entry), [entry]);
  const [filled, setFilled] = useState<Filled>(() => filledFrom(example, choice));
  const [settled, settle] = useSettled(filled);
  const { inputs, faults } = useMemo(
    () => judge(example.fields, settled.drafts, language),
    [example, settled, language],
  );
  const isRight = Object.keys(faults).length === 0;
  const wish = useMemo<Wish | undefined>(
    () => (isRight ? { inputs, load: settled.load } : undefined),
    [isRight, inputs, settled.load],
  );
  const [lastWish, setLastWish] = useState<Wish | undefined>(wish);
  if (wish && wish !== lastWish) setLastWish(wish);
  const isUntouched = useRef(true);
  useEffect(() => {
    if (wish && !isUntouched.current) onChange({ inputs: wish.inputs, load: wish.load });
  }, [wish, onChange]);

  function fill(parts: Partial<Filled>): void {
    isUntouched.current = false;
    setFilled((before) => ({ ...before, ...parts }));
  }
  function reset(): void {
    isUntouched.current = true;
    setFilled(filledFrom(example, { inputs: undefined, load: undefined }));
    onChange({ inputs: undefined, load: undefined });
  }
  return { example, filled, wish, lastWish, faults, settle, fill, reset };
}

function filledFrom(example: Example, { inputs, load }: Pick<Choice, 'inputs' | 'load'>): Filled {
  const given = inputs ?? example.inputs;
  return {
    drafts: Object.fromEntries(example.fields.map((field) => [field.name, draftOf(field, given[field.name])])),
    load: load ?? example.load,
  };
}
