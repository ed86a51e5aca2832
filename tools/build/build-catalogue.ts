import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { licencesOf, packagesIn } from './licences.ts';
import { raiseSpecificity } from './raise-specificity.ts';
import { targets } from './targets.ts';

const SOURCE = 'tools/catalogue';

/**
 * Builds the editors' page. Its files have fixed names in a folder of their own, so that a page of the shop may link it. The
 * licences of its libraries stand beside it.
 */
export async function buildCatalogue(outDir: string): Promise<void> {
  const folder = `${outDir}/catalogue`;
  mkdirSync(folder, { recursive: true });
  for (const [from, to] of Object.entries({ 'page.html': 'index.html', 'icon.svg': 'icon.svg' }))
    copyFileSync(`${SOURCE}/${from}`, `${folder}/${to}`);
  const { outputFiles, metafile } = await build({
    entryPoints: { catalogue: `${SOURCE}/open-catalogue.tsx` },
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: targets,
    minify: true,
    write: false,
    metafile: true,
    plugins: [raiseSpecificity],
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  for (const { path, contents } of outputFiles) writeFileSync(path, contents);
  writeFileSync(`${folder}/licences.txt`, licencesOf(packagesIn(metafile)));
}
