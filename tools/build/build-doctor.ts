import { chmodSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Source } from './find-widgets.ts';
import { licencesOf, packagesIn } from './licences.ts';

/** What an island imports and the command does not need: its look, its model, and how it sends requests. */
const UNUSED = /\.(css|tsx|model\.ts)$|\/http\/.*\.ts$/;

/** Definitions without views and models, which would bring React along. */
export const definitionsOnly: Plugin = {
  name: 'definitions-only',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: UNUSED }, ({ path, importer, resolveDir }) => {
      if (path.endsWith('.css')) return { path, namespace: 'nothing' };
      if (path.endsWith('/define-island.tsx')) return { path: resolve('tools/build/define-island-for-doctor.ts') };
      if (!importer.endsWith('.island.tsx')) return undefined;
      return { path: join(resolveDir, path), namespace: 'nothing' };
    });
    // Every import of it is undefined.
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'module.exports = {};', loader: 'js' }));
  },
};

/** The definitions and calls of all widgets, as one module. */
export function registry(sources: readonly Source[]): Plugin {
  return {
    name: 'registry',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^eiland:registry$/ }, ({ path }) => ({ path, namespace: 'registry' }));
      onLoad({ filter: /.*/, namespace: 'registry' }, () => ({
        contents: moduleOf(sources),
        resolveDir: process.cwd(),
      }));
    },
  };
}

function moduleOf(sources: readonly Source[]): string {
  const imports = sources.map(
    ({ name, kind, entry }, at) =>
      `import { ${kind} as w${at} } from './${entry}';\nimport { metadata as a${at} } from './widgets/${name}/${name}.metadata.ts';`,
  );
  const entries = sources.map(
    ({ name }, at) => `  '${name}': { widget: w${at}, calls: a${at}.calls, isSingle: a${at}.isSingle ?? false },`,
  );
  return `${imports.join('\n')}\nexport const registry = {\n${entries.join('\n')}\n};\n`;
}

/** Some libraries load modules of Node with `require`, which a module does not have. */
const BANNER = `#!/usr/bin/env node
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

/** A thread of `eiland render`, which loads `server.js` beside it. */
async function buildRenderWorker(outDir: string): Promise<void> {
  await build({
    entryPoints: ['tools/render-process/render-worker.ts'],
    outfile: join(outDir, 'render-worker.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    logLevel: 'warning',
  });
}

/**
 * Builds the command `eiland` with its libraries into one file for Node 20 and newer, and their licences into another.
 */
export async function buildDoctor(outDir: string, version: string, sources: readonly Source[]): Promise<void> {
  const outfile = join(outDir, 'doctor.js');
  const { metafile } = await build({
    entryPoints: ['tools/doctor/eiland.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    banner: { js: BANNER },
    metafile: true,
    define: { VERSION: JSON.stringify(version) },
    plugins: [registry(sources), definitionsOnly],
    logLevel: 'warning',
  });
  chmodSync(outfile, 0o755);
  await buildRenderWorker(outDir);
  writeFileSync(join(outDir, 'doctor-licences.txt'), licencesOf(packagesIn(metafile)));
}
