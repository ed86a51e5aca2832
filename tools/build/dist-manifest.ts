import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ManifestCall } from '../../loader/manifest.ts';
import type { Locale } from '../../shared/i18n/languages.ts';

/** The content of `dist/`, for tests, budgets and the loader's own manifest. */
export interface DistManifest {
  readonly version: string;
  readonly engine: { readonly script: string; readonly imports: readonly string[] };
  /** Tokens and the kit's styles, for pages that do not link `base.css`. */
  readonly kit: string;
  /** Loads scripts again that failed. */
  readonly recovery: string;
  readonly widgets: Readonly<Record<string, DistWidget>>;
  /** By file, the packages and folders that it contains. */
  readonly contents: Readonly<Record<string, readonly string[]>>;
}

export interface DistWidget {
  readonly kind: 'island' | 'enhancer';
  readonly load: string;
  readonly handles: readonly string[];
  readonly firstCall?: ManifestCall | undefined;
  readonly script: string;
  readonly styles: string | null;
  readonly texts: Readonly<Partial<Record<Locale, string>>>;
  /** Scripts that its script imports, at any depth. */
  readonly imports: readonly string[];
}

export const dist = fileURLToPath(new URL('../../dist', import.meta.url));

export function readManifest(folder = dist): DistManifest {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as DistManifest;
}

/** Every file that a page loads for this widget, without loader and engine. */
export function filesOf({ widgets }: DistManifest, name: string, locale: Locale): string[] {
  const { script, styles, texts, imports } = widgets[name]!;
  return [script, ...imports, styles, texts[locale]].filter((file) => typeof file === 'string');
}
