import { expect, test } from 'vitest';
import { clusterChunks, type Part } from './cluster-chunks.ts';

const part = (name: string, bytes: number, imports: readonly string[] = []): Part => ({
  name,
  bytes,
  imports,
  isFixed: false,
});
const user = (...imports: string[]) => ({ imports, weight: 1 });

test('parts that are always used together are joined', () => {
  expect(clusterChunks([part('a', 300), part('b', 300)], [user('a', 'b'), user('a', 'b')])).toEqual([['a', 'b']]);
});

test('a part that few scripts use is not joined', () => {
  const users = [user('a', 'big'), user('a'), user('a'), user('a')];
  expect(clusterChunks([part('a', 300), part('big', 3000)], users)).toEqual([['a'], ['big']]);
});

test('the weight of a script counts', () => {
  const parts = [part('a', 300), part('b', 900)];
  const users = [user('a', 'b'), user('a', 'b')];
  expect(clusterChunks(parts, [...users, { imports: ['a'], weight: 1 }])).toEqual([['a', 'b']]);
  expect(clusterChunks(parts, [...users, { imports: ['a'], weight: 5 }])).toEqual([['a'], ['b']]);
});

test('clusters have no import cycles, and come after their imports', () => {
  // `a` imports `far` through `between`, which another script uses alone.
  const parts = [part('a', 100, ['between']), part('between', 9000, ['far']), part('far', 100)];
  const users = [user('a'), user('a'), user('a'), user('between'), user('far')];
  const clusters = clusterChunks(parts, users);
  const at = (name: string) => clusters.findIndex((names) => names.includes(name));
  expect(at('far')).toBeLessThanOrEqual(at('between'));
  expect(at('between')).toBeLessThanOrEqual(at('a'));
  expect(clusters).not.toContainEqual(expect.arrayContaining(['a', 'far']));
});

test('a fixed part is not joined', () => {
  const parts = [part('a', 300), { ...part('b', 300), isFixed: true }];
  expect(clusterChunks(parts, [user('a', 'b')])).toEqual([['a'], ['b']]);
});
