import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { top } from '../../tools/commands/run-command.ts';
import { createProject } from '../../tools/new/create-project.ts';
import { publishedManifest, type RepositoryManifest } from '../../tools/npm-package/manifest.ts';

/**
 * Makes the project of a new widget with the package as it is published, without a network. Other packages come from the
 * repository, which is around the folder.
 */
export function makeProject(folder: string, name: string): void {
  rmSync(folder, { recursive: true, force: true });
  createProject(join(top, 'dist/package/project'), name, { eiland: '*', packages: {}, widgets: ['cart-page'] }, folder);
  const eiland = join(folder, 'node_modules/eiland');
  mkdirSync(eiland, { recursive: true });
  symlinkSync(join(top, 'dist'), join(eiland, 'dist'));
  const manifest = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as RepositoryManifest;
  writeFileSync(join(eiland, 'package.json'), JSON.stringify(publishedManifest(manifest)));
}

/** The files of a widget that was built in a project of its own. */
export interface ProjectFiles {
  readonly script: string;
  readonly styles: string;
}

/** Makes the project of a new widget, checks its types, and builds it. */
export function buildProject(folder: string, name: string): ProjectFiles {
  makeProject(folder, name);
  runIn(folder, 'typescript/bin/tsc', '--noEmit');
  runIn(folder, 'vite/bin/vite.js', 'build');
  const read = (ending: string) => readFileSync(join(folder, `dist/widgets/${name}.${ending}`), 'utf8');
  return { script: read('js'), styles: read('css') };
}

/** Serves the files beside those of the shop, the script after `wait`. */
export async function serveProject(
  page: Page,
  name: string,
  { script, styles }: ProjectFiles,
  wait?: Promise<unknown>,
): Promise<void> {
  await page.route(new RegExp(`/${name}\\.js`), async (route) => {
    await wait;
    await route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.route(new RegExp(`/${name}\\.css`), (route) => route.fulfill({ contentType: 'text/css', body: styles }));
}

/** Runs a program of the repository in the project, and returns what it prints. */
export function runIn(folder: string, program: string, ...options: string[]): string {
  try {
    return execFileSync(process.execPath, [join(top, 'node_modules', program), ...options], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(stdout + stderr, { cause: error });
  }
}
