import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDoctorShop, type DoctorShop } from '../../tests/support/doctor-shop.ts';
import { VERSION } from '../../tests/support/small-build.ts';
import { buildSmallServer } from '../../tests/support/small-server.ts';
import { WARM_UP_PAGE } from '../render-process/warm-up-page.ts';
import { buildDoctor } from './build-doctor.ts';
import { findWidgets } from './find-widgets.ts';

const run = promisify(execFile);

let folder: string;
let opened: DoctorShop;

beforeAll(async () => {
  // In the repository, so that Node finds the dependencies.
  await mkdir('.cache', { recursive: true });
  folder = await mkdtemp(join('.cache', 'doctor-'));
  await buildDoctor(folder, VERSION, findWidgets());
  opened = await openDoctorShop();
});

afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

async function eiland(...args: string[]) {
  const command = [join(folder, 'doctor.js'), ...args];
  return run(process.execPath, command).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
}

/** Runs `eiland render` with a page. */
async function render(page: string, ...args: string[]) {
  const process = spawn(globalThis.process.execPath, [join(folder, 'doctor.js'), 'render', ...args]);
  process.stdin.end(page);
  const [stdout, stderr, [code]] = await Promise.all([
    text(process.stdout),
    text(process.stderr),
    once(process, 'exit'),
  ]);
  return { code: code as number, stdout, stderr };
}

test('the command is one file with all widgets, and finds no faults on a correct page', async () => {
  const { code, stdout } = await eiland('doctor', `${opened.shop.url}/growatt-min-3000tl-xh`);
  expect(stdout).toContain('No problems found.');
  expect(code).toBe(0);
});

test('the command reports faults, and sets the exit code', async () => {
  const { code, stdout } = await eiland('doctor', `${opened.shop.url}/demo/mistakes`, '--json');
  expect(JSON.parse(stdout)).toMatchObject({ version: VERSION, errors: 7 });
  expect(code).toBe(1);
  expect(await eiland('doctor', 'http://localhost:1/')).toMatchObject({ code: 2 });
  expect(await eiland('--version')).toEqual({ code: 0, stdout: `${VERSION}\n` });
});

test('the command draws the frames of a page, with the build beside it', async () => {
  const server = await buildSmallServer('light', { 'cart-page': { path: '/cart/get' } });
  await mkdir(join(folder, 'light'));
  await copyFile(join(server.folder, 'server.js'), join(folder, 'light/server.js'));
  await server.close();
  const page = WARM_UP_PAGE.replace('<body>', '<body>Één mand ');
  const printed = await render(page, '--light', '--url', 'https://shop.example/cart');
  expect(printed).toMatchObject({ code: 0, stderr: '' });
  expect(printed.stdout).toContain('Één mand');
  expect(printed.stdout).toContain('data-sw-frame="cart-page-1aaaa.nl"');

  const wrong = page.replace('"items"', '"itmes"');
  const failed = await render(wrong, '--light');
  expect(failed).toMatchObject({ code: 1, stdout: wrong });
  expect(failed.stderr).toContain('cart-page was not drawn: ');
  expect(await render('', '--listen', 'nowhere')).toMatchObject({ code: 2 });
});

test('the command draws pages beside a shop until it is stopped', async () => {
  const process = spawn(globalThis.process.execPath, [
    join(folder, 'doctor.js'),
    'render',
    '--listen',
    '127.0.0.1:0',
    '--light',
  ]);
  process.stdout.setEncoding('utf8');
  const [said] = (await once(process.stdout, 'data')) as [string];
  const [address] = /http:\S+[^.\s]/.exec(said)!;
  const answer = await fetch(`${address}/render?url=https://shop.example/cart`, { method: 'POST', body: WARM_UP_PAGE });
  expect(await answer.text()).toContain('data-sw-frame');
  expect(await (await fetch(`${address}/health`)).json()).toMatchObject({ version: VERSION, ready: 2 });
  process.kill('SIGTERM');
  expect(await once(process, 'exit')).toEqual([0, null]);
});

test('the command plays visits against the calls of a shop', async () => {
  const file = ['--file', 'tools/conform/demo-shop.json'];
  const { code, stdout } = await eiland('conform', opened.shop.url, ...file, '--write', '--only', 'session,cart');
  expect(stdout).toContain(' 0 broken, 0 not run');
  expect(code).toBe(0);
}, 180_000);
