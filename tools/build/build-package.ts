import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { build, type BuildOptions } from 'esbuild';
import { aliases } from '../../shared/preact/aliases.ts';
import { KIT_ENTRIES } from './kit-entries.ts';
import { licencesOf, packagesIn } from './licences.ts';
import { virtualModule } from './virtual-module.ts';

const CACHE = '.cache/package';
const CONTRACT = globSync('shared/contract/*.ts')
  .map((path) => basename(path))
  .filter((file) => !file.includes('.test.'))
  .sort();

/** What the types of `eiland/adapter` consist of. They name none of the contract. */
const ADAPTER_TYPES = ['create-shop-calls', 'model', 'refusal', 'sessions', 'shop'].map((name) => `${name}.d.ts`);

/** What the types of `eiland/models` consist of. They name none of the contract. */
const MODELS_TYPES = [
  'cart',
  'cart-types',
  'checkout',
  'checkout-fields',
  'checkout-types',
  'compare',
  'list',
  'list-types',
  'models',
  'outcome',
  'path',
  'product',
  'readable',
  'shop',
].map((name) => `${name}.d.ts`);

/** The types of `eiland/server`, whose module the build of each runtime library has. */
const SERVER_TYPES = `import type { Render, RenderPage } from './page-options.js';

export declare const render: Render;
export declare const renderPage: RenderPage;
export type { FirstCallOf, PageOptions, Render, RenderedWidget, RenderPage, WidgetOptions } from './page-options.js';
`;

/** Exports the whole contract from one module. */
const reExport = (ending: string) =>
  CONTRACT.map((file) => `export * from './${file.replace(/\.ts$/, ending)}';\n`).join('');

/**
 * Builds the modules for TypeScript, for servers and for tests in Node: `eiland/events`, `eiland/contract`,
 * `eiland/adapter` and `eiland/models`, with their types. They are not for script tags.
 */
export async function buildPackage(outDir: string): Promise<void> {
  const folder = join(outDir, 'package');
  cpSync('tools/new/project', join(folder, 'project'), { recursive: true });
  await Promise.all([
    buildModules(folder),
    buildContained('adapter', 'tools/adapter/create-shop-calls.ts', folder),
    // Pages load it.
    buildContained('models', 'tools/models/models.ts', folder, { minify: true }),
    buildConformance(folder),
    buildNodeKit(folder),
    // It describes the widget of a project in the words of `widgets.json`.
    buildContained('vite', 'tools/npm-package/vite-plugin.ts', folder, { platform: 'node', external: ['vite'] }),
    buildTypes(join(folder, 'types')),
  ]);
}

async function buildModules(outdir: string): Promise<void> {
  await build({
    entryPoints: {
      events: 'shared/bus/page-events.ts',
      contract: 'eiland:contract',
    },
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    packages: 'external',
    logLevel: 'warning',
    plugins: [
      {
        name: 'contract',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^eiland:contract$/ }, ({ path }) => ({ path, namespace: 'contract' }));
          onLoad({ filter: /.*/, namespace: 'contract' }, () => ({
            contents: reExport('.ts'),
            resolveDir: join(process.cwd(), 'shared/contract'),
          }));
        },
      },
    ],
  });
}

/** The module contains its libraries: a shop installs nothing beside it. */
async function buildContained(name: string, entry: string, outdir: string, options: BuildOptions = {}) {
  return build({
    entryPoints: { [name]: entry },
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    logLevel: 'warning',
    ...options,
  });
}

