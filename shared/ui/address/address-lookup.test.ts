import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AddressMatch, AddressMatches } from '../../contract/postcode.ts';
import { createAddressLookup, type Found } from './address-lookup.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function match(value: string, precision: string): AddressMatch {
  return { value, label: value, description: null, precision, context: `context of ${value}`, highlights: [] };
}

/** A search that notes what it is asked, and answers when it is told to. */
function setUp() {
  const questions: { question: string; signal: AbortSignal; answer(answer: AddressMatches | null): void }[] = [];
  const shown: Found[] = [];
  const fail = vi.fn();
  const lookup = createAddressLookup({
    context: 'nld',
    search: (context, term, signal) =>
      new Promise((answer) => questions.push({ question: `${context}: ${term}`, signal, answer })),
    show: (result) => shown.push(result),
    fail,
  });
  const answer = async (result: AddressMatches | null, which = -1) => {
    questions.at(which)?.answer(result);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { lookup, asked: questions, shown, fail, answer };
}

test.each([
  { term: '1', wait: 10 },
  { term: '101', wait: 10 },
  { term: '1011', wait: 300 },
  { term: 'Damrak', wait: 300 },
])('"$term" is sent after $wait ms', ({ term, wait }) => {
  const { lookup, asked: questions } = setUp();
  lookup.type(term);
  vi.advanceTimersByTime(wait - 1);
  expect(questions).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(questions.map(({ question }) => question)).toEqual([`nld: ${term}`]);
});

test('only the last of several typed letters is sent', () => {
  const { lookup, asked: questions } = setUp();
  for (const term of ['Damr', 'Damra', 'Damrak']) {
    lookup.type(term);
    vi.advanceTimersByTime(200);
  }
  vi.advanceTimersByTime(300);
  expect(questions.map(({ question }) => question)).toEqual(['nld: Damrak']);
});

test('an outdated search is aborted, and its answer is ignored', async () => {
  const { lookup, asked: questions, shown, answer } = setUp();
  lookup.type('Dam');
  vi.advanceTimersByTime(10);
  lookup.type('Ros');
  expect(questions[0]?.signal.aborted).toBe(true);
  vi.advanceTimersByTime(10);
  await answer({ matches: [match('Rosmalen', 'Locality')], newContext: null }, 1);
  await answer({ matches: [match('Damrak', 'Street')], newContext: null }, 0);
  expect(shown.at(-1)).toEqual({ is: 'answered', matches: [match('Rosmalen', 'Locality')] });
});

test('a partial match continues at once, without the previous matches', async () => {
  const { lookup, asked: questions, shown, answer } = setUp();
  lookup.type('Dam');
  vi.advanceTimersByTime(10);
  await answer({ matches: [match('Damrak', 'Street')], newContext: null });
  lookup.follow(match('Damrak', 'Street'));
  expect(questions.at(-1)?.question).toBe('context of Damrak: Damrak');
  expect(shown.at(-1)).toEqual({ is: 'waiting', matches: [] });
});

test('a new context replaces the previous one, until the field is empty', async () => {
  const { lookup, asked: questions, answer } = setUp();
  lookup.type('Dam');
  vi.advanceTimersByTime(10);
  await answer({ matches: [], newContext: 'narrower' });
  lookup.type('Damr');
  vi.advanceTimersByTime(300);
  lookup.type(' ');
  lookup.type('R');
  vi.advanceTimersByTime(10);
  expect(questions.map(({ question }) => question)).toEqual(['nld: Dam', 'narrower: Damr', 'nld: R']);
});

test('the previous matches stay while the next answer is loading', async () => {
  const { lookup, shown, answer } = setUp();
  lookup.type('D');
  vi.advanceTimersByTime(10);
  await answer({ matches: [match('Delft', 'Locality')], newContext: null });
  lookup.type('De');
  vi.advanceTimersByTime(10);
  expect(shown.at(-1)).toEqual({ is: 'waiting', matches: [match('Delft', 'Locality')] });
});

test('a failed search reports it and shows nothing', async () => {
  const { lookup, shown, fail, answer } = setUp();
  lookup.type('Dam');
  vi.advanceTimersByTime(10);
  await answer(null);
  expect(fail).toHaveBeenCalledOnce();
  expect(shown.at(-1)).toEqual({ is: 'idle', matches: [] });
});

test('a search fails after six seconds', async () => {
  const { lookup, asked: questions, fail, shown, answer } = setUp();
  lookup.type('Dam');
  vi.advanceTimersByTime(10 + 5999);
  expect(fail).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fail).toHaveBeenCalledOnce();
  expect(questions[0]?.signal.aborted).toBe(true);
  await answer({ matches: [match('Damrak', 'Street')], newContext: null });
  expect(shown.at(-1)?.matches).toEqual([]);
  expect(fail).toHaveBeenCalledOnce();
});

test('nothing is sent after the field has unmounted', () => {
  const { lookup, asked: questions } = setUp();
  lookup.type('Dam');
  lookup.stop();
  vi.advanceTimersByTime(10_000);
  expect(questions).toHaveLength(0);
});
