import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FirstCall } from '../../shared/runtime/host.ts';
import type { Locale } from './targets.ts';

/** What is in `dist/`, for tests and budgets. The loader carries a shorter form of its own. */
export interface DistManifest {
  readonly version: string;
  readonly engine: { readonly script: string; readonly imports: readonly string[] };
  /** Tokens and kit, which the engine loads where a page does not link `base.css`. */
  readonly kit: string;
  readonly widgets: Readonly<Record<string, DistWidget>>;
  /** By file, the packages and our own folders that are in it. */
  readonly contents: Readonly<Record<string, readonly string[]>>;
}

export interface DistWidget {
  readonly kind: 'island' | 'enhancer';
  readonly load: string;
  readonly handles: readonly string[];
  readonly firstCall?: FirstCall | undefined;
  readonly script: string;
  readonly styles: string | null;
  readonly texts: Readonly<Partial<Record<Locale, string>>>;
  /** Scripts that its script imports, however deep. */
  readonly imports: readonly string[];
}

export const dist = fileURLToPath(new URL('../../dist', import.meta.url));

export function readManifest(): DistManifest {
  return JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as DistManifest;
}

/** Every script and style sheet that a page with this widget fetches after the loader, engine aside. */
export function filesOf({ widgets }: DistManifest, name: string, locale: Locale): string[] {
  const { script, styles, texts, imports } = widgets[name]!;
  return [script, ...imports, styles, texts[locale]].filter((file) => typeof file === 'string');
}
