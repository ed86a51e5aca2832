import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { contentHash } from './content-hash.ts';
import { withRaisedSpecificity } from './raise-specificity.ts';
import { targets } from './targets.ts';

const PAGE_STYLES = 'tools/page-styles/page.css';

/**
 * Builds `base.css`, which pages link, and its tokens and kit with a hash, which the loader loads on other pages. Returns the
 * name of the second file. `page.css` is for HTML of the shop.
 */
export async function buildStyles(folder: string): Promise<string> {
  const [base, kit, form] = await Promise.all(
    ['base', 'kit', 'form'].map((name) => bundleStyles(`shared/ui/${name}.css`)),
  );
  const name = `kit-${contentHash(kit!)}.css`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/base.css`, base!);
  writeFileSync(`${folder}/${name}`, kit!);
  // Our widgets with a form contain these styles; those of other projects load them.
  writeFileSync(`${folder}/kit-forms.css`, form!);
  writeFileSync(`${folder}/page.css`, await bundlePageStyles());
  return name;
}

/** What a server prints is in an element with a class of its own, so that scripts can tell it from the root of a widget. */
export async function bundlePageStyles(): Promise<string> {
  const folder = dirname(PAGE_STYLES);
  // A project may have deleted widgets.
  const contents = readFileSync(PAGE_STYLES, 'utf8').replaceAll(/@import '(.+)';\n/g, (line, file: string) =>
    existsSync(join(folder, file)) ? line : '',
  );
  return (await bundle({ stdin: { contents, resolveDir: folder, loader: 'css' } })).replaceAll(
    /\.sw-root\b/g,
    '.sw-page',
  );
}

export function bundleStyles(path: string): Promise<string> {
  return bundle({ entryPoints: [path] });
}

async function bundle(source: Pick<BuildOptions, 'entryPoints' | 'stdin'>): Promise<string> {
  const { outputFiles } = await build({
    ...source,
    bundle: true,
    minify: true,
    write: false,
    target: targets,
    logLevel: 'warning',
  });
  return withRaisedSpecificity(outputFiles[0]!.text);
}
