import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readCalls } from '../openapi/read-calls.ts';

const guide = readFileSync('stories/guide/answers.md', 'utf8');
const calls = await readCalls();

/** The answers that the guide shows below the call that they belong to. */
const examples = [...guide.matchAll(/^### `(POST|GET) ([^`]+)`\n\n```json\n([\s\S]*?)^```/gm)].map(
  ([, method, path, text]) => ({ call: `${method} ${path}`, answer: JSON.parse(text!) as unknown }),
);

/** `/quotation/off-20261` is a path of `/quotation/{id}`. */
function endpointsOf(call: string) {
  return calls.filter(({ endpoint, path }) => {
    const [plain] = path.split('?');
    const parts = plain!.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${endpoint.method} ${parts.join('[^/]+')}(\\?|$|/)`, 'i').test(call);
  });
}

function keysIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => keysIn(entry, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    // A map, such as the products of a comparison, is read as a list.
    const place = /^(\w+-)?\d+$/.test(key) ? `${path}[]` : `${path}.${key}`;
    return [...(place.endsWith('[]') ? [] : [place]), ...keysIn(entry, place)];
  });
}

test('the guide has examples of most calls that answer something', () => {
  expect(examples.length).toBeGreaterThan(20);
});

test.each(examples)('the example of $call is an answer that is read, key by key', ({ call, answer }) => {
  const read = endpointsOf(call).flatMap(({ endpoint }) => {
    const { success, data } = z.safeDecode(endpoint.answer, answer);
    return success ? [keysIn(data)] : [];
  });
  expect(read.length).toBeGreaterThan(0);
  const known = new Set(read.flat());
  expect(keysIn(answer).filter((key) => !known.has(key))).toEqual([]);
});
