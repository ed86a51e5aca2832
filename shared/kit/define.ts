import { KIT, type WidgetDefinition } from './definition.ts';

type Queue = { push(call: readonly ['define', string, WidgetDefinition]): unknown };

/**
 * Makes a widget known to the page, before or after the loader has started. Elements with its name wait for it until the
 * page has loaded, and one that is defined later still mounts.
 *
 * @param name with a prefix of its author, such as `acme-gift-note`
 */
export function define(name: string, definition: WidgetDefinition): void {
  const queue = ((window as { shopWidgets?: unknown }).shopWidgets ??= []) as Queue;
  queue.push(['define', name, { kit: KIT, ...definition }]);
}
