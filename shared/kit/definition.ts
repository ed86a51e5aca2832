import type { Locale } from '../i18n/languages.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Widget } from '../runtime/host.ts';

/**
 * The version of what the loader and a widget of another project expect of each other. It changes only where a widget
 * would not work with a loader of the other version.
 */
export const KIT = 1;

/** The first call of a widget whose code comes later. The loader sends it as a POST while the code loads. */
export interface FirstCallOfWidget {
  /** May hold inputs in braces: `/gifts/{id}`. */
  readonly path: string;
  /** The inputs of the body, each with its default or null. Absent for no body. */
  readonly body?: Readonly<Record<string, string | null>>;
}

/** A prefix of the author, a dash, and what the widget is. */
export const WIDGET_NAME = /^[a-z][a-z\d]*(-[a-z\d]+)+$/;

/** First words that names of others may not have, beside those of our widgets. */
const RESERVED = ['eiland', 'shop', 'sw'];

/** Whether the first word of a name is one that Eiland uses itself. */
export function hasOurPrefix(name: string, ours: readonly string[]): boolean {
  const prefixOf = (of: string) => of.split('-', 1)[0]!;
  return [...RESERVED, ...ours.map(prefixOf)].includes(prefixOf(name));
}

interface CommonDefinition {
  /** The addresses of its style sheets, which are loaded with it. One that uses fields of the kit needs `kit-forms.css`. */
  readonly styles?: readonly string[];
  /** Its texts by language, each as an object or as the address of a module that exports it by default. */
  readonly texts?: Readonly<Partial<Record<Locale, Texts | string>>>;
}

/** A widget whose code is there. It has its load trigger, its commands and its first call itself. */
interface LoadedDefinition extends CommonDefinition {
  readonly widget: Widget;
}

/** A widget whose code comes when its load trigger fires. */
export interface LazyDefinition extends CommonDefinition {
  /** The address of the module that exports it as `island` or `enhancer`. */
  readonly widget: string;
  /** An enhancer loads no texts of the ui kit. By default it is an island. */
  readonly kind?: 'island' | 'enhancer';
  /** The load trigger of an element without `data-load`. */
  readonly load: string;
  /** The commands that it handles. One of them loads it. */
  readonly handles?: readonly string[];
  readonly firstCall?: FirstCallOfWidget;
}

/** A widget of another project, as `shopWidgets.define` gets it. */
export type WidgetDefinition = (LoadedDefinition | LazyDefinition) & {
  /** The kit that it was made with; `define` of `eiland/kit` adds it. */
  readonly kit?: number;
};
