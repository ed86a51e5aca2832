import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { top } from '../../tools/commands/run-command.ts';
import { createProject } from '../../tools/new/create-project.ts';
import { publishedManifest, type RepositoryManifest } from '../../tools/npm-package/manifest.ts';

/**
 * Makes the project of a new widget with the package as it is published, without a network. Other packages come from the
 * repository, which is around the folder.
 */
export function makeProject(folder: string, name: string): void {
  rmSync(folder, { recursive: true, force: true });
  createProject(join(top, 'dist/package/project'), name, { eiland: '*', packages: {} }, folder);
  const eiland = join(folder, 'node_modules/eiland');
  mkdirSync(eiland, { recursive: true });
  symlinkSync(join(top, 'dist'), join(eiland, 'dist'));
  const manifest = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as RepositoryManifest;
  writeFileSync(join(eiland, 'package.json'), JSON.stringify(publishedManifest(manifest)));
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
