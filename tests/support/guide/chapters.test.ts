import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AnyEndpoint } from '../../../shared/contract/endpoint.ts';
import { contentHash } from '../../../tools/build/content-hash.ts';
import { checkAnswer } from '../../../tools/doctor/check-answer.ts';
import { top } from '../../../tools/commands/run-command.ts';
import { KIT_MODULES } from '../../../tools/npm-package/kit-modules.ts';

const read = (chapter: string) => readFileSync(join(top, 'stories/guide', `${chapter}.md`), 'utf8');

const contract = import.meta.glob<Record<string, unknown>>(
  ['../../../shared/contract/*.ts', '!../../../shared/contract/*.test.ts'],
  { eager: true },
);

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;
}

/** The endpoints by file of the contract, without files that have none. */
const families = Object.entries(contract)
  .map(([file, exported]) => ({ file: file.split('/').at(-1)!, calls: Object.values(exported).filter(isEndpoint) }))
  .filter(({ calls }) => calls.length > 0);

const examples = [...read('answers').matchAll(/^### `(\w+) (\S+)`\n\n```json\n([\s\S]*?)^```/gm)].map(
  ([, method, path, json]) => ({ method: method!.toLowerCase(), path: path!, answer: JSON.parse(json!) as unknown }),
);

/** The endpoint of an example. Its path contains values instead of names in braces. */
function callOf({ method, path }: { method: string; path: string }, calls: readonly AnyEndpoint[]) {
  return calls.find(({ method: known, path: pattern }) => {
    const form = pattern.replaceAll('?', '\\?').replaceAll(/\{\w+\}/g, '[^/?]+');
    return known === method && new RegExp(`^${form}${pattern === '/modal' ? '/.+' : ''}$`).test(path);
  });
}

describe('what each call must answer', () => {
  test.each(examples)('the example of $method $path is valid', (example) => {
    const call = callOf(
      example,
      families.flatMap(({ calls }) => calls),
    );
    expect(z.safeParse(call!.answer, example.answer).error).toBeUndefined();
  });

  test.each(examples)('the doctor finds nothing in the example of $method $path', (example) => {
    const call = callOf(
      example,
      families.flatMap(({ calls }) => calls),
    );
    const text = JSON.stringify(example.answer);
    const headers = new Headers({ 'Content-Type': 'application/json' });
    expect(checkAnswer('', call!, { status: 200, text, headers, duration: 0, redirects: [] })).toEqual([]);
  });

  test.each(families)('has an example of $file', ({ calls }) => {
    expect(examples.filter((example) => callOf(example, calls))).not.toEqual([]);
  });

  test('finds an invalid example', () => {
    const call = callOf(
      { method: 'post', path: '/quotation/off-1' },
      families.flatMap(({ calls }) => calls),
    );
    expect(call!.answer.safeParse({ quotation: 'OFF-1' }).success).toBe(false);
  });
});

describe('events', () => {
  const chapter = read('events');
  const source = readFileSync(join(top, 'shared/bus/events.ts'), 'utf8');
  const [sent = [], commands = [], facts = []] = source
    .split(/export interface (?:Commands|Facts)/)
    .map((part) => [...part.matchAll(/^ {2}'([\w-]+)':/gm)].map(([, name]) => name!));
  const [, commandRows = '', factRows = ''] = chapter.split(/^## (?:Commands|Facts)$/m);

  test.each(commands)('the command %s is documented with its handler', (name) => {
    expect(commandRows).toMatch(new RegExp(`^\\| \`shop:${name}\` .*\\| .*\`[\\w-]+\`.*\\|$`, 'm'));
  });

  test.each(sent)('the command %s, which only `send` sends, is documented with its answer', (name) => {
    expect(chapter).toMatch(new RegExp(`^\\| \`${name}\` +\\| .*\\| [^|]*\\w[^|]*\\|$`, 'm'));
  });

  test.each(facts)('the fact %s is documented', (name) => {
    expect(factRows).toMatch(new RegExp(`^\\| \`shop:${name}\` `, 'm'));
  });

  test('no other event is documented', () => {
    const documented = [...chapter.matchAll(/^\| `shop:([\w-]+)`/gm)].map(([, name]) => name!);
    expect(documented.toSorted()).toEqual([...commands, ...facts].toSorted());
  });

  test('every event of the tag manager is documented', () => {
    const ecommerce = readFileSync(join(top, 'shared/rules/ecommerce.ts'), 'utf8');
    const [, names = ''] = /EcommerceEvent =([^;]+);/.exec(ecommerce)!;
    const known = [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name!);
    expect(known.filter((name) => !chapter.includes(`\`${name}\``))).toEqual([]);
    expect(known.length).toBeGreaterThan(5);
  });
});

describe('caching', () => {
  const hash = contentHash('of any file');
  const hashed = [
    `cart-page-${hash}.js`,
    `cart-page-${hash}.css`,
    `cart-page-${hash}.nl.js`,
    `cart-page-${hash}.copy.js`,
    `recovery-${hash}.js`,
    `chunk-${hash}.js`,
    `AddressCombobox-${hash}.js`,
  ];
  const changing = [
    'loader.js',
    'base.css',
    'page.css',
    'widgets.json',
    'manifest.json',
    'openapi/index.html',
    'doctor.js',
    'inspect.js',
    'kit.js',
    'kit-forms.css',
    'kit-texts.nl.js',
    ...KIT_MODULES.map((name) => `kit-${name}.js`),
  ];
  const chapter = read('caching');

  test.each([
    ['nginx', /"~\^\/widgets\/(\S*\{4\}\S*)"\s+"public, max-age=31536000, immutable"/],
    ['Apache', /<FilesMatch "\^(\S*\{4\}\S*)">/],
  ])('the rule for %s caches only files with a hash', (_server, rule) => {
    const pattern = new RegExp(`^${rule.exec(chapter)![1]!}`);
    expect(hashed.filter((file) => !pattern.test(file))).toEqual([]);
    expect(changing.filter((file) => pattern.test(file))).toEqual([]);
  });
});

describe('rules of the shop', () => {
  const files = [...read('rules').matchAll(/`([\w/.-]+\/[\w.-]+\.tsx?)`/g)].map(([, file]) => file!);

  test('name files that exist', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => !existsSync(join(top, file)))).toEqual([]);
  });

  test('have the headings that comments in the code link to', () => {
    const anchors = [...read('rules').matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
      title!
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    const sources = globSync('{loader,shared,widgets}/**/*.{ts,tsx}', { cwd: top });
    const links = sources.flatMap((file) => [...readFileSync(join(top, file), 'utf8').matchAll(/rules\.md#([\w-]+)/g)]);
    expect(links.map(([, anchor]) => anchor!).filter((anchor) => !anchors.includes(anchor))).toEqual([]);
    expect(anchors).toContain('free-shipping');
  });
});
