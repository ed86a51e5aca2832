import * as built from 'eiland:manifest';
import type { FirstCall } from '../shared/runtime/host.ts';

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
  /** The loader sends it as a POST. */
  readonly firstCall?: Omit<FirstCall, 'method'> | undefined;
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The manifest has no prototype: `data-widget="constructor"` is an unknown widget. */
export const widgets: Manifest = Object.assign(Object.create(null) as Manifest, built.widgets);

export const commands: ReadonlySet<string> = new Set(Object.values(widgets).flatMap(({ handles = [] }) => handles));
