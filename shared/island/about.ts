import type * as z from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.ts';

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
export interface About {
  /** What an editor calls it, such as “Winkelwagen”. */
  readonly title: Words;
  /** One or two sentences about what a shopper does with it. */
  readonly text: Words;
  /** By input, what it is for: a sentence for an editor who knows no code. */
  readonly inputs: Readonly<Record<string, Words>>;
  /** The types of an enhancer's inputs; an island has them in its definition. */
  readonly schema?: z.ZodMiniObject;
  /** Every call that it makes, by the name of its endpoint in the contract. */
  readonly calls: Readonly<Record<string, Endpoint<never>>>;
  /** Events that it tells the page, without `shop:`. */
  readonly tells: readonly string[];
  /** Events that it hears, commands that it handles included. */
  readonly hears: readonly string[];
  /** HTML that embeds it; with these values it works in the demo shop. */
  readonly example: string;
}
