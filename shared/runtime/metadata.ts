import type * as z from 'zod/mini';
import type { Events } from '../bus/events.ts';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import type { Locale } from '../i18n/languages.ts';

/** A text in every language of the shop. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** The groups in which editors find widgets. */
export const WIDGET_GROUPS = ['buying', 'choosing', 'reading', 'requests', 'account', 'returns', 'others'] as const;
export type WidgetGroup = (typeof WIDGET_GROUPS)[number];

/** The label and help of the input `headingLevel`, which is the same in every widget that has it. */
export const HEADING_LEVEL = {
  label: { nl: 'Niveau van de kop', de: 'Ebene der Überschrift', en: 'Level of the heading' },
  help: {
    nl: 'Het niveau van de hoofdkop: 1, 2 of 3. “none” laat hem weg, voor een pagina met een eigen hoofdkop.',
    de: 'Die Ebene der Hauptüberschrift: 1, 2 oder 3. „none“ lässt sie weg, für eine Seite mit eigener Überschrift.',
    en: 'The level of the main heading: 1, 2 or 3. “none” leaves it out, for a page with a main heading of its own.',
  },
} satisfies Record<string, LocalizedText>;

/** HTML of the server from which the widget reads its inputs. */
export interface ServerMarkup {
  /** The required inputs that this HTML makes unnecessary. */
  readonly replaces: readonly string[];
  /** HTML that embeds the widget without these inputs. */
  readonly html: string;
}

/** A place of the widget that the page fills with `<template data-slot="name">`. */
export interface SlotMetadata {
  /** Its name in a form: a few words without a full stop. */
  readonly title: LocalizedText;
  /** Where it is shown, as a sentence. */
  readonly text: LocalizedText;
  /** For a slot that occurs several times, the data of each copy: `productId` is its attribute `data-product-id`. */
  readonly data?: readonly string[];
}

/**
 * Describes a widget for the catalogue, `widgets.json` and the API description. No page downloads it.
 */
export interface WidgetMetadata {
  /** The editor's name for it, such as “Winkelwagen”. */
  readonly title: LocalizedText;
  /** One or two sentences about what a shopper does with it. */
  readonly text: LocalizedText;
  readonly group: WidgetGroup;
  /** A page needs it once: a second one stays idle, or repeats every call. */
  readonly isSingle?: boolean;
  /**
   * When it takes over the frame that a server has drawn, as in `data-hydrate`: `interaction` for a widget that does nothing
   * by itself. By default, when the browser is idle, or later where the widget loads later.
   */
  readonly hydrate?: 'load' | 'idle' | 'visible' | 'interaction';
  /** An enhancer of nearly every page, whose code and texts are in the engine's file. */
  readonly isInEngine?: boolean;
  /** By input, its purpose: a sentence for an editor who does not know code. */
  readonly inputs: Readonly<Record<string, LocalizedText>>;
  /** By input, its name in a form: a few words without a full stop. */
  readonly labels: Readonly<Record<string, LocalizedText>>;
  /** Inputs whose text is HTML. `items.answer` is the key of the rows of a list. */
  readonly html?: readonly string[];
  /**
   * The types of inputs that the definition lacks: all inputs of an enhancer, and those that an island reads in several
   * forms.
   */
  readonly schema?: z.ZodMiniObject;
  /** Its slots by name, the same as in the definition. */
  readonly slots?: Readonly<Record<string, SlotMetadata>>;
  /**
   * Its calls, by the name of the endpoint in the contract. A path in braces is the input of that name:
   * `{submitUrl}`.
   */
  readonly calls: Readonly<Record<string, AnyEndpoint>>;
  /** Facts that it publishes and commands that it sends, without `shop:` and without those of all widgets. */
  readonly publishes: readonly (keyof Events)[];
  /** Events that it subscribes to, and commands that it handles. */
  readonly subscribes: readonly (keyof Events)[];
  /** HTML that embeds it, with all required inputs. It works in the demo shop. */
  readonly example: string;
  /** Alternatives to required inputs. */
  readonly serverMarkup?: readonly ServerMarkup[];
}
