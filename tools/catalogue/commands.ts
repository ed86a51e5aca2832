import type { Commands } from '../../shared/bus/events.ts';
import { readExample } from './example.ts';
import type { WidgetEntry } from './widgets.ts';

/** The detail that each command needs. Undefined for commands of which an editor sees nothing, or that name a line. */
const COMMANDS: Readonly<Record<keyof Commands, 'product' | 'credits' | null | undefined>> = {
  'add-to-cart': 'product',
  'cart-get': undefined,
  'cart-change': undefined,
  'cart-remove': undefined,
  'cart-open': null,
  'discount-apply': undefined,
  'list-filter': undefined,
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
  /** With the prefix `shop:`. */
  readonly event: string;
  readonly detail: object | undefined;
}

/** The commands that a widget handles. The product is that of the example of `add-to-cart`. */
export function commandsFor({ events }: WidgetEntry, all: readonly WidgetEntry[]): Command[] {
  return events.subscribes.flatMap((event): Command[] => {
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

export function send({ event, detail }: Command): void {
  document.dispatchEvent(new CustomEvent(event, { detail }));
}
