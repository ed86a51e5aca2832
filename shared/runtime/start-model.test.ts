// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { CallFailed } from '../contract/call-failed.ts';
import { createStart } from './start-model.ts';

const failure = new CallFailed('/lamp', 'network');

/** A start whose attempts end one after the other as listed. */
function startWith(...results: unknown[]) {
  const lifetime = new AbortController();
  onTestFinished(() => lifetime.abort());
  const reports: unknown[] = [];
  const load = vi.fn(() => {
    const [result] = results.splice(0, 1);
    return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
  });
  const element = document.createElement('div');
  const start = createStart({
    element,
    load,
    loadReplay: () => undefined,
    signal: lifetime.signal,
    refusalOf: () => ({ is: 'went-wrong' }),
    onUnavailable: () => reports.push('unavailable'),
    onError: (error) => reports.push(error),
  });
  return { ...start, element, load, reports, lifetime };
}

test('the element is busy until the first data is there', async () => {
  const { run, phase, element } = startWith('data');
  const end = run();
  expect(element.ariaBusy ?? element.getAttribute('aria-busy')).toBe('true');
  await end;
  expect(element.hasAttribute('aria-busy')).toBe(false);
  expect(phase.value).toEqual({ is: 'shown' });
});

test('a failed call is sent again when the browser is online, and not after that', async () => {
  const { run, phase, load, reports } = startWith(failure, 'data');
  await run();
  expect(phase.value).toEqual({ is: 'unavailable', refusal: { is: 'went-wrong' } });
  expect(reports).toEqual(['unavailable']);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(phase.value).toEqual({ is: 'shown' }));
  dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('any other error is not retried', async () => {
  const defect = new TypeError('No power.');
  const { run, phase, load, reports } = startWith(defect);
  await run();
  dispatchEvent(new Event('online'));
  expect(reports).toEqual([defect]);
  expect(phase.value).toEqual({ is: 'waiting' });
  expect(load).toHaveBeenCalledOnce();
});

test('nothing is reported after the widget has unmounted', async () => {
  const { run, phase, reports, lifetime } = startWith(failure);
  const end = run();
  lifetime.abort();
  await end;
  expect(reports).toEqual([]);
  expect(phase.value).toEqual({ is: 'waiting' });
});
