import { useMemo } from 'react';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { RadioGroup } from '../../shared/ui/form/RadioGroup.tsx';
import { commandsFor, give } from './commands.ts';
import { VIEWS, type View } from './choice.ts';
import type { Example } from './example.ts';
import type { Wish } from './snippet.ts';
import { sentenceAbout, worthSaying } from './troubles.ts';
import { useStage, type Stage } from './use-stage.ts';
import type { WidgetEntry } from './widgets.ts';
import { useLanguage } from './words.ts';

interface PreviewProps {
  readonly entry: WidgetEntry;
  readonly all: readonly WidgetEntry[];
  readonly example: Example;
  /** The last that was right; undefined before there was any. */
  readonly wish: Wish | undefined;
  /** Something in the form has to be mended first. */
  readonly isHeld: boolean;
  readonly view: View;
  onView(view: View): void;
}

/** The widget itself, awake in this page, in the width of a device. */
export function Preview({ entry, all, example, wish, isHeld, view, onView }: PreviewProps) {
  const { locale, words } = useLanguage();
  const [place, stage] = useStage(entry.name, example, wish);
  const title = entry.title[locale];
  return (
    <section className="catalogue__preview" aria-label={words.preview}>
      <div className="catalogue__bar sw-root">
        <h2 className="catalogue__heading">{words.preview}</h2>
        <RadioGroup
          name="view"
          legend={words.device}
          value={view}
          options={VIEWS.map((one) => ({ value: one, label: words.devices[one] }))}
          onChange={(one) => onView(one as View)}
        />
      </div>
      <StateLine stage={stage} isHeld={isHeld} />
      <Troubles stage={stage} example={example} />
      {!isHeld && <Asking entry={entry} all={all} stage={stage} />}
      <div
        className={`catalogue__frame catalogue__frame--${view}`}
        role="region"
        aria-label={words.stage(title)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What is wider than the window is scrolled by keyboard too.
        tabIndex={0}
      >
        <div className="catalogue__stage" ref={place} />
      </div>
    </section>
  );
}

function StateLine({ stage, isHeld }: { readonly stage: Stage; readonly isHeld: boolean }) {
  const { words } = useLanguage();
  const state = isHeld ? 'held' : stage.state;
  const more = { held: words.held, waiting: words.waitingFor, ready: stage.isUnseen ? words.unseen : '' };
  return (
    <p className={`catalogue__state catalogue__state--${state}`} role="status">
      <strong>{words.states[state]}</strong> {more[state as 'held'] ?? ''}
    </p>
  );
}

function Troubles({ stage, example }: { readonly stage: Stage; readonly example: Example }) {
  const { words } = useLanguage();
  const sentences = [
    ...new Set(worthSaying(stage.troubles).map((trouble) => sentenceAbout(trouble, example.fields, words))),
  ];
  if (sentences.length === 0) return null;
  return (
    <div className="sw-root">
      <Message kind={stage.state === 'failed' ? 'error' : 'warning'}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {stage.state === 'failed' && <p>{words.kept}</p>}
      </Message>
    </div>
  );
}

/** What a page does that has more on it than this widget. */
function Asking({ entry, all, stage }: Pick<PreviewProps, 'entry' | 'all'> & { readonly stage: Stage }) {
  const { words } = useLanguage();
  const commands = useMemo(() => commandsFor(entry, all), [entry, all]);
  return (
    <div className="catalogue__asking">
      {stage.state === 'waiting' && <Button onClick={stage.wake}>{words.wake}</Button>}
      {stage.state === 'failed' && <Button onClick={stage.restart}>{words.again}</Button>}
      {commands.map((command) => (
        <Button key={command.event} onClick={() => give(command)}>
          {words.ask} <code className="catalogue__code">{command.event}</code>
        </Button>
      ))}
    </div>
  );
}
