import { selectorFor } from '../../loader/engine/console-messages.ts';
import type { EngineParts } from '../../loader/engine/engine-parts.ts';
import type { Events } from '../../shared/bus/events.ts';
import type { WidgetRegistry } from '../doctor/page.ts';

const KINDS: Readonly<Record<keyof Events, 'command' | 'fact'>> = {
  'add-to-cart': 'command',
  'cart-get': 'command',
  'cart-change': 'command',
  'cart-remove': 'command',
  'cart-open': 'command',
  'discount-apply': 'command',
  'list-filter': 'command',
  'compare-toggle': 'command',
  'back-in-stock-open': 'command',
  'installer-open': 'command',
  'price-match-open': 'command',
  'concept-store-open': 'command',
  'menu-open': 'command',
  'chat-open': 'command',
  'voucher-activation': 'command',
  'cart-added': 'fact',
  'cart-count': 'fact',
  'compare-changed': 'fact',
  'address-saved': 'fact',
  'chat-opened': 'fact',
  'products-searched': 'fact',
  'widget-ready': 'fact',
  'widget-failed': 'fact',
  'call-failed': 'fact',
  'call-ended': 'fact',
  'widget-vitals': 'fact',
  'slot-ready': 'fact',
  'template-error': 'fact',
};

const MAX_EVENTS = 200;

const WAITS = 'nothing yet: it waits for a handler';
const NOTHING = 'nothing: its sender has withdrawn it after the time limit';
/** The engine handles these where no widget does. */
const OF_ENGINE = ['add-to-cart', 'cart-get', 'cart-change', 'cart-remove', 'cart-open', 'discount-apply'];

export interface BusEvent {
  /** Milliseconds of the page's clock. */
  readonly time: number;
  readonly name: string;
  readonly kind: 'command' | 'fact';
  /** The payload as JSON, with elements as selectors. */
  readonly payload: string;
  /** Of a command: who handles it, or that it waits. */
  handledBy: string;
  /** Of a failed call: its path, and where its answer breaks the contract. */
  readonly violation?: { readonly call: string; readonly what: string };
}

/** A command, with the payload by which the engine queues it. */
interface Sent {
  readonly name: string;
  readonly detail: unknown;
}

/** Records the events of the bus until the signal aborts. The function returns them, the newest first. */
export function recordBus(
  engine: EngineParts | undefined,
  registry: WidgetRegistry,
  signal: AbortSignal,
  onChange: () => void,
): () => readonly BusEvent[] {
  const events: BusEvent[] = [];
  const waiting = new Map<BusEvent, Sent>();
  function settle(): void {
    for (const [event, sent] of waiting) {
      event.handledBy = handlerOf(engine, registry, sent);
      if (event.handledBy !== WAITS) waiting.delete(event);
    }
  }
  for (const [name, kind] of Object.entries(KINDS))
    window.addEventListener(
      `shop:${name}`,
      (event) => {
        const { detail } = event as CustomEvent<unknown>;
        const payload = payloadOf(detail);
        const time = performance.now();
        const entry: BusEvent = { time, name: `shop:${name}`, kind, payload, handledBy: '', ...violationIn(detail) };
        events.unshift(entry);
        events.splice(MAX_EVENTS);
        if (kind === 'command') waiting.set(entry, { name, detail });
        onChange();
      },
      // Before the engine, which passes a command on.
      { capture: true, signal },
    );
  return () => {
    settle();
    return events;
  };
}

/**
 * Who got a command that is not queued any more. Of several widgets with a handler, the engine passes it to the one that
 * was there first.
 */
function handlerOf(engine: EngineParts | undefined, registry: WidgetRegistry, { name, detail }: Sent): string {
  if (!engine) return 'unknown: the engine does not run';
  if (engine.commands.byName[name]?.inbox.some((sent) => sent.detail === detail)) return WAITS;
  // A widget adds its handler before it is ready.
  const mounts = [...document.querySelectorAll('[data-widget-state=ready], [data-widget-state=loading]')];
  const able = mounts.filter((mount) =>
    registry[mount.getAttribute('data-widget') ?? '']?.widget.handles.includes(name),
  );
  return able.map((mount) => selectorFor(mount)).join(' or ') || (OF_ENGINE.includes(name) ? 'the engine' : NOTHING);
}

/** In the words of the doctor. */
function violationIn(detail: unknown): Pick<BusEvent, 'violation'> {
  const { call, violation } = (detail ?? {}) as Partial<Events['call-failed']>;
  if (!call || !violation) return {};
  const { path, expected, found: actual } = violation;
  return { violation: { call, what: `${path}: expected ${expected}, found ${actual}.` } };
}

function payloadOf(detail: unknown): string {
  if (detail === undefined || detail === null) return '';
  try {
    return JSON.stringify(detail, (_, value: unknown) => {
      if (value instanceof Element) return selectorFor(value);
      return value instanceof Error ? value.message : value;
    });
  } catch {
    return 'not shown: it refers to itself, or has values without JSON';
  }
}
