import { globSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES } from '../../shared/i18n/languages.ts';
import { buildServer } from '../../tools/build/build-server.ts';
import type { DistManifest, DistWidget } from '../../tools/build/dist-manifest.ts';
import { findWidgets, wordsIn, type Source } from '../../tools/build/find-widgets.ts';
import { RUNTIMES } from '../../tools/build/runtimes.ts';
import { manifestCall } from '../../loader/engine/manifest-call.ts';
import { readDefinitions } from '../../tools/build/read-definitions.ts';
import type { Render, RenderPage } from '../../tools/render/page-options.ts';

/** First calls as a manifest has them. */
export type FirstCalls = Readonly<Record<string, { readonly path: string }>>;

/** What a shop imports. */
export interface ServerModule {
  readonly render: Render;
  readonly renderPage: RenderPage;
}

export interface SmallServer {
  /** Where `server.js` is. */
  readonly folder: string;
  /** A new copy of the module, whose state is that of a fresh process. */
  openModule(): Promise<ServerModule>;
  /** The same, for pages. */
  open(): Promise<RenderPage>;
  close(): Promise<void>;
}

/** Builds `server.js` from the sources of these islands alone. */
export function buildSmallServer(runtime: 'react' | 'light', calls: FirstCalls): Promise<SmallServer> {
  return buildServerOf(runtime, manifestOf(calls));
}

/** Builds `server.js` from the sources of all widgets. */
export async function buildWholeServer(runtime: 'react' | 'light'): Promise<SmallServer> {
  const definitions = await readDefinitions(findWidgets());
  return buildServerOf(
    runtime,
    manifestWith(definitions, ({ kind, load, handles, ...definition }) => ({
      kind,
      load,
      handles,
      firstCall: manifestCall(definition),
    })),
  );
}

/** Builds `server.js` from the sources of the widgets of a manifest. */
export async function buildServerOf(
  runtime: 'react' | 'light',
  manifest: DistManifest,
  integrity: Readonly<Record<string, string>> = {},
): Promise<SmallServer> {
  // In the repository, so that Node finds the dependencies.
  await mkdir('.cache', { recursive: true });
  const outDir = await mkdtemp(join('.cache', 'server-'));
  const sources = findWidgets().filter(({ name }) => name in manifest.widgets);
  const styles = Object.values(manifest.widgets).flatMap((widget) => widget.styles ?? []);
  for (const file of ['base.css', ...styles])
    writeFileSync(join(outDir, file), `.${file.split('.', 1)[0]} { gap: 0 }\n`);
  const bundles = sources.map((source) => ({ ...source, texts: withParts(source), widgets: [source.name] }));
  await buildServer(
    { ...RUNTIMES.find(({ name }) => name === runtime)!, outDir },
    sources,
    bundles,
    manifest,
    integrity,
  );
  let copies = 0;
  async function openModule() {
    const href = `${pathToFileURL(resolve(outDir, 'server.js')).href}?${copies++}`;
    return (await import(/* @vite-ignore */ href)) as ServerModule;
  }

  return {
    folder: outDir,
    openModule,
    open: async () => (await openModule()).renderPage,
    close: () => rm(outDir, { recursive: true }),
  };
}

/** With the texts of every part of the kit. */
function withParts({ texts }: Source): Source['texts'] {
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const files = globSync(`shared/i18n/*/locales/${locale}.json`);
      const parts = files.map((file) => [basename(dirname(dirname(file))), wordsIn(file)] as const);
      return [locale, { ...texts[locale], ...Object.fromEntries(parts) }];
    }),
  );
}

/** A manifest with these islands. */
export const manifestOf = (calls: FirstCalls): DistManifest =>
  manifestWith(calls, (firstCall) => ({ kind: 'island', load: 'eager', handles: [], firstCall }));

function manifestWith<Known>(
  widgets: Readonly<Record<string, Known>>,
  describe: (known: Known) => Pick<DistWidget, 'kind' | 'load' | 'handles' | 'firstCall'>,
): DistManifest {
  const widget = (name: string, known: Known): DistWidget => ({
    ...describe(known),
    script: `${name}-1aaaa.js`,
    styles: `${name}-1aaaa.css`,
    texts: Object.fromEntries(LOCALES.map((locale) => [locale, `${name}-1aaaa.${locale}.js`])),
    imports: ['chunk-1aaaa.js'],
  });
  return {
    version: '1.2.3',
    engine: { script: 'engine-1aaaa.js', imports: [] },
    kit: 'base-1aaaa.css',
    recovery: 'chunk-bbbbb.js',
    widgets: Object.fromEntries(Object.entries(widgets).map(([name, known]) => [name, widget(name, known)])),
    contents: {},
  };
}
