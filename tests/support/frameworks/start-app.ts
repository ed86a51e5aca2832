import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, createServer, preview, type InlineConfig } from 'vite';
import pkg from '../../../package.json' with { type: 'json' };
import { top } from '../../../tools/commands/run-command.ts';
import { publishedManifest } from '../../../tools/npm-package/manifest.ts';
import { printPages } from './print-pages.ts';

/** Vite with the app of a framework. */
export interface RunningApp {
  readonly url: string;
  /** A copy of the app, whose files a test may change. */
  readonly folder: string;
  close(): Promise<void>;
}

/**
 * Copies the app of a framework, with the package and the files of the widgets in it, and starts Vite as the guide says:
 * in development with the widgets on React, and as a build with the widgets on Preact.
 *
 * @param shopPort of the shop that answers the calls
 */
export async function startApp(framework: string, isBuilt: boolean, shopPort: number): Promise<RunningApp> {
  const folder = join(top, `.cache/frameworks/${framework}-${isBuilt ? 'built' : 'development'}-${process.pid}`);
  await copyApp(framework, folder, shopPort);
  // Vite sets it once, for the whole process.
  process.env.NODE_ENV = isBuilt ? 'production' : 'development';
  execFileSync(process.execPath, [
    join(top, 'dist/doctor.js'),
    'copy',
    join(folder, 'public/widgets'),
    ...(isBuilt ? ['--light'] : []),
  ]);
  const config: InlineConfig = {
    root: folder,
    logLevel: 'error',
    // Another app may be starting at the same time.
    cacheDir: join(folder, '.vite'),
    plugins: [printPages(`/src/print-page.${framework === 'react' ? 'tsx' : 'ts'}`)],
    build: { rolldownOptions: { input: ['index.html', 'printed.html'].map((page) => join(folder, page)) } },
    server: { port: 0 },
    preview: { port: 0 },
  };
  if (isBuilt) await build(config);
  const server = isBuilt ? await preview(config) : await (await createServer(config)).listen();
  return {
    url: server.resolvedUrls!.local[0]!,
    folder,
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function copyApp(framework: string, folder: string, shopPort: number): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(join(top, 'tests/frameworks', framework), folder, { recursive: true });
  const config = join(folder, 'vite.config.ts');
  await writeFile(config, (await readFile(config, 'utf8')).replace('8000', String(shopPort)));
  const installed = join(folder, 'node_modules/eiland');
  await mkdir(installed, { recursive: true });
  await writeFile(join(installed, 'package.json'), JSON.stringify(publishedManifest(pkg)));
  await symlink(join(top, 'dist'), join(installed, 'dist'));
}
