// @vitest-environment happy-dom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { bus, forgetFacts } from '../../tests/support/page-bus.ts';
import { openCompareList } from './compare-list.ts';
import type { CompareList } from '../rules/compare-list.ts';

const inverter = { id: 4711, type: 'product' };
const battery = { id: '900', type: 'product' };

afterEach(() => {
  localStorage.clear();
  forgetFacts();
});

/** A widget of this page, with every list that it has shown. */
function openWidget(storage = () => localStorage) {
  const mounted = new AbortController();
  onTestFinished(() => mounted.abort());
  const compare = openCompareList({ bus, signal: mounted.signal, storage });
  const shown: CompareList[] = [];
  compare.subscribe((list) => shown.push(list));
  return { ...compare, shown, leave: () => mounted.abort() };
}

const storedList = () => JSON.parse(localStorage.getItem('compare') ?? 'null') as unknown;

test('a toggle is stored under “compare”, and published', async () => {
  const { toggle, shown } = openWidget();
  await Promise.resolve();
  toggle(inverter);
  toggle(battery);
  expect(storedList()).toEqual([inverter, battery]);
  expect(bus.last('compare-changed')).toEqual({ items: [inverter, battery] });
  toggle({ ...inverter, id: '4711' });
  expect(storedList()).toEqual([battery]);
  expect(shown).toEqual([[], [inverter], [inverter, battery], [battery]]);
});

test('concurrent toggles of several widgets count once, and none is lost', async () => {
  const [first, second] = [openWidget(), openWidget()];
  await Promise.resolve();
  first.toggle(inverter);
  expect(second.shown.at(-1)).toEqual([inverter]);
  first.leave();
  second.toggle(battery);
  expect(storedList()).toEqual([inverter, battery]);
});

test('a toggle before the first widget is queued', async () => {
  bus.handle('compare-toggle', () => {})();
  bus.send('compare-toggle', inverter);
  openWidget();
  await vi.waitFor(() => expect(storedList()).toEqual([inverter]));
});

test('removing a product that another tab has removed does not restore it', () => {
  localStorage.setItem('compare', JSON.stringify([inverter, battery]));
  const { remove } = openWidget();
  localStorage.setItem('compare', JSON.stringify([battery]));
  remove(inverter);
  expect(storedList()).toEqual([battery]);
});

test('a list that another tab stores is shown, and so is an emptied storage', () => {
  const { shown } = openWidget();
  localStorage.setItem('compare', JSON.stringify([inverter]));
  dispatchEvent(Object.assign(new Event('storage'), { key: 'compare' }));
  expect(shown.at(-1)).toEqual([inverter]);
  localStorage.clear();
  dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }));
  expect(shown.at(-1)).toEqual([inverter]);
  dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(shown.at(-1)).toEqual([]);
});

test('a page from the back/forward cache shows the stored list', () => {
  const { shown } = openWidget();
  localStorage.setItem('compare', JSON.stringify([inverter]));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(shown.at(-1)).toEqual([inverter]);
});

test.each(['x', '{"a":1}', '[1]'])(
  'a foreign value (%s) is an empty list, and a valid list replaces it',
  async (value) => {
    localStorage.setItem('compare', value);
    const { read, toggle } = openWidget();
    await Promise.resolve();
    expect(read()).toEqual([]);
    toggle(inverter);
    expect(storedList()).toEqual([inverter]);
  },
);

test('an invalid product changes nothing', async () => {
  const { shown } = openWidget();
  await Promise.resolve();
  bus.send('compare-toggle', undefined as never);
  bus.send('compare-toggle', { type: 'product' } as never);
  expect(shown).toEqual([[]]);
  expect(storedList()).toBeNull();
});

test('a browser without storage compares within the page', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('no leave');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no leave');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { toggle, shown } = openWidget();
  await Promise.resolve();
  toggle(inverter);
  toggle(battery);
  expect(shown.at(-1)).toEqual([inverter, battery]);
});

const STORAGES: readonly [string, (real: Storage) => Partial<Storage>][] = [
  ['is full', (real) => ({ getItem: (key) => real.getItem(key), setItem: refuse })],
  ['stores nothing', () => ({ getItem: () => null, setItem: refuse })],
  ['is blocked', () => ({ getItem: refuse, setItem: refuse })],
];

function refuse(): never {
  throw new DOMException('Full', 'QuotaExceededError');
}

test.each(STORAGES)('when storage %s, every widget of the page has the list of the page', async (_, storage) => {
  localStorage.setItem('compare', JSON.stringify([battery]));
  const broken = storage(localStorage) as Storage;
  const before = broken.getItem === refuse || broken.getItem('compare') === null ? [] : [battery];
  const open = () => openWidget(() => broken);
  const [bar, box] = [open(), open()];
  await Promise.resolve();
  expect(bar.isSaved()).toBe(true);
  box.toggle(inverter);
  expect([bar.read(), box.read(), open().read()]).toEqual([1, 2, 3].map(() => [...before, inverter]));
  expect([bar.isSaved(), box.isSaved()]).toEqual([false, false]);
  bar.remove(inverter);
  expect(box.read()).toEqual(before);
  // Room was made.
  const mended = openWidget();
  mended.remove(inverter);
  expect([mended.isSaved(), storedList()]).toEqual([true, before]);
});

test('a storage that throws when it is reached is a blocked one', async () => {
  const compare = openWidget(refuse);
  await Promise.resolve();
  compare.toggle(inverter);
  expect([compare.read(), compare.isSaved()]).toEqual([[inverter], false]);
  localStorage.setItem('compare', JSON.stringify([battery]));
  const { read, isSaved } = openWidget();
  dispatchEvent(Object.assign(new Event('storage'), { key: 'compare' }));
  expect([read(), isSaved()]).toEqual([[battery], true]);
});
