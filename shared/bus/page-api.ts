import type { Answers } from './answers.ts';
import type { Commands, Emitted, Events, Facts } from './events.ts';
import type { emit, inspect, on, send, SendOptions } from './page-events.ts';

/** `window.shopWidgets` for TypeScript, when the engine has started. */
export interface PageApi<WidgetName extends string> {
  /** Of the loader. */
  readonly version: string;
  readonly emit: typeof emit;
  readonly on: typeof on;
  readonly send: typeof send;
  /** Resolves with the first element of this widget that is ready, now or later. */
  ready(widget: WidgetName): Promise<HTMLElement>;
  readonly inspect: typeof inspect;
  /** Fetches the files of a widget that the next page has, unless the shopper saves data. */
  prefetch(widget: WidgetName): Promise<void>;
  /** The latest detail of a sticky fact. */
  last<Name extends keyof Facts>(name: Name): Facts[Name] | undefined;
  /** Looks for widgets in a part of the page that cannot be observed, such as a shadow root. */
  scan(root?: Node | null): void;
  /** One call at a time, so that TypeScript knows the types of its functions. A function at the end gets the promise. */
  push<Name extends keyof Events>(call: readonly ['on', Name, listener: (detail: Events[Name]) => void]): unknown;
  push<Name extends keyof Commands>(call: readonly ['send', Name, ...SendArguments<Name>]): unknown;
  push(call: readonly ['ready', WidgetName, take: (element: Promise<HTMLElement>) => void]): unknown;
  push(call: readonly ['inspect', take?: (opened: Promise<void>) => void]): unknown;
  push(call: readonly ['prefetch', widget: WidgetName]): unknown;
  push(call: readonly ['scan', root?: Node | null]): unknown;
  push<Name extends Emitted>(
    call: undefined extends Events[Name]
      ? readonly ['emit', Name, detail?: Events[Name]]
      : readonly ['emit', Name, detail: Events[Name]],
  ): unknown;
}

type SendArguments<Name extends keyof Commands> = undefined extends Commands[Name]
  ? readonly [detail?: Commands[Name], options?: SendOptions, take?: TakeAnswer<Name>]
  : readonly [detail: Commands[Name], options?: SendOptions, take?: TakeAnswer<Name>];

type TakeAnswer<Name extends keyof Commands> = (answer: Promise<Answers[Name]>) => void;
