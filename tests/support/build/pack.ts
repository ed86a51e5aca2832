import type { Packed } from '../../../loader/manifest.ts';
import type { FirstCall } from '../../../shared/island/host.ts';

/** What the build knows of a widget when all files have their names. */
export interface Known {
  readonly name: string;
  readonly hash: string;
  readonly load: string;
  readonly hasStyles: boolean;
  readonly hasTexts: boolean;
  /** Chunks, without `.js`. */
  readonly imports: readonly string[];
  readonly firstCall?: FirstCall | undefined;
}

interface Build {
  readonly engine: string;
  readonly chunks: readonly string[];
  readonly widgets: readonly Known[];
}

/** Numbers are exact up to 53 bits, of which two are not for chunks. */
const MOST_FILES = 51;

/** Writes what the loader has to know as the text that `loader/manifest.ts` reads. */
export function pack({ engine, chunks, widgets }: Build): Packed {
  const files = [engine, ...chunks];
  if (files.length > MOST_FILES)
    throw new Error(`Widgets share ${chunks.length} chunks, more than there are bits for.`);
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
    fallback === null ? name : `${name}=${fallback}`,
  );
  return [first.path, body.join(','), first.unless ?? ''];
}
