/** The build data in `loader.js`. The file is read as text: the doctor runs no code of a shop. */
export interface LoaderFile {
  readonly version: string | null;
  /** Names without `.js`. */
  readonly engine: string;
  readonly late: string | null;
  readonly widgets: ReadonlyMap<string, WidgetFiles>;
}

export interface WidgetFiles {
  /** Without the endings `.js`, `.css` and `.nl.js`. */
  readonly file: string;
  readonly hasStyles: boolean;
  readonly hasTexts: boolean;
  /** Without `.js`. */
  readonly chunks: readonly string[];
}

const PACKED = /[`"']([^`"']*(?:\\n|\n)(?:\\n|\n)[a-z][^`"']*)[`"']/;

/** Null for another file. */
export function readLoader(source: string): LoaderFile | null {
  const [, engine] = /[`"'](engine-\w+)[`"']/.exec(source) ?? [];
  if (!engine) return null;
  const [, late = null] = /[`"'](late-\w+)[`"']/.exec(source) ?? [];
  const [, version = null] = /\.version\s*=\s*[`"']([^`"']+)/.exec(source) ?? [];
  return { version, engine, late, widgets: readWidgetList(source) };
}

/** The list of widgets in a loader or in its late file, in the format of `loader/manifest.ts`. */
export function readWidgetList(source: string): Map<string, WidgetFiles> {
  const [, packed = ''] = PACKED.exec(source) ?? [];
  const [chunks = '', ...paragraphs] = packed.replaceAll('\\n', '\n').split('\n\n');
  const lines = paragraphs.flatMap((paragraph) => paragraph.split('\n').slice(1));
  return new Map(
    lines.map((line) => {
      const [name = '', hash = '', bits = ''] = line.split(' ');
      return [name, filesOf(name, hash, parseInt(bits, 36), chunks.split(' '))];
    }),
  );
}

function filesOf(name: string, hash: string, bits: number, chunks: readonly string[]): WidgetFiles {
  return {
    file: hash.includes('-') ? hash : `${name}-${hash}`,
    hasStyles: (bits & 1) > 0,
    hasTexts: (bits & 2) > 0,
    // The first chunk has the third bit.
    chunks: chunks.filter((_, at) => (bits / 2 ** at) & 4),
  };
}

/** Every file that a browser fetches for these widgets. */
export function filesFor({ file, hasStyles, hasTexts, chunks }: WidgetFiles, locale: string): string[] {
  return [
    `${file}.js`,
    ...(hasStyles ? [`${file}.css`] : []),
    ...(hasTexts ? [`${file}.${locale}.js`] : []),
    ...chunks.map((chunk) => `${chunk}.js`),
  ];
}
