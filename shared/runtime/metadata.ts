import type * as z from 'zod/mini';
import type { Events } from '../bus/events.ts';
import type { AnyEndpoint } from '../contract/endpoint.ts';

/** The same words in every language of the shop. */
export interface Words {
  readonly nl: string;
  readonly de: string;
  readonly en: string;
}

/**
 * What a widget is, for those who embed it: it becomes the catalogue, `widgets.json` and the description of the
 * calls. No page downloads it.
 */
export interface WidgetMetadata {
  /** What an editor calls it, such as “Winkelwagen”. */
  readonly title: Words;
  /** One or two sentences about what a shopper does with it. */
  readonly text: Words;
  /** By input, what it is for: a sentence for an editor who knows no code. */
  readonly inputs: Readonly<Record<string, Words>>;
  /**
   * The types of inputs whose definition does not say them: all of an enhancer's, and those of an island that it reads
   * from more than one form. An island has the types of all others in its definition.
   */
  readonly schema?: z.ZodMiniObject;
  /**
   * Every call that it makes, by the name of its endpoint in the contract. A path in braces is the input of that name:
   * `{submitUrl}`.
   */
  readonly calls: Readonly<Record<string, AnyEndpoint>>;
  /** Events that it tells the page or asks of others, without `shop:`. All widgets tell `widget-ready` and its like. */
  readonly publishes: readonly (keyof Events)[];
  /** Events that it hears, commands that it handles included. */
  readonly subscribes: readonly (keyof Events)[];
  /** HTML that embeds it, with every input that it requires; with these values it works in the demo shop. */
  readonly example: string;
}
