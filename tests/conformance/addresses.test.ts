import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { converse } from '../../tools/openapi/converse.ts';
import { readCalls } from '../../tools/openapi/read-calls.ts';

/** What a browser would run, or show as a page of the shop, if it were followed. */
const HOSTILE = [
  'javascript:alert(1)',
  ' \u0001Java\nScript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
];

/** What a key of an answer is called that holds an address; an alias is a part of a path, and never one by itself. */
const ADDRESS = /url(?!_alias)|image(?!_alt)|link|redirect|icon|page$|path/i;

/** The same answer with another address in the place of each. */
function poisoned(value: unknown, address: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => poisoned(item, address, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, poisoned(inside, address, name)]));
  return ADDRESS.test(key) && (value === null || typeof value === 'string') ? address : value;
}

/** Where an address stands in what was read. */
function placesOf(value: unknown, address: string, path = ''): string[] {
  if (value === address) return [path];
  // What travels back to the shop as it came is not drawn.
  if (typeof value !== 'object' || value === null || path.endsWith('.asItCame')) return [];
  return Object.entries(value).flatMap(([key, inside]) => placesOf(inside, address, `${path}.${key}`));
}

/** Records of files travel back in the form as they came; what is drawn of them is judged where it is drawn. */
const calls = (await readCalls()).filter(({ name }) => !['readMedia', 'uploadFile'].includes(name));

describe.each(calls)('an answer to $name', (call) => {
  test('brings no address that runs a script, and is read all the same', async () => {
    const { answer } = await converse(call);
    for (const address of HOSTILE) {
      const read = z.safeDecode(call.endpoint.answer, poisoned(answer, address));
      expect(read.error?.issues).toBeUndefined();
      expect(placesOf(read.data, address)).toEqual([]);
    }
  });
});
