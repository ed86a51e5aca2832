import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import getPort from 'get-port';
import { findProgram } from '../../tools/commands/find-program.ts';
import { top } from '../../tools/commands/run-command.ts';
import { databaseCommands } from './database.ts';

/** Where Debian's package has WordPress. */
const SOURCES = process.env['WORDPRESS'] ?? '/usr/share/wordpress';

const PROGRAMS = ['php', 'mariadbd', 'mariadb-install-db'];

/** The themes that the pages are tested in. */
export const THEMES = ['twentytwentythree', 'twentytwentyone'] as const;

/** A file of each package of WordPress, by the name of the package. */
const FILES = {
  wordpress: 'wp-load.php',
  ...Object.fromEntries(THEMES.map((theme) => [`wordpress-theme-${theme}`, `wp-content/themes/${theme}/style.css`])),
};

/** What this machine lacks; empty when WordPress can run. */
export function missingPrograms(): string[] {
  const path = `${process.env.PATH}:/usr/sbin`;
  const programs = PROGRAMS.filter((name) => findProgram(name, path) === undefined);
  const files = Object.entries(FILES).filter(([, file]) => !existsSync(join(SOURCES, file)));
  return [
    ...programs,
    ...(programs.includes('php') || hasMysql() ? [] : ['php-mysql']),
    ...files.map(([name]) => name),
  ];
}

function hasMysql(): boolean {
  return /^mysqli$/m.test(execFileSync('php', ['-m'], { encoding: 'utf8' }));
}

/** A WordPress of its own behind the demo shop. */
export interface Site {
  /** Where visitors and editors open it. */
  readonly url: string;
  /** Runs a file of this folder inside WordPress, and returns what it prints as JSON. */
  run(file: string, input?: object): unknown;
  /** The lines of PHP's log. */
  readLog(): string[];
  close(): Promise<void>;
}

/** Installs WordPress with the plugin, and starts its database, PHP and the demo shop. */
export async function startSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'eiland-wordpress-'));
  const processes: ChildProcess[] = [];
  const close = async () => {
    await Promise.all(processes.toReversed().map(stop));
    rmSync(folder, { recursive: true, force: true });
  };
  const start = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const child = spawn(command, args, { cwd: top, env: { ...process.env, ...env }, stdio: 'ignore', detached: true });
    processes.push(child);
  };
  try {
    const [port, phpPort] = [await getPort(), await getPort()];
    const url = `http://127.0.0.1:${port}`;
    const root = join(folder, 'site');
    const { install, serve, socket } = databaseCommands(folder);
    execFileSync(...install, { stdio: 'pipe' });
    start(...serve);
    copySite(root, { url, socket });
    await until(() => existsSync(socket), 'MariaDB');
    const run = (file: string, input: object = {}) => runPhp(root, file, input);
    run('install.php');
    start('php', ['-S', `127.0.0.1:${phpPort}`, '-t', root], { PHP_CLI_SERVER_WORKERS: '4' });
    start(process.execPath, ['tools/demo-shop/serve.ts', '--pages', `http://127.0.0.1:${phpPort}`], {
      PORT: String(port),
      SHOP_DATA: ':memory:',
      DATABASE_URL: '',
    });
    await until(() => answers(url), 'WordPress');
    const readLog = () => readFileSync(join(root, 'debug.log'), 'utf8').split('\n');
    return { url, run, readLog, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Copies WordPress, because it finds its folder by the real path of its files, and unpacks the plugin as a site does. */
function copySite(root: string, { url, socket }: { readonly url: string; readonly socket: string }): void {
  cpSync(SOURCES, root, { recursive: true, dereference: true });
  const config = readFileSync(join(top, 'tests/wordpress/wp-config.php'), 'utf8');
  writeFileSync(join(root, 'wp-config.php'), config.replaceAll('{{url}}', url).replaceAll('{{socket}}', socket));
  mkdirSync(join(root, 'wp-content/mu-plugins'));
  cpSync(join(top, 'tests/wordpress/must-use.php'), join(root, 'wp-content/mu-plugins/must-use.php'));
  const files = unzipSync(readFileSync(join(top, 'dist/wordpress/eiland.zip')));
  for (const [file, content] of Object.entries(files)) {
    const path = join(root, 'wp-content/plugins', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

function runPhp(root: string, file: string, input: object): unknown {
  const env = { ...process.env, WORDPRESS_ROOT: root };
  const path = join(top, 'tests/wordpress', file);
  const output = execFileSync('php', [path], { env, input: JSON.stringify(input), encoding: 'utf8', stdio: 'pipe' });
  return JSON.parse(output) as unknown;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // The group: PHP has workers.
  process.kill(-child.pid, 'SIGTERM');
  await Promise.race([ended, wait(5_000).then(() => process.kill(-child.pid!, 'SIGKILL'))]);
}

async function until(isTrue: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await isTrue()) return;
    await wait(100);
  }
  throw new Error(`${what} did not start within a minute.`);
}

/** The waiting page of the demo shop has another status. */
async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
