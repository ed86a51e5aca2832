import { readStickyFact, stickyNames } from '../../loader/engine/sticky-facts.ts';
import type { Bus } from '../../shared/bus/bus.ts';

/** The bus of a shop, as far as models use it. */
export interface ModelBus extends Bus {
  /** Sends a command to its model, and resolves with the answer. Rejects where no model handles it. */
  ask(name: string, detail: unknown): Promise<unknown>;
}

type Handler = (detail: never) => unknown;

/**
 * Publishes facts as `shop:<fact>` on a target, as the loader does on the document, so that widgets of the same page
 * follow. Commands stay among the models of one shop.
 */
export function createModelBus(target: EventTarget): ModelBus {
  const latest: Record<string, unknown> = {};
  const handlers = new Map<string, Handler[]>();

  const isLatest = (name: string, fact: unknown) =>
    name in latest && JSON.stringify(latest[name]) === JSON.stringify(fact);

  // Before all listeners of models: they may read the latest fact.
  for (const name of stickyNames)
    target.addEventListener(
      `shop:${name}`,
      (event) => {
        const fact = readStickyFact(name, (event as CustomEvent<unknown>).detail);
        if (fact) latest[name] = fact;
      },
      true,
    );

  async function ask(name: string, detail: unknown): Promise<unknown> {
    const [handle] = handlers.get(name) ?? [];
    if (!handle) throw new Error(`No model handles ${name}.`);
    return handle(detail as never);
  }

  return {
    ask,
    publish(name, detail, isChange = false) {
      if (!isChange && isLatest(name, detail)) return;
      // The loader of the page reads it.
      target.dispatchEvent(Object.assign(new CustomEvent(`shop:${name}`, { detail }), { origin: { isChange } }));
    },
    send: (name, detail) => void ask(name, detail).catch(() => {}),
    on(name, listener) {
      const onEvent = (event: Event) => {
        const { detail } = event as CustomEvent<unknown>;
        const fact = stickyNames.includes(name) ? readStickyFact(name, detail) : detail;
        if (fact) listener(fact as never);
      };
      target.addEventListener(`shop:${name}`, onEvent);
      if (name in latest) listener(latest[name] as never);
      return () => target.removeEventListener(`shop:${name}`, onEvent);
    },
    handle(name, handler) {
      handlers.set(name, [...(handlers.get(name) ?? []), handler]);
      return () => {
        handlers.set(
          name,
          (handlers.get(name) ?? []).filter((candidate) => candidate !== handler),
        );
      };
    },
    last: (name) => latest[name] as never,
  };
}
