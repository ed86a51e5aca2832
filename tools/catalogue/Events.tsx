import { useEffect, useState } from 'react';
import type { WidgetEntry } from './widgets.ts';
import { useLanguage } from './words.ts';

interface EventsProps {
  readonly entry: WidgetEntry;
  readonly all: readonly WidgetEntry[];
}

/** Events that every widget publishes. */
const COMMON_EVENTS = ['shop:widget-ready', 'shop:widget-failed', 'shop:call-failed', 'shop:template-error'];
const MAX_EVENTS = 20;

/** The events and commands of the widget, and a log of recent events. */
export function Events({ entry, all }: EventsProps) {
  const { words } = useLanguage();
  const log = useEventLog(all);
  const { publishes, subscribes } = entry.events;
  return (
    <details className="catalogue__events">
      <summary className="catalogue__summary">
        <h2 className="catalogue__heading">{words.events}</h2>
      </summary>
      <p className="catalogue__hint">{words.eventsHint}</p>
      <dl className="catalogue__told">
        <dt>{words.publishes}</dt>
        <dd>
          <Names names={publishes} />
        </dd>
        <dt>{words.subscribes}</dt>
        <dd>
          <Names names={subscribes} />
        </dd>
      </dl>
      <h3 className="catalogue__name">{words.heard}</h3>
      {log.length === 0 && <p className="catalogue__hint">{words.heardNone}</p>}
      <ol className="catalogue__log" aria-label={words.heard}>
        {log.map(({ count, time, name, detail }) => (
          <li key={count} className="catalogue__line">
            <span className="catalogue__time">{`${time} `}</span>
            <code>{`${name} `}</code>
            <code>{detail}</code>
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

interface LoggedEvent {
  readonly count: number;
  readonly time: string;
  readonly name: string;
  readonly detail: string;
}

/** The newest first. */
function useEventLog(all: readonly WidgetEntry[]): readonly LoggedEvent[] {
  const { locale } = useLanguage();
  const [events, setEvents] = useState<readonly LoggedEvent[]>([]);
  useEffect(() => {
    const names = new Set([
      ...COMMON_EVENTS,
      ...all.flatMap(({ events }) => [...events.publishes, ...events.subscribes]),
    ]);
    const add = (event: Event) => {
      const { type: name, detail } = event as CustomEvent<unknown>;
      const time = new Date().toLocaleTimeString(locale);
      setEvents((before) =>
        [{ count: (before[0]?.count ?? 0) + 1, time, name, detail: formatDetail(detail) }, ...before].slice(
          0,
          MAX_EVENTS,
        ),
      );
    };
    for (const name of names) document.addEventListener(name, add);
    return () => {
      for (const name of names) document.removeEventListener(name, add);
    };
  }, [all, locale]);
  return events;
}

/** Leaves out elements, and shows an error as its message. */
function formatDetail(detail: unknown): string {
  const json = JSON.stringify(detail ?? {}, (_, value: unknown) => {
    if (value instanceof Element) return undefined;
    return value instanceof Error ? value.message : value;
  });
  return json;
}
