import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { AsReceived } from '../../shared/contract/returns.ts';
import { converse } from '../../tools/openapi/converse.ts';
import { readCalls } from '../../tools/openapi/read-calls.ts';

/** Addresses that would run a script or show a page in the shop's origin. */
const HOSTILE = [
  'javascript:alert(1)',
  ' \u0001Java\nScript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
];

/** Keys of answers that contain an address; an alias is only a part of a path. */
const ADDRESS = /url(?!_alias)|image(?!_alt)|link|redirect|icon|page$|path/i;

/** The answer with all of its addresses replaced. */
function poisoned(value: unknown, address: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => poisoned(item, address, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, poisoned(inside, address, name)]));
  return ADDRESS.test(key) && (value === null || typeof value === 'string') ? address : value;
}

/** The paths of an address in a parsed answer. */
function placesOf(value: unknown, address: string, path = ''): string[] {
  if (value === address) return [path];
  // Values that are sent back to the shop unchanged are not rendered.
  if (typeof value !== 'object' || value === null || value instanceof AsReceived) return [];
  return Object.entries(value).flatMap(([key, inside]) => placesOf(inside, address, `${path}.${key}`));
}

/** Records of files are sent back unchanged; their addresses are checked where they are rendered. */
const calls = (await readCalls()).filter(({ name }) => !['readMedia', 'uploadFile'].includes(name));

describe.each(calls)('an answer to $name', (call) => {
  test('contains no address that runs a script, and is still readable', async () => {
    const { answer } = await converse(call);
    for (const address of HOSTILE) {
      const read = z.safeDecode(call.endpoint.answer, poisoned(answer, address));
      expect(read.error?.issues).toBeUndefined();
      expect(placesOf(read.data, address)).toEqual([]);
    }
  });
});
