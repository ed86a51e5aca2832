import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { top } from '../../../tools/commands/run-command.ts';
import { blockOf, hasProgram, startServer } from '../../../tools/sheets/programs.support.ts';

const VISITORS = 400;

const guide = readFileSync(join(top, 'stories/guide/upgrades.md'), 'utf8');
const program = blockOf(guide, 'php', '<?php\n// The releases');
const [current, next] = [...program.matchAll(/'([\d.]+)' => \d+/g)].map(([, version]) => version!);

describe.skipIf(!hasProgram('php'))('the program that gives a share of visitors the next release', () => {
  let folder: string;
  let server: ChildProcess;
  let address: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'eiland-shares-'));
    writeFileSync(join(folder, 'page.php'), program);
    const port = await getPort();
    [server, address] = await startServer(['php', '-S', `localhost:${port}`, 'page.php'], port, folder);
  });

  afterAll(() => {
    server.kill();
    rmSync(folder, { recursive: true });
  });

  /** The release in both tags and in the cookie of the answer. */
  async function visit(cookie?: string): Promise<string> {
    const answer = await fetch(address, { headers: cookie === undefined ? {} : { Cookie: `widgets=${cookie}` } });
    const html = await answer.text();
    const [base, loader] = [...html.matchAll(/"\/widgets\/([^"]+)\/(?:base\.css|loader\.js)"/g)].map(
      ([, name]) => name!,
    );
    expect(loader).toBe(base);
    expect(answer.headers.get('set-cookie')).toContain(`widgets=${loader};`);
    return loader!;
  }

  test('about one visitor of twenty gets it, and the others have the current one', async () => {
    const releases = [];
    for (let count = 0; count < VISITORS; count++) releases.push(await visit());
    expect(new Set(releases)).toEqual(new Set([current, next]));
    const share = releases.filter((release) => release === next).length / VISITORS;
    expect(share).toBeLessThan(0.15);
  });

  test('a visitor keeps a release, and a cookie cannot name another folder', async () => {
    for (const release of [current, next]) expect(await visit(release)).toBe(release);
    for (const forged of ['0.0.1', '..%2Fevil', '']) expect([current, next]).toContain(await visit(forged));
  });
});
