import * as built from 'eiland:islands';
import type { ManifestCall } from '../../loader/manifest.ts';
import type { Locale } from '../../shared/i18n/languages.ts';
import type { Texts } from '../../shared/i18n/texts.ts';
import type { Island } from './render-island.tsx';

/** An island of this build, and what a page loads for it. */
interface BuiltIsland {
  readonly island: Island;
  readonly firstCall?: ManifestCall | undefined;
  readonly texts: Readonly<Record<Locale, Texts>>;
  readonly script: string;
  readonly styles: string | null;
  /** Scripts that its script imports, at any depth. */
  readonly imports: readonly string[];
  /** The file of its texts in each language. */
  readonly files: Readonly<Partial<Record<Locale, string>>>;
}

const islands = built.islands as Readonly<Record<string, BuiltIsland>>;

export const engine = built.engine as { readonly script: string; readonly imports: readonly string[] };
/** The commands that each widget handles. */
export const handlers = built.handlers as Readonly<Record<string, readonly string[]>>;

/** Undefined for a widget that is no island, and for an unknown name. */
export function islandOf(name: string): BuiltIsland | undefined {
  return Object.hasOwn(islands, name) ? islands[name] : undefined;
}
