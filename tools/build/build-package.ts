import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const CACHE = '.cache/package';
const CONTRACT = globSync('shared/contract/*.ts')
  .map((path) => basename(path))
  .filter((file) => !file.includes('.test.'))
  .sort();

/** Exports the whole contract from one module. */
const reExport = (ending: string) =>
  CONTRACT.map((file) => `export * from './${file.replace(/\.ts$/, ending)}';\n`).join('');

/**
 * Builds the modules for TypeScript and for tests in Node: `eiland/events` and `eiland/contract`, with their types. They
 * are not for script tags.
 */
export async function buildPackage(outDir: string): Promise<void> {
  const folder = join(outDir, 'package');
  await Promise.all([buildModules(folder), buildTypes(join(folder, 'types'))]);
}

async function buildModules(outdir: string): Promise<void> {
  await build({
    entryPoints: { events: 'shared/bus/page-events.ts', contract: 'eiland:contract' },
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
      rootDir: '../../shared',
      outDir: resolve(outDir),
      types: [],
    },
    include: [],
    files: ['../../shared/bus/page-events.ts', ...CONTRACT.map((file) => `../../shared/contract/${file}`)],
  };
  writeFileSync(join(CACHE, 'tsconfig.json'), JSON.stringify(config));
  await promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '-p', CACHE]);
  for (const path of globSync(`${outDir}/**/*.d.ts`)) {
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
  }
  // A style sheet has no values; without types, TypeScript refuses to import it.
  writeFileSync(join(outDir, 'styles.d.ts'), 'export {};\n');
  writeFileSync(join(outDir, 'contract.d.ts'), reExport('.js').replaceAll("'./", "'./contract/"));
}
