import { expect, test } from 'vitest';
import { clusterChunks, type Part } from './cluster-chunks.ts';

const part = (name: string, bytes: number, imports: readonly string[] = []): Part => ({
  name,
  bytes,
  imports,
  isFixed: false,
});
const user = (...imports: string[]) => ({ imports, weight: 1 });

test('what is always used together is fetched together', () => {
  expect(clusterChunks([part('a', 300), part('b', 300)], [user('a', 'b'), user('a', 'b')])).toEqual([['a', 'b']]);
});

test('what few use is not put upon the others', () => {
  const users = [user('a', 'big'), user('a'), user('a'), user('a')];
  expect(clusterChunks([part('a', 300), part('big', 3000)], users)).toEqual([['a'], ['big']]);
});

test('a script that a page waits for has a say in proportion', () => {
  const parts = [part('a', 300), part('b', 900)];
  const users = [user('a', 'b'), user('a', 'b')];
  expect(clusterChunks(parts, [...users, { imports: ['a'], weight: 1 }])).toEqual([['a', 'b']]);
  expect(clusterChunks(parts, [...users, { imports: ['a'], weight: 5 }])).toEqual([['a'], ['b']]);
});

test('clusters never import one another in a circle, and stand behind what they import', () => {
  // `a` imports `far` by way of `between`, which somebody else uses alone.
  const parts = [part('a', 100, ['between']), part('between', 9000, ['far']), part('far', 100)];
  const users = [user('a'), user('a'), user('a'), user('between'), user('far')];
  const clusters = clusterChunks(parts, users);
  const at = (name: string) => clusters.findIndex((names) => names.includes(name));
  expect(at('far')).toBeLessThanOrEqual(at('between'));
  expect(at('between')).toBeLessThanOrEqual(at('a'));
  expect(clusters).not.toContainEqual(expect.arrayContaining(['a', 'far']));
});

test('what is fixed stays by itself', () => {
  const parts = [part('a', 300), { ...part('b', 300), isFixed: true }];
  expect(clusterChunks(parts, [user('a', 'b')])).toEqual([['a'], ['b']]);
});
