import { expect, test } from 'vitest';
import { createBehaviours } from './behaviours.ts';

const fail = { how: '500', times: null } as const;

test('only every nth call fails, and no more often than configured', () => {
  const behaviours = createBehaviours();
  behaviours.set('me', '/media/upload/*', { how: '500', times: 2, every: 3 });
  const hows = Array.from({ length: 12 }, () => behaviours.take('me', 'POST', '/media/upload/video'));
  expect(hows.map((how) => (how === '500' ? 'x' : '.')).join('')).toBe('..x..x......');
});

test('a behaviour of a path takes precedence over one of a prefix, and that over one of every call', () => {
  const behaviours = createBehaviours();
  behaviours.set('me', '*', { ...fail, how: 'slow' });
  behaviours.set('me', '/media/*', fail);
  behaviours.set('me', '/media/upload/*', { ...fail, how: 'offline' });
  behaviours.set('me', '/media/upload/pdf', { ...fail, how: '429' });
  const paths = ['/media/upload/pdf', '/media/upload/image', '/media/init', '/cart/get'];
  expect(paths.map((path) => behaviours.take('me', 'POST', path))).toEqual(['429', 'offline', '500', 'slow']);
});
