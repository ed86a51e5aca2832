import type { Content } from 'react/jsx-runtime';
import * as built from 'eiland:islands';
import type { ManifestCall } from '../../loader/manifest.ts';
import type { Locale } from '../../shared/i18n/languages.ts';
import type { Texts } from '../../shared/i18n/texts.ts';
import type { Attributes } from '../../shared/runtime/attributes.ts';
import type { PrintContext } from '../../shared/runtime/print.ts';
import type { Hashes } from './import-map.ts';
import type { Island } from './render-island.tsx';

/** What a page loads for a widget of this build. */
interface BuiltWidget {
  readonly firstCall?: ManifestCall | undefined;
  /** Its load trigger. */
  readonly load: string;
  readonly texts: Readonly<Partial<Record<Locale, Texts>>>;
  readonly script: string;
  readonly styles: string | null;
  /** Scripts that its script imports, at any depth. */
  readonly imports: readonly string[];
  /** The file of its texts in each language. */
  readonly files: Readonly<Partial<Record<Locale, string>>>;
}

export interface BuiltIsland extends BuiltWidget {
  readonly island: Island;
  /** When it takes over its frame, where its load trigger does not say it. */
  readonly hydrate?: string | undefined;
}

/** An enhancer whose HTML a server can print. */
export interface BuiltEnhancer extends BuiltWidget {
  readonly enhancer: { readonly name: string; readonly inputs: Attributes };
  readonly print: (inputs: never, context: PrintContext<never>) => Content;
}

const islands = built.islands as Readonly<Record<string, BuiltIsland>>;
const enhancers = built.enhancers as Readonly<Record<string, BuiltEnhancer>>;

export const engine = built.engine as { readonly script: string; readonly imports: readonly string[] };
/** The hashes of all scripts of the build. */
export const integrity = built.integrity as Hashes;
/** The commands that each widget of the build handles. */
export const handlers = built.handlers as Readonly<Record<string, readonly string[]>>;

/** Undefined for a widget that a server cannot draw, and for an unknown name. */
export function builtWidget(name: string): BuiltIsland | BuiltEnhancer | undefined {
  return ownValue(islands, name) ?? ownValue(enhancers, name);
}

function ownValue<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
