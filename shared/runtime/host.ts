import type * as z from 'zod/mini';
import type { Bus } from '../bus/bus.ts';
import type { TextPart, Texts } from '../i18n/texts.ts';
import type { Attributes } from './attributes.ts';

/** What the loader hands to a widget that it wakes. */
export interface Host {
  readonly bus: Bus;
  readonly locale: 'nl' | 'de' | 'en';
  /** The page's settings as found; see `settings.ts` for their defaults. */
  readonly settings: unknown;
  readonly texts: Texts;
  /**
   * The answer to the widget's first call, sent while its code was on its way or printed in the page
   * (`data-initial`). Taken once; absent when there is none.
   */
  readonly firstAnswer?: Promise<Response> | undefined;
  /** Sends one same-origin request with the headers every call carries; enhancers use it instead of a library. */
  request(method: string, path: string, body?: unknown): Promise<Response>;
  /**
   * Counts a call, and answers false when the widget has sent it so often, without anything that the shopper did, that
   * it must not be sent. `request` asks by itself. Absent where nobody counts.
   */
  mayCall?(method: string, path: string, body?: unknown): boolean;
  /** Writes `data-widget-state` and tells the page. A failed widget may still become ready. */
  setState(state: 'ready' | 'failed', error?: unknown): void;
  /** Says to the author of the template what is wrong with this element. */
  reportTemplateError(found: TemplateError): void;
}

/** A mistake in a template, in terms its author knows. */
export interface TemplateError {
  readonly attribute: string;
  readonly expected: string;
  readonly found: string;
}

/** What an entry file exports as `island` or `enhancer`. */
export interface Widget {
  readonly name: string;
  readonly kind: 'island' | 'enhancer';
  /** What a page may configure: an island reads it by a schema, an enhancer attribute by attribute. */
  readonly inputs: z.ZodMiniObject | Attributes;
  /** What the server's own HTML in the element says of the inputs. */
  readonly readServerMarkup?: ((element: HTMLElement) => Readonly<Record<string, unknown>>) | undefined;
  /** The moment at which the widget wakes when the page does not say (`data-load`). */
  readonly load: string;
  /** Commands this widget handles; a kept command wakes a waiting one. */
  readonly handles: readonly string[];
  /** The call that the loader may send before the code has arrived, with the inputs that make its body. */
  readonly firstCall?: FirstCall | undefined;
  /** Parts of the ui kit whose words come with its own. */
  readonly words?: readonly TextPart[] | undefined;
  /** Wires the element and answers how to leave it as it was. */
  mount(element: HTMLElement, host: Host): () => void;
}

export interface FirstCall {
  readonly method: string;
  /** May hold inputs in braces: `/quotation/{id}`. */
  readonly path: string;
  /** Names of inputs that form the body, each with its default where it has one; absent for an empty body. */
  readonly body?: Readonly<Record<string, string | null>>;
  /** Skips the call when this sticky fact was already told. */
  readonly unless?: string;
}
