import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { definitionsOnly, registry } from './build-doctor.ts';
import type { Source } from './find-widgets.ts';
import { inlineStyles } from './inline-styles.ts';
import { packagesIn } from './licences.ts';
import { targets } from './targets.ts';

const FILE = 'inspect.js';

/**
 * Builds the doctor in the page, which contains the definitions of all widgets. It draws without a runtime library, so
 * it is the same in every folder. Returns the folders of its libraries and its own files.
 */
export async function buildInspector(
  folders: readonly string[],
  version: string,
  sources: readonly Source[],
): Promise<string[]> {
  const [first, ...others] = folders.map((folder) => join(folder, FILE));
  const { metafile } = await build({
    entryPoints: ['tools/inspect/inspect.ts'],
    outfile: first!,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: targets,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    define: { VERSION: JSON.stringify(version) },
    plugins: [registry(sources), definitionsOnly, inlineStyles],
    metafile: true,
    logLevel: 'warning',
  });
  for (const path of others) {
    mkdirSync(join(path, '..'), { recursive: true });
    copyFileSync(first!, path);
  }
  return packagesIn(metafile);
}
