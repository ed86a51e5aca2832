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
const BUDGETS: readonly Budget[] = [
  { page: 'enhancers alone', widgets: ['add-to-cart'], react: 12.8, light: 12.8 },
  { page: 'cart', widgets: ['cart-page'], react: 133.7, light: 73.4 },
  { page: 'checkout', widgets: ['checkout'], react: 172.1, light: 110.8 },
  { page: 'overview', widgets: ['product-overview'], react: 140, light: 79 },
  { page: 'wizard with solutions', widgets: ['return-solution-wizard'], react: 151, light: 89.9 },
  { page: 'wizard with questions', widgets: ['return-question-wizard'], react: 150.6, light: 88.5 },
  { page: 'address book', widgets: ['address-book'], react: 134.9, light: 75 },
  { page: 'address form', widgets: ['address-form'], react: 138.8, light: 78.6 },
  { page: 'credits', widgets: ['credits-dashboard'], react: 130, light: 68.5 },
];

/** The budget of a page, in bytes. */
export function budgetOf(page: string, build: 'react' | 'light' = 'react'): number {
  const budget = BUDGETS.find((one) => one.page === page);
  if (!budget) throw new Error(`There is no budget for "${page}".`);
  return budget[build] * 1000;
}

const LIBRARY = /node_modules\/(?:react|react-dom|preact|@preact|zod|i18next)\b/;

/** The checks of size-limit. */
export function checksOf(build: 'react' | 'light'): object[] {
  const folder = build === 'light' ? `${dist}/light` : dist;
  if (!existsSync(`${folder}/manifest.json`)) return [];
  const manifest = readManifest(folder);
  refuseLibraries(manifest);
  const check = (name: string, files: readonly string[], limit: number) => ({
    name: `${build}: ${name}`,
    path: files.map((file) => `${folder}/${file}`),
    limit: `${limit} kB`,
    gzip: true,
  });
  // A deleted widget removes its page.
  const pages = BUDGETS.filter(({ widgets }) => widgets.every((widget) => widget in manifest.widgets));
  return [
    check('loader.js', ['loader.js'], 4),
    check('base.css', ['base.css'], 6),
    ...pages.map((budget) => check(budget.page, pageFiles(manifest, budget.widgets), budget[build])),
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
    const found = [script, ...imports].find((file) => contents[file]?.some((folder) => LIBRARY.test(folder)));
    if (kind === 'enhancer' && found) throw new Error(`${name} is an enhancer, and loads a library in ${found}.`);
  }
}
