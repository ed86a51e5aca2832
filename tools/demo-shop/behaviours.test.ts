import { expect, test } from 'vitest';
import { behaviourOf, takeBehaviour, withBehaviour, type Behaviours } from './behaviours.ts';

const fail = { how: '500', times: null } as const;

test('only every nth call fails, and no more often than configured', () => {
  const call = '/media/upload/*';
  let stored = withBehaviour({}, call, { how: '500', times: 2, every: 3 });
  const hows = Array.from({ length: 12 }, () => {
    const { how, left } = takeBehaviour(stored, call);
    stored = left;
    return how;
  });
  expect(hows.map((how) => (how === '500' ? 'x' : '.')).join('')).toBe('..x..x......');
  expect(stored).toEqual({});
});

test('a behaviour of a path takes precedence over one of a prefix, and that over one of every call', () => {
  const calls = ['*', '/media/*', '/media/upload/*', '/media/upload/pdf'];
  const stored = calls.reduce<Behaviours>((others, call) => withBehaviour(others, call, fail), {});
  const paths = ['/media/upload/pdf', '/media/upload/image', '/media/init', '/cart/get'];
  expect(paths.map((path) => behaviourOf(stored, 'POST', path))).toEqual(calls.toReversed());
  expect(behaviourOf(stored, 'GET', '/cart')).toBeUndefined();
});
