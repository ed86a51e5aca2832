import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDoctorShop, type DoctorShop } from '../../tests/support/doctor-shop.ts';
import { VERSION } from '../../tests/support/small-build.ts';
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
}, 60_000);

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

test('the command plays visits against the calls of a shop', async () => {
  const file = ['--file', 'tools/conform/demo-shop.json'];
  const { code, stdout } = await eiland('conform', opened.shop.url, ...file, '--write', '--only', 'session,cart');
  expect(stdout).toContain(' 0 broken, 0 not run');
  expect(code).toBe(0);
});
