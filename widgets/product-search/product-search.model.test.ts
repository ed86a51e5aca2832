import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Suggestions } from '../../shared/contract/search.ts';
import { createProductSearch, type SearchState } from './product-search.model.ts';
import { NO_SUGGESTIONS } from './product-search.rules.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Call {
  readonly query: string;
  readonly signal: AbortSignal;
  answer(...names: string[]): Promise<void>;
  fail(): Promise<void>;
}

/** A search whose calls are answered by hand. */
function open(stored: readonly string[] = []) {
  let recent = stored;
  const calls: Call[] = [];
  const states: SearchState[] = [];
  const lifetime = new AbortController();
  const search = createProductSearch({
    suggest: (query, signal) =>
      new Promise<Suggestions>((resolve, reject) => {
        const settled = async () => void (await vi.advanceTimersByTimeAsync(0));
        calls.push({
          query,
          signal,
          answer(...names) {
            resolve({ ...NO_SUGGESTIONS, categories: names.map((name) => ({ name, url: `/${name}` })), total: 7 });
            return settled();
          },
          fail() {
            reject(new Error('No answer'));
            return settled();
          },
        });
      }),
    recent: { read: () => recent, write: (queries) => void (recent = queries) },
    draw: (state) => states.push(state),
    signal: lifetime.signal,
  });
  const shown = () =>
    search
      .state()
      .options.map((option) => ('link' in option ? option.link.name : 'query' in option ? option.query : option.is));
  return { search, calls, states, shown, lifetime, recent: () => recent };
}

const pause = (milliseconds = 200) => vi.advanceTimersByTimeAsync(milliseconds);

test('one letter asks nothing, and a text is asked for once typing pauses', async () => {
  const { search, calls } = open();
  search.type('o');
  await pause();
  for (const typed of ['om', 'omv', ' omvo ']) {
    search.type(typed);
    await pause(150);
  }
  expect(calls).toEqual([]);
  await pause(50);
  expect(calls.map(({ query }) => query)).toEqual(['omvo']);
});

test('a newer text aborts the call, and an answer that is late is ignored', async () => {
  const { search, calls, shown } = open();
  search.type('om');
  await pause();
  search.type('omv');
  expect(calls[0]!.signal.aborted).toBe(true);
  await pause();
  await calls[1]!.answer('new', 'all');
  await calls[0]!.answer('old');
  expect(shown()).toEqual(['new', 'all', 'all']);
});

test('the options stay until the next answer is there, without the number of results', async () => {
  const { search, calls, shown } = open();
  search.type('om');
  await pause();
  await calls[0]!.answer('omvormers');
  search.type('omv');
  expect([shown(), search.state().answer, search.resultsOf('omv')]).toEqual([['omvormers'], 'waiting', null]);
  await pause(600);
  expect(search.state().answer).toBe('slow');
  await calls[1]!.answer('omvormer');
  expect([shown(), search.resultsOf(' omv '), search.resultsOf('x')]).toEqual([['omvormer', 'all'], 7, null]);
});

test('a text that was answered is not asked for again, in upper case neither', async () => {
  const { search, calls, shown } = open();
  search.type('om');
  await pause();
  await calls[0]!.answer('omvormers');
  search.type('o');
  expect(shown()).toEqual([]);
  search.type('OM');
  expect(shown()).toEqual(['omvormers', 'all']);
  await pause(1000);
  expect(calls).toHaveLength(1);
});

test('after a failure there are no suggestions, and the same text asks again', async () => {
  const { search, calls, shown } = open(['omvormer 5 kw']);
  search.type('om');
  await pause();
  await calls[0]!.fail();
  expect([search.state().answer, shown()]).toEqual(['failed', ['omvormer 5 kw']]);
  search.close();
  search.type('om');
  await pause();
  expect(calls).toHaveLength(2);
});

test('the end of the widget aborts the call and its timers', async () => {
  const { search, calls, states, lifetime } = open();
  search.type('om');
  await pause();
  lifetime.abort();
  const drawn = states.length;
  await calls[0]!.answer('omvormers');
  await pause(1000);
  expect([calls[0]!.signal.aborted, states.length, vi.getTimerCount()]).toEqual([true, drawn, 0]);
});

test('a search is remembered, and forgotten alone or with all others', () => {
  const { search, shown, recent } = open(['sma', 'growatt', 'solis']);
  search.type('');
  expect(shown()).toEqual(['sma', 'growatt', 'solis', 'forget']);
  search.move('ArrowDown');
  search.move('ArrowDown');
  search.forget('growatt');
  expect([shown(), search.state().active]).toEqual([['sma', 'solis', 'forget'], 1]);
  search.remember(' kabel ');
  expect(recent()).toEqual(['kabel', 'sma', 'solis']);
  search.forgetAll();
  expect([recent(), shown(), search.state().active]).toEqual([[], [], -1]);
});

test('the focus moves over all groups, and is back in the text with the next letter', async () => {
  const { search, calls } = open(['omvormer 5 kw']);
  search.type('om');
  await pause();
  await calls[0]!.answer('omvormers');
  const moved = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home'].map((key) => {
    search.move(key);
    return search.state().active;
  });
  expect(moved).toEqual([0, 1, 2, 0, 2, -1]);
  search.move('ArrowUp');
  search.type('omv');
  expect(search.state().active).toBe(-1);
});

test('closed, it opens again with the next letter', () => {
  const { search } = open();
  search.type('o');
  search.close();
  expect(search.state().isOpen).toBe(false);
  search.type('om');
  expect(search.state().isOpen).toBe(true);
});
