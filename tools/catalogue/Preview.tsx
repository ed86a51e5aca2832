import { useMemo } from 'react';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { RadioGroup } from '../../shared/ui/form/RadioGroup.tsx';
import { commandsFor, send } from './commands.ts';
import { VIEWS, type View } from './url-state.ts';
import type { Example } from './example.ts';
import type { Configuration } from './snippet.ts';
import { describeProblem, withoutGenericFailure } from './preview-problems.ts';
import { usePreview, type PreviewStatus } from './use-preview.ts';
import type { WidgetEntry } from './widgets.ts';
import { useLanguage } from './words.ts';

interface PreviewProps {
  readonly entry: WidgetEntry;
  readonly all: readonly WidgetEntry[];
  readonly example: Example;
  /** The last valid configuration, if there was one. */
  readonly config: Configuration | undefined;
  /** The form has errors, so the preview is not updated. */
  readonly isHeld: boolean;
  readonly view: View;
  onView(view: View): void;
}

/** The widget itself, running in this page, in the width of a device. */
export function Preview({ entry, all, example, config, isHeld, view, onView }: PreviewProps) {
  const { locale, words } = useLanguage();
  const [place, preview] = usePreview(entry.name, example, config);
  const title = entry.title[locale];
  return (
    <section className="catalogue__preview" aria-label={words.preview}>
      <div className="catalogue__bar sw-root">
        <h2 className="catalogue__heading">{words.preview}</h2>
        <RadioGroup
          name="view"
          legend={words.device}
          value={view}
          options={VIEWS.map((device) => ({ value: device, label: words.devices[device] }))}
          onChange={(device) => onView(device as View)}
        />
      </div>
      <StateLine preview={preview} isHeld={isHeld} />
      <Problems preview={preview} example={example} />
      {!isHeld && <Actions entry={entry} all={all} preview={preview} />}
      <div
        className={`catalogue__frame catalogue__frame--${view}`}
        role="region"
        aria-label={words.stage(title)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard can scroll a preview that is wider than the window.
        tabIndex={0}
      >
        <div className="catalogue__stage" ref={place} />
      </div>
    </section>
  );
}

function StateLine({ preview, isHeld }: { readonly preview: PreviewStatus; readonly isHeld: boolean }) {
  const { words } = useLanguage();
  const state = isHeld ? 'held' : preview.state;
  const more = { held: words.held, waiting: words.waitingFor, ready: preview.hasNoHeight ? words.unseen : '' };
  return (
    <p className={`catalogue__state catalogue__state--${state}`} role="status">
      <strong>{words.states[state]}</strong>
      <span>{` ${more[state as 'held'] ?? ''}`}</span>
    </p>
  );
}

function Problems({ preview, example }: { readonly preview: PreviewStatus; readonly example: Example }) {
  const language = useLanguage();
  const { words } = language;
  const sentences = [
    ...new Set(
      withoutGenericFailure(preview.problems).map((problem) => describeProblem(problem, example.fields, language)),
    ),
  ];
  if (sentences.length === 0) return null;
  return (
    <div className="sw-root">
      <Message kind={preview.state === 'failed' ? 'error' : 'warning'}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {preview.state === 'failed' && <p>{words.kept}</p>}
      </Message>
    </div>
  );
}

/** Buttons that start the widget, or send a command as the page would. */
function Actions({ entry, all, preview }: Pick<PreviewProps, 'entry' | 'all'> & { readonly preview: PreviewStatus }) {
  const { words } = useLanguage();
  const commands = useMemo(() => commandsFor(entry, all), [entry, all]);
  return (
    <div className="catalogue__asking">
      {preview.state === 'waiting' && <Button onClick={preview.load}>{words.wake}</Button>}
      {preview.state === 'failed' && <Button onClick={preview.restart}>{words.again}</Button>}
      {commands.map((command) => (
        <Button key={command.event} onClick={() => send(command)}>
          <span>{`${words.ask} `}</span>
          <code className="catalogue__code">{command.event}</code>
        </Button>
      ))}
    </div>
  );
}