/** The kit for `eiland/vite`, which reads definitions in Node: the files of a page need a document. */
async function buildNodeKit(folder: string): Promise<void> {
  await build({
    entryPoints: { ...KIT_ENTRIES },
    outdir: join(folder, 'node-kit'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    minify: true,
    alias: aliases,
    mainFields: ['module', 'main'],
    loader: { '.css': 'empty' },
    legalComments: 'none',
    logLevel: 'warning',
  });
}

/** The suite for tests of other widgets. It has the engine of the page. */
async function buildConformance(folder: string): Promise<void> {
  const { metafile } = await buildContained('conformance', 'tools/conformance/conformance.ts', folder, {
    minify: true,
    mainFields: ['module', 'main'],
    legalComments: 'none',
    metafile: true,
    // Widgets of others are no tools of agents.
    plugins: [virtualModule('eiland:page-tools', () => 'export const pageTools = [];')],
  });
  writeFileSync(join(folder, 'conformance-licences.txt'), licencesOf(packagesIn(metafile!)));
}

/** The compiler keeps `.ts` in imports. The published files are `.js`. */
async function buildTypes(outDir: string): Promise<void> {
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: '../..',
      outDir: 'types',
      types: [],
    },
    include: [],
    files: [
      '../../shared/bus/page-events.ts',
      '../../shared/bus/page-api.ts',
      '../../tools/adapter/create-shop-calls.ts',
      '../../tools/models/models.ts',
      '../../tools/render/page-options.ts',
      // The suite contains the engine, which imports what the build generates.
      '../../loader/environment.d.ts',
      '../../tools/conformance/conformance.ts',
      '../../tools/npm-package/vite-plugin.ts',
      // What the types of views name.
      '../../shared/ui/basics/jsx-runtime.d.ts',
      ...Object.values(KIT_ENTRIES).map((file) => `../../${file}`),
      ...CONTRACT.map((file) => `../../shared/contract/${file}`),
    ],
  };
  writeFileSync(join(CACHE, 'tsconfig.json'), JSON.stringify(config));
  await promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '-p', CACHE]);
  cpSync(join(CACHE, 'types/shared'), outDir, { recursive: true });
  for (const file of ADAPTER_TYPES) cpSync(join(CACHE, 'types/tools/adapter', file), join(outDir, 'adapter', file));
  for (const file of MODELS_TYPES) cpSync(join(CACHE, 'types/tools/models', file), join(outDir, 'models', file));
  cpSync(join(CACHE, 'types/tools/render/page-options.d.ts'), join(outDir, 'server/page-options.d.ts'));
  writeFileSync(join(outDir, 'server/server.d.ts'), SERVER_TYPES);
  cpSync(join(CACHE, 'types/tools/npm-package/vite-plugin.d.ts'), join(outDir, 'vite.d.ts'));
  copyConformanceTypes(outDir);
  addViewTypes(outDir);
  for (const path of globSync(`${outDir}/**/*.d.ts`)) {
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
  }
  // A style sheet has no values; without types, TypeScript refuses to import it.
  writeFileSync(join(outDir, 'styles.d.ts'), 'export {};\n');
  writeFileSync(join(outDir, 'contract.d.ts'), reExport('.js').replaceAll("'./", "'./contract/"));
}

/** Views are checked with the types of JSX that know translated pages, and components with the keys of their texts. */
function addViewTypes(outDir: string): void {
  const runtime = 'ui/basics/jsx-runtime.d.ts';
  cpSync(join('shared', runtime), join(outDir, runtime));
  const view = join(outDir, 'kit/view.d.ts');
  writeFileSync(view, `/// <reference path="../${runtime}" />\n${readFileSync(view, 'utf8')}`);
  for (const path of globSync('i18n/{,*/}locales/nl.json', { cwd: 'shared' }))
    cpSync(join('shared', path), join(outDir, path));
}

function copyConformanceTypes(outDir: string): void {
  mkdirSync(join(outDir, 'conformance'), { recursive: true });
  for (const name of ['conformance.d.ts', 'subject.d.ts']) {
    const text = readFileSync(join(CACHE, 'types/tools/conformance', name), 'utf8');
    writeFileSync(join(outDir, 'conformance', name), text.replaceAll("'../../shared/", "'../"));
  }
}
