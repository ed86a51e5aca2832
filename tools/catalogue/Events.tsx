import { useEffect, useState } from 'react';
import type { WidgetEntry } from './widgets.ts';
import { useLanguage } from './words.ts';

interface EventsProps {
  readonly entry: WidgetEntry;
  readonly all: readonly WidgetEntry[];
}

/** What all widgets tell of themselves. */
const OF_ALL = ['shop:widget-ready', 'shop:widget-failed', 'shop:call-failed'];
const LONGEST_LOG = 20;

/** What the widget tells and hears, and what was told while somebody looked. */
export function Events({ entry, all }: EventsProps) {
  const { words } = useLanguage();
  const heard = useHeard(all);
  const { tells, hears } = entry.events;
  return (
    <details className="catalogue__events">
      <summary className="catalogue__summary">
        <h2 className="catalogue__heading">{words.events}</h2>
      </summary>
      <p className="catalogue__hint">{words.eventsHint}</p>
      <dl className="catalogue__told">
        <dt>{words.tells}</dt>
        <dd>
          <Names names={tells} />
        </dd>
        <dt>{words.hears}</dt>
        <dd>
          <Names names={hears} />
        </dd>
      </dl>
      <h3 className="catalogue__name">{words.heard}</h3>
      {heard.length === 0 && <p className="catalogue__hint">{words.heardNone}</p>}
      <ol className="catalogue__log" aria-label={words.heard}>
        {heard.map(({ count, time, name, detail }) => (
          <li key={count} className="catalogue__line">
            <span className="catalogue__time">{time}</span> <code>{name}</code> <code>{detail}</code>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Names({ names }: { readonly names: readonly string[] }) {
  const { words } = useLanguage();
  if (names.length === 0) return words.none;
  return names.map((name) => (
    <code key={name} className="catalogue__event">
      {name}
    </code>
  ));
}

interface Heard {
  readonly count: number;
  readonly time: string;
  readonly name: string;
  readonly detail: string;
}

/** The newest first. */
function useHeard(all: readonly WidgetEntry[]): readonly Heard[] {
  const { locale } = useLanguage();
  const [heard, setHeard] = useState<readonly Heard[]>([]);
  useEffect(() => {
    const names = new Set([...OF_ALL, ...all.flatMap(({ events }) => [...events.tells, ...events.hears])]);
    const hear = (event: Event) => {
      const { type: name, detail } = event as CustomEvent<unknown>;
      const time = new Date().toLocaleTimeString(locale);
      setHeard((before) =>
        [{ count: (before[0]?.count ?? 0) + 1, time, name, detail: written(detail) }, ...before].slice(0, LONGEST_LOG),
      );
    };
    for (const name of names) document.addEventListener(name, hear);
    return () => {
      for (const name of names) document.removeEventListener(name, hear);
    };
  }, [all, locale]);
  return heard;
}

/** Elements have no JSON, and an error is its message. */
function written(detail: unknown): string {
  const json = JSON.stringify(detail ?? {}, (_, value: unknown) => {
    if (value instanceof Element) return undefined;
    return value instanceof Error ? value.message : value;
  });
  return json;
}
