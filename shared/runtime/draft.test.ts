// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenTag } from '../http/token.ts';
import type { Draft } from './draft.ts';

const DAY = 24 * 60 * 60_000;

/** Loads a page of a session with a widget that has a draft. */
async function load(
  token: string,
  type: 'navigate' | 'reload' | 'back_forward' = 'navigate',
  name = 'form',
): Promise<Draft> {
  vi.resetModules();
  document.head.innerHTML = token && `<meta name="csrf-token" content="${token}">`;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  const { draftOf } = await import('./draft.ts');
  return draftOf(name, new AbortController().signal);
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('a draft is restored in the same session, and does not reveal the token', async () => {
  (await load('secret')).store({ city: 'Zeewolde' });
  expect(JSON.stringify(sessionStorage)).not.toContain('secret');
  expect((await load('secret')).read()).toMatchObject({ city: 'Zeewolde' });
});

test.each(['navigate', 'reload', 'back_forward'] as const)(
  'another session cannot read the draft (%s)',
  async (type) => {
    (await load('one')).store({ city: 'Zeewolde' }, true);
    expect((await load('other', type)).read()).toBeNull();
    expect(sessionStorage.length).toBe(0);
  },
);

test('another session deletes it on any page with a token', async () => {
  (await load('one')).store({ city: 'Zeewolde' });
  await load('', 'navigate', 'another');
  expect(sessionStorage.length).toBe(1);
  await load('other', 'navigate', 'another');
  expect(sessionStorage.length).toBe(0);
});

test('a token that changes on every page does not identify a session', async () => {
  const masked = () => `${crypto.randomUUID()}.${crypto.randomUUID()}`;
  (await load(masked())).store({ city: 'Zeewolde' });
  expect((await load(masked())).read()).toMatchObject({ city: 'Zeewolde' });
});

test('a draft expires after a day', async () => {
  (await load('one')).store({ city: 'Zeewolde' });
  vi.setSystemTime(Date.now() + DAY - 1);
  expect((await load('one')).read()).not.toBeNull();
  vi.setSystemTime(Date.now() + 1);
  expect((await load('one')).read()).toBeNull();
});

test.each([
  { isGuest: true, type: 'reload', isThere: true },
  { isGuest: true, type: 'back_forward', isThere: true },
  { isGuest: true, type: 'navigate', isThere: false },
  { isGuest: false, type: 'navigate', isThere: true },
] as const)(
  'a draft that is passed on (guest: $isGuest) is readable after $type: $isThere',
  async ({ isGuest, type, isThere }) => {
    const draft = await load('one');
    draft.store({ city: 'Zeewolde' }, isGuest);
    draft.allowNextSession();
    expect((await load('other', type)).read() !== null).toBe(isThere);
    // It belongs to that session then.
    vi.setSystemTime(Date.now() + DAY / 2);
    expect((await load('other')).read() !== null).toBe(isThere);
  },
);

test('a draft can be passed on for a quarter of an hour', async () => {
  const draft = await load('one');
  draft.store({ city: 'Zeewolde' });
  draft.allowNextSession();
  vi.setSystemTime(Date.now() + 15 * 60_000);
  expect((await load('other', 'reload')).read()).toBeNull();
});

test('a page with a renewed token keeps the draft that it shows, and no other', async () => {
  (await load('one', 'navigate', 'elsewhere')).store({ city: 'Almere' });
  (await load('one')).store({ city: 'Zeewolde' });
  const { replaceToken: replace } = await import('../http/token.ts');
  replace(tokenTag()!, 'other');
  expect((await load('other')).read()).toMatchObject({ city: 'Zeewolde' });
  expect((await load('other', 'navigate', 'elsewhere')).read()).toBeNull();
});

test('only a draft of all that was typed is announced as kept for the next session', async () => {
  const draft = await load('one');
  expect(draft.allowNextSession()).toBe(false);
  draft.store({ city: 'Zee' });
  expect(draft.allowNextSession()).toBe(true);
  const { sessionStorage: storage } = window;
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => storage.getItem(key), setItem });
  draft.store({ city: 'Zeewolde' });
  vi.unstubAllGlobals();
  expect(draft.allowNextSession()).toBe(false);
});
