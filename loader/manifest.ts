import * as built from 'eiland:manifest';
import type { FirstCall } from '../shared/runtime/host.ts';

/** What the loader knows of a widget before it loads any of its code. The build writes one entry per widget. */
export interface ManifestEntry {
  /** The load trigger of an element without `data-load`. */
  readonly load: string;
  /** The widget's files are `<file>.js`, `<file>.css` and `<file>.<locale>.js`. Widgets may share a file. */
  readonly file: string;
  readonly hasStyles: boolean;
  readonly hasTexts: boolean;
  /** Scripts that the widget's script imports, at any depth, without `.js`. */
  readonly chunks: readonly string[];
  /** The commands that the widget handles. */
  readonly handles: readonly string[];
  /** The loader sends it as a POST. */
  readonly firstCall?: Omit<FirstCall, 'method'> | undefined;
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The manifest has no prototype: `data-widget="constructor"` is an unknown widget. */
export const widgets: Manifest = Object.assign(Object.create(null) as Manifest, built.widgets);

export const commands: ReadonlySet<string> = new Set(Object.values(widgets).flatMap(({ handles }) => handles));
