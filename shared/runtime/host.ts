import type * as z from 'zod/mini';
import type { Bus } from '../bus/bus.ts';
import type { Commands } from '../bus/events.ts';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import type { Reply } from '../http/reply.ts';
import type { WatchCall } from '../http/watch-call.ts';
import type { Locale } from '../i18n/languages.ts';
import type { TextPart, Texts } from '../i18n/texts.ts';
import type { Attributes } from './attributes.ts';
import type { InputChange } from './input-changes.ts';
import type { TemplateError } from './template-error.ts';

/** What the loader passes to a widget. */
export interface Host {
  readonly bus: Bus;
  readonly locale: Locale;
  /** The page's settings, unchecked. `settings.ts` has their defaults. */
  readonly settings: unknown;
  readonly texts: Texts;
  /** The name of the widget's file with the language, such as `cart-page-1a2b3c.nl`: a printed frame has that of its own. */
  readonly file?: string;
  /**
   * The answer to the widget's first call, which the loader sends while the code loads, or which the page contains
   * (`data-initial`). The widget reads it once.
   */
  readonly firstAnswer?: Promise<Response> | undefined;
  /**
   * Sends one same-origin request with the headers of every call. Enhancers use it instead of a library.
   *
   * @param signal takes the place of the timeout of all calls
   */
  request(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<Response>;
  /** Measures the calls, on pages that want it. */
  readonly watchCall?: WatchCall | undefined;
  /**
   * Counts a call. Rejects after a moment when the widget repeats it too often while the shopper does nothing. `request`
   * includes this check.
   */
  allowCall?(method: string, path: string, body?: unknown): Promise<void>;
  /** Whether a widget of the page handles this command. Without the function, one does. */
  hasHandler?(command: keyof Commands): boolean;
  /**
   * Explains a failed call to the developers of the shop. It does nothing for anyone else.
   *
   * @param path without its query
   * @param cause an answer whose body is unread, or an error
   * @param reply what was read of the answer
   */
  explain?(method: string, path: string, cause: unknown, reply?: Reply): void;
  /**
   * Loads the code that moves what the shopper has typed since the widget mounted. The widget waits for it before it
   * replaces the shop's HTML. Undefined when there is nothing to wait for.
   */
  loadReplay?(): Promise<unknown> | undefined;
  /** Gets a function that reads the inputs as they are now, and reports mistakes in them. It returns null when there are any. */
  onInputs?(read: () => object | null): void;
  /** Sets `data-widget-state` and publishes the state. A failed widget may still become ready. */
  setState(state: 'ready' | 'failed', error?: unknown): void;
  /** Reports a mistake in this element to the author of the template. */
  reportTemplateError(error: TemplateError): void;
}

/** What an entry file exports as `island` or `enhancer`. */
export interface Widget {
  readonly name: string;
  readonly kind: 'island' | 'enhancer';
  /** What a page may configure. An island has a schema, an enhancer a list of attributes. */
  readonly inputs: z.ZodMiniObject | Attributes;
  /** What the widget does when an input changes: by default it remounts. */
  readonly changes?: Readonly<Record<string, InputChange | undefined>> | undefined;
  /** Reads inputs from the server markup in the element. */
  readonly readServerMarkup?: ((element: HTMLElement) => Readonly<Record<string, unknown>>) | undefined;
  /** The load trigger of an element without `data-load`. */
  readonly load: string;
  /** Commands that this widget handles. A queued command loads the widget. */
  readonly handles: readonly string[];
  /** The call that the loader sends while the code loads. */
  readonly firstCall?: FirstCall | undefined;
  /** Places that `<template data-slot="name">` in the element fills. */
  readonly slots?: readonly string[] | undefined;
  /** Parts of the ui kit whose texts it needs. */
  readonly textParts?: readonly TextPart[] | undefined;
  /** Mounts the widget. Returns a function that unmounts it and restores the element. */
  mount(element: HTMLElement, host: Host): () => void;
}

/** The endpoint of a first call. Inputs of the widget fill the braces of its path, such as `/quotation/{id}`, and its body. */
export interface FirstCall extends Pick<AnyEndpoint, 'method' | 'path' | 'input' | 'target'> {
  /** The inputs in the body of an endpoint with a `target`, each with its default or null. */
  readonly body?: Readonly<Record<string, string | null>>;
  /** Skips the call when this sticky fact is known. */
  readonly unless?: string;
}
