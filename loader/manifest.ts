import * as built from 'eiland:manifest';
import type { Locale } from '../shared/i18n/languages.ts';

/** What the loader knows of a widget before it loads any of its code. The build writes one entry per widget. */
export interface ManifestEntry {
  /** The load trigger of an element without `data-load`. */
  readonly load: string;
  /** The name of the files that the widget shares with others. Its own files have its own name. */
  readonly bundle?: string | undefined;
  /** The widget's files are `<bundle>-<hash>.js`, `<bundle>-<hash>.css` and `<bundle>-<hash>.<locale>.js`. */
  readonly hash: string;
  readonly noStyles?: true | undefined;
  readonly noTexts?: true | undefined;
  /** The hashes of the scripts that the widget's script imports, at any depth: `chunk-<hash>.js`. */
  readonly chunks: readonly string[];
  /** The commands that the widget handles, if any. */
  readonly handles?: readonly string[] | undefined;
  readonly firstCall?: ManifestCall | undefined;
  /** Loads the files of a widget of another project, which the page has defined: script, texts and styles. */
  readonly open?: ((locale: Locale) => readonly unknown[]) | undefined;
}

/** The first call of a widget, which the loader sends as a POST. */
export interface ManifestCall {
  /** May hold inputs in braces: `/quotation/{id}`. */
  readonly path: string;
  /** The inputs of the body, each with its default or null; an empty one is not sent. Absent for no body. */
  readonly body?: Readonly<Record<string, string | null>>;
  /** Skips the call when this sticky fact is known. */
  readonly unless?: string;
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** A page adds entries when it defines widgets of its own. */
type OpenManifest = Record<string, ManifestEntry>;

/** The manifest has no prototype: `data-widget="constructor"` is an unknown widget. */
export const widgets: OpenManifest = Object.assign(Object.create(null) as OpenManifest, built.widgets);
