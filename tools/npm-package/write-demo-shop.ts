import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { RepositoryManifest } from './manifest.ts';

const SHOP = 'tools/demo-shop';
const COMMAND = `${SHOP}/installed-shop.js`;

/** What it reads without importing it: the typeface, and what a page of its own bundles. */
const READ = ['@fontsource-variable/figtree', 'react', 'react-dom'];

/**
 * Writes the package `eiland-demo-shop`: the shop as it is in the repository, compiled for Node, for projects that have
 * widgets of their own. It serves the widgets of the package `eiland` that is installed beside it.
 */
export async function writeDemoShop(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  compile(folder);
  for (const path of globSync(`${SHOP}/pages/{styles,scripts}/*`)) cpSync(path, join(folder, path));
  cpSync('tools/npm-package/demo-shop.md', join(folder, 'README.md'));
  chmodSync(join(folder, COMMAND), 0o755);
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as RepositoryManifest;
  const dependencies = Object.fromEntries((await packagesIn(folder)).map((name) => [name, versionOf(name, manifest)]));
  const { version, license } = manifest;
  const published = {
    name: `${manifest.name}-demo-shop`,
    version,
    description: 'A web shop with all widgets of Eiland, to build widgets of your own against.',
    license,
    type: 'module',
    bin: COMMAND,
    engines: { node: '>=22.13' },
    dependencies,
    peerDependencies: { [manifest.name]: version },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
}

const DEMOS = `${SHOP}/pages/demo/widgets`;

const modulesOf = (folder: string) => [join(folder, COMMAND), ...globSync(join(folder, DEMOS, '*.js'))];

/** The command, and what it finds by listing a folder. */
function compile(folder: string): void {
  const cache = '.cache/demo-shop';
  mkdirSync(cache, { recursive: true });
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      rewriteRelativeImportExtensions: true,
      rootDir: '../..',
      outDir: join('../..', folder),
    },
    include: [],
    files: [`../../${COMMAND.replace('.js', '.ts')}`, ...globSync(`${DEMOS}/*.ts`).map((path) => `../../${path}`)],
  };
  writeFileSync(join(cache, 'tsconfig.json'), JSON.stringify(config));
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', cache], { stdio: 'inherit' });
}

async function packagesIn(folder: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: modulesOf(folder),
    outdir: folder,
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const names = imports.filter(({ external }) => external).map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)![0]);
  return [...new Set([...names.filter((name) => !isBuiltin(name)), ...READ])].toSorted();
}

function versionOf(name: string, { devDependencies }: RepositoryManifest): string {
  const version = devDependencies[name];
  if (!version) throw new Error(`The demo shop imports ${name}, which package.json does not name.`);
  return version;
}
