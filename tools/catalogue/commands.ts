import type { Commands } from '../../shared/bus/events.ts';
import { readExample } from './example.ts';
import type { WidgetEntry } from './widgets.ts';

/** What has to be said of a product with each command; others need nothing. */
const COMMANDS: Readonly<Record<keyof Commands, 'product' | 'credits' | null>> = {
  'add-to-cart': 'product',
  'compare-toggle': 'product',
  'back-in-stock-open': 'product',
  'installer-open': null,
  'price-match-open': null,
  'concept-store-open': null,
  'menu-open': null,
  'chat-open': null,
  'voucher-activation': 'credits',
};

export interface Command {
  /** With `shop:`. */
  readonly event: string;
  readonly detail: object | undefined;
}

/** The commands that a widget obeys, as a page would give them; for a product, the one that is for sale elsewhere here. */
export function commandsFor({ events }: WidgetEntry, all: readonly WidgetEntry[]): Command[] {
  return events.hears.flatMap((event): Command[] => {
    const needs = COMMANDS[event.replace('shop:', '') as keyof Commands];
    if (needs === undefined) return [];
    if (needs === null) return [{ event, detail: undefined }];
    const detail = needs === 'credits' ? { credits: 10 } : productIn(all);
    return detail ? [{ event, detail }] : [];
  });
}

function productIn(all: readonly WidgetEntry[]): object | undefined {
  const button = all.find(({ name }) => name === 'add-to-cart');
  if (!button) return undefined;
  const { type, id } = readExample(button).inputs;
  return { type, id, qty: 1 };
}

export function give({ event, detail }: Command): void {
  document.dispatchEvent(new CustomEvent(event, { detail }));
}
