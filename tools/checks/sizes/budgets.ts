import { existsSync } from 'node:fs';
import { dist, filesOf, type DistManifest, readManifest } from '../../build/dist-manifest.ts';

/** Kilobytes (1,000 bytes) after gzip -9. */
interface Budget {
  readonly page: string;
  /** The widgets of the page, beside `cart-badge`. */
  readonly widgets: readonly string[];
  readonly react: number;
  readonly light: number;
}

/** What a page with these widgets may load: scripts, styles and Dutch texts, without `base.css`. */
export const BUDGETS: readonly Budget[] = [
  { page: 'enhancers alone', widgets: ['add-to-cart'], react: 15.85, light: 15.85 },
  { page: 'search field', widgets: ['product-search'], react: 21, light: 21 },
  { page: 'cart', widgets: ['cart-page'], react: 142.15, light: 67.05 },
  { page: 'checkout', widgets: ['checkout'], react: 184.9, light: 109.75 },
  { page: 'overview', widgets: ['product-overview'], react: 148.25, light: 73.1 },
  { page: 'wizard with solutions', widgets: ['return-solution-wizard'], react: 156.25, light: 81.15 },
  { page: 'wizard with questions', widgets: ['return-question-wizard'], react: 154.55, light: 79.45 },
  { page: 'address book', widgets: ['address-book'], react: 141.1, light: 66.05 },
  { page: 'address form', widgets: ['address-form'], react: 145, light: 69.95 },
  { page: 'credits', widgets: ['credits-dashboard'], react: 133.9, light: 58.87 },
];

/** The largest `loader.js`, in kilobytes. */
export const LOADER_KB = 4.3;

/** The budgets are for the widgets of this repository. */
const WIDGETS = 41;
/** The loader has an entry for each widget, so a further one adds its entry to every page: so many bytes at most. */
const ENTRY_BYTES = 40;

const KILOBYTE = 1000;

/** The limit of a page that loads the loader, in bytes. */
function limitFor(kilobytes: number, { widgets }: Pick<DistManifest, 'widgets'>): number {
  const further = Math.max(0, Object.keys(widgets).length - WIDGETS);
  return Math.round(kilobytes * KILOBYTE) + further * ENTRY_BYTES;
}

/** The largest `loader.js` with the entries of all widgets, in bytes. */
export const loaderBudget = (manifest: DistManifest): number => limitFor(LOADER_KB, manifest);

const folderOf = (build: 'react' | 'light') => (build === 'light' ? `${dist}/light` : dist);

/** The budget of a page, in bytes. */
export function budgetOf(page: string, build: 'react' | 'light' = 'react'): number {
  const budget = BUDGETS.find((entry) => entry.page === page);
  if (!budget) throw new Error(`There is no budget for "${page}".`);
  return limitFor(budget[build], readManifest(folderOf(build)));
}

const LIBRARY = /node_modules\/(?:react|react-dom|preact|@preact|zod|i18next)\b/;

/** The checks of size-limit. */
export function checksOf(build: 'react' | 'light'): object[] {
  const folder = folderOf(build);
  if (!existsSync(`${folder}/manifest.json`)) return [];
  const manifest = readManifest(folder);
  refuseLibraries(manifest);
  const check = (name: string, files: readonly string[], limit: number) => ({
    name: `${build}: ${name}`,
    path: files.map((file) => `${folder}/${file}`),
    limit: `${limit} B`,
    gzip: true,
  });
  // A deleted widget removes its page.
  const pages = BUDGETS.filter(({ widgets }) => widgets.every((widget) => widget in manifest.widgets));
  return [
    check('loader.js', ['loader.js'], loaderBudget(manifest)),
    check('base.css', ['base.css'], 6.2 * KILOBYTE),
    check('page.css', ['page.css'], 15.4 * KILOBYTE),
    ...pages.map((budget) =>
      check(budget.page, pageFiles(manifest, budget.widgets), limitFor(budget[build], manifest)),
    ),
  ];
}

/** The loader, the engine, the badge and these widgets. */
function pageFiles(manifest: DistManifest, widgets: readonly string[]): string[] {
  const { engine } = manifest;
  const all = ['cart-badge', ...widgets].filter((name) => name in manifest.widgets);
  const files = [
    'loader.js',
    engine.script,
    ...engine.imports,
    ...all.flatMap((name) => filesOf(manifest, name, 'nl')),
  ];
  return [...new Set(files)];
}

/** A page with enhancers alone loads no library. */
function refuseLibraries({ widgets, contents }: DistManifest): void {
  for (const [name, { kind, script, imports }] of Object.entries(widgets)) {
    const library = [script, ...imports].find((file) => contents[file]?.some((folder) => LIBRARY.test(folder)));
    if (kind === 'enhancer' && library) throw new Error(`${name} is an enhancer, and loads a library in ${library}.`);
  }
}
