import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playAgainst } from '../conform/conform-shop.support.ts';
import { formatPlayed } from '../conform/report.ts';
import { ShopFile } from '../conform/shop-file.ts';
import { readCalls } from '../openapi/read-calls.ts';
import { openApi } from '../openapi/write-openapi.ts';
import { blockOf, hasProgram, startServer } from './programs.support.ts';
import { readOperations } from './read-operations.ts';

const guide = readFileSync('stories/guide/sheets.md', 'utf8');
const document = await openApi();
const operations = readOperations(document, await readCalls());

const hasPhpSchema =
  hasProgram('php') && spawnSync('php', ['-r', "exit((int) !@include 'JsonSchema/autoload.php');"]).status === 0;
const hasPythonSchema = spawnSync('python3', ['-c', 'import jsonschema']).status === 0;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'eiland-guide-'));
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Two products, as in the program. */
const FILE = ShopFile.parse({ isTestShop: true, products: [{ id: 4711 }, { id: 512 }] });

test.skipIf(!hasProgram('php'))(
  'the first cart of the guide keeps what conform says of sessions and carts',
  async () => {
    const port = await getPort();
    mkdirSync(join(folder, 'sessions'));
    writeFileSync(join(folder, 'shop.php'), blockOf(guide, 'php', '<?php\nconst PRODUCTS'));
    const command = ['php', '-d', 'session.save_path=sessions', '-S', `localhost:${port}`, 'shop.php'] as const;
    const [server, url] = await startServer(command, port, folder);
    try {
      const played = await playAgainst({ url }, FILE, { scenarios: ['session', 'cart'] });
      expect(formatPlayed(url, played)).toContain(' 0 broken, 0 not run');
      expect(played.filter(({ outcome }) => outcome.is === 'kept').length).toBeGreaterThan(50);
    } finally {
      server.kill();
    }
  },
);

describe('the programs of the guide that validate answers', () => {
  test.skipIf(!hasPhpSchema)('say in PHP what is missing, and nothing of a valid answer', () => {
    const program = blockOf(guide, 'php', '<?php\nrequire');
    expect(outputOf('php', program)).toContain('shippingCosts: The property shippingCosts is required');
    const last = program.split('\n').findLast((line) => line.startsWith('print_r'))!;
    expect(outputOf('php', program.replace(last, `print_r(faults('post', '/cart/get', '${valid()}'));`))).toMatch(
      /^Array\s*\(\s*\)\s*$/,
    );
    expect(outputOf('php', program.replace(last, "print_r(faults('post', '/quotation/{id}', '{}'));"))).toContain(
      'The property quotation is required',
    );
  });

  test.skipIf(!hasPythonSchema)('say in Python what is missing, and nothing of a valid answer', () => {
    const program = blockOf(guide, 'python');
    expect(outputOf('python3', program)).toContain("'shippingCosts' is a required property");
    const last = program.split('\n').findLast((line) => line.startsWith('print'))!;
    expect(outputOf('python3', program.replace(last, `print(faults("post", "/cart/get", '${valid()}'))`))).toBe('[]\n');
  });

  function valid(): string {
    return JSON.stringify(operations.find(({ path }) => path === '/cart/get')!.visible[0]);
  }

  function outputOf(language: string, program: string): string {
    const file = join(folder, `validate-${language}`);
    writeFileSync(file, program);
    return execFileSync(language, [file], { cwd: folder, encoding: 'utf8' });
  }
});
