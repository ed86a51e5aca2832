import { execFileSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pkg from '../../package.json' with { type: 'json' };
import { top } from '../../tools/commands/run-command.ts';
import { writePackage } from '../../tools/npm-package/write-package.ts';

/** Packs the package as it is published, into `eiland.tgz` of an empty folder, and installs it there without a network. */
export function installPackage(folder: string): void {
  process.chdir(top);
  writePackage(join(folder, 'package'));
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  npm('pack', './package', '--silent', '--ignore-scripts');
  renameSync(join(folder, `eiland-${pkg.version}.tgz`), join(folder, 'eiland.tgz'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'shop', private: true, type: 'module' }));
  npm('install', './eiland.tgz', '--offline', '--no-audit', '--no-fund', '--ignore-scripts');
}
