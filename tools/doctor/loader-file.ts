/** What `loader.js` contains of its build. The doctor reads it as text, and runs no script of a shop. */
export interface LoaderFile {
  readonly version: string | null;
  readonly engine: string;
  readonly widgets: ReadonlyMap<string, WidgetFiles>;
}

export interface WidgetFiles {
  /** The load trigger of an element without `data-load`. */
  readonly load: string;
  /** Without the endings `.js`, `.css` and `.nl.js`. */
  readonly file: string;
  readonly hasStyles: boolean;
  readonly hasTexts: boolean;
  /** The hashes of `chunk-<hash>.js`. */
  readonly chunks: readonly string[];
}

/** An entry of the manifest after minifying; see `ManifestEntry`. Its fields up to `chunks` are in this order. */
const ENTRY =
  /(?<name>[\w-]+)["'`]?:\{load:["'`](?<load>[^"'`]*)["'`],(?:bundle:["'`](?<bundle>[\w-]+)["'`],)?hash:["'`](?<hash>\w+)["'`],(?<noStyles>noStyles:!0,)?(?<noTexts>noTexts:!0,)?chunks:\[(?<chunks>[^\]]*)\]/g;

/** Null for a file that is not the loader. */
export function readLoader(source: string): LoaderFile | null {
  const [, engine] = /[`"'](engine-\w+\.js)[`"']/.exec(source) ?? [];
  if (!engine) return null;
  const [, version = null] = /\.version\s*=\s*[`"']([^`"']+)/.exec(source) ?? [];
  const entries = [...source.matchAll(ENTRY)].map(({ groups }) => entryOf(groups as Record<string, string>));
  return { version, engine, widgets: new Map(entries) };
}

function entryOf({
  name = '',
  load = '',
  bundle = name,
  hash = '',
  noStyles,
  noTexts,
  chunks = '',
}: Record<string, string>) {
  const files: WidgetFiles = {
    load,
    file: `${bundle}-${hash}`,
    hasStyles: !noStyles,
    hasTexts: !noTexts,
    chunks: chunks.match(/\w+/g) ?? [],
  };
  return [name, files] as const;
}

/** Every file that a browser loads for this widget. */
export function filesFor({ file, hasStyles, hasTexts, chunks }: WidgetFiles, locale: string): string[] {
  return [
    `${file}.js`,
    ...(hasStyles ? [`${file}.css`] : []),
    ...(hasTexts ? [`${file}.${locale}.js`] : []),
    ...chunks.map((hash) => `chunk-${hash}.js`),
  ];
}
