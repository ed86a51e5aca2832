import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { AsReceived } from '../../shared/contract/returns.ts';
import { HOSTILE_ADDRESSES, withAddress } from '../../tools/conformance/hostile-values.ts';
import { converse } from '../../tools/openapi/converse.ts';
import { readCalls } from '../../tools/openapi/read-calls.ts';

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
    for (const address of HOSTILE_ADDRESSES) {
      const read = z.safeDecode(call.endpoint.answer, withAddress(answer, address));
      expect(read.error?.issues).toBeUndefined();
      expect(placesOf(read.data, address)).toEqual([]);
    }
  });
});
