import { contentHash } from './content-hash.ts';
import type { Packed } from '../../loader/manifest.ts';
import type { FirstCall } from '../../shared/runtime/host.ts';

/** What the build knows of a widget when all files have their names. */
export interface Known {
  readonly name: string;
  /** Or the whole name of a file that several widgets share, without its ending. */
  readonly hash: string;
  readonly load: string;
  /** It can wait for the second list. */
  readonly isLate: boolean;
  readonly hasStyles: boolean;
  readonly hasTexts: boolean;
  /** Chunks, without `.js`. */
  readonly imports: readonly string[];
  readonly firstCall?: FirstCall | undefined;
}

/** All that the loader has to know. */
export interface Build {
  readonly engine: string;
  readonly chunks: readonly string[];
  readonly widgets: readonly Known[];
}

/** Numbers are exact up to 53 bits, of which two are not for chunks. */
const MOST_FILES = 51;

export interface PackedBuild {
  /** The source of the loader's own module. */
  readonly manifest: string;
  /** The late list, as a file of its own. */
  readonly late: { readonly file: string; readonly script: string };
}

/** Writes what the loader has to know. */
export function pack({ engine, chunks, widgets }: Build): PackedBuild {
  const [early, later] = [false, true].map((late) =>
    list(
      widgets.filter(({ isLate }) => isLate === late),
      chunks,
    ),
  );
  const script = `export const packed = ${JSON.stringify(later)};\n`;
  const late = `late-${contentHash(script)}`;
  const known = { engine, late, packed: early };
  const lines = Object.entries(known).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return { manifest: lines.join('\n'), late: { file: `${late}.js`, script } };
}

/** The text that `loader/manifest.ts` reads. */
function list(widgets: readonly Known[], chunks: readonly string[]): Packed {
  const files = chunks.filter((chunk) => widgets.some(({ imports }) => imports.includes(chunk)));
  if (files.length > MOST_FILES) throw new Error(`Widgets share ${files.length} chunks, more than there are bits for.`);
  const moments = [...new Set(widgets.map(({ load }) => load))].sort();
  const paragraphs = moments.map((moment) => {
    const known = widgets.filter(({ load }) => load === moment);
    return [moment, ...known.map((widget) => line(widget, files))].join('\n');
  });
  return [files.join(' '), ...paragraphs].join('\n\n');
}

function line({ name, hash, hasStyles, hasTexts, imports, firstCall }: Known, files: readonly string[]): string {
  const has = (hasStyles ? 1 : 0) + (hasTexts ? 2 : 0);
  const bits = imports.reduce((sum, chunk) => sum + 4 * 2 ** files.indexOf(chunk), has);
  return [name, hash, bits.toString(36), ...call(firstCall)].join(' ').trimEnd();
}

function call(first: FirstCall | undefined): string[] {
  if (!first) return [];
  if (first.method.toUpperCase() !== 'POST')
    throw new Error(`The loader sends first calls as POST, and ${first.path} is none.`);
  const body = Object.entries(first.body ?? {}).map(([name, fallback]) =>
    fallback === null ? name : `${name}=${encodeURIComponent(fallback)}`,
  );
  return [first.path, body.join('&'), first.unless ?? ''];
}
