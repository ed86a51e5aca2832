import type { WidgetDefinition } from '../shared/kit/definition.ts';
import type { SendOptions } from '../shared/bus/page-events.ts';

/** A method of `window.shopWidgets` with its arguments, or a command that was sent on `document`. */
export type Call = readonly [
  method: 'emit' | 'on' | 'scan' | 'send' | 'ready' | 'inspect' | 'prefetch' | 'define' | 'command',
  ...args: unknown[],
];

/** `window.shopWidgets` for the page's own scripts, after the engine has started. */
export interface ShopWidgets {
  version: string;
  /** Publishes a fact or sends a command, as `shop:<name>` on `document`. */
  emit(name: string, detail?: unknown): void;
  /** Subscribes to an event. The listener gets the latest sticky fact at once. Returns a function that unsubscribes. */
  on(name: string, listener: (detail: never) => void): () => void;
  /** Sends a command, and resolves with what its handler answers. Rejects with a `CommandError`. */
  send(name: string, detail?: unknown, options?: SendOptions): Promise<unknown>;
  /** Resolves with the first element of this widget that is ready, now or later. */
  ready(name: string): Promise<Element>;
  /** Opens a panel that shows widgets, events, calls and what the doctor finds. */
  inspect(): Promise<void>;
  /**
   * Fetches the files of a widget that the next page has, once this page has loaded and is idle. It fetches nothing for a
   * shopper who saves data, and ignores an unknown name.
   */
  prefetch(widget: string): Promise<void>;
  /** Makes a widget of another project known. Its name has a prefix of its author, such as `acme-gift-note`. */
  define(name: string, definition: WidgetDefinition): void;
  /** The latest detail of a sticky fact. */
  last(name: string): unknown;
  /** Looks for widgets in a part of the page that cannot be observed, such as a shadow root. */
  scan(root?: Node | null): void;
  push(...calls: Call[]): void;
}
