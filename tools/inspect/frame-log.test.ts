// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { EngineParts } from '../../loader/engine/engine-parts.ts';
import { createPage } from '../doctor/page.ts';
import { recordFrames, type FrameLog } from './frame-log.ts';
import { excerptOf } from './line-diff.ts';
import { diffText } from './report-text.ts';

const FRAME = `<div class="sw-root" data-sw-frame="cart-page-1aaaa.nl" data-ids="sw-cart-page-1p-">
  <h1 id="a" class="title">Winkelwagen</h1><p>Aantal: <!-- -->2</p></div>`;
const WHERE = 'div[data-widget="cart-page"]';

const element = () => document.querySelector<HTMLElement>('[data-widget]')!;
const root = () => document.querySelector<HTMLElement>('.sw-root')!;

beforeEach(() => {
  sessionStorage.clear();
  location.hash = '';
});

function show(frame = FRAME): void {
  document.body.innerHTML = `<div data-widget="cart-page">${frame}<p>Own HTML</p></div>`;
}

/** @param mounts widgets that the engine has mounted when the panel opens */
function record(mounts = 0, locale = 'nl'): FrameLog {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const engine = { mounts: { size: mounts }, widgets: { 'cart-page': { hash: '1aaaa' } }, locale: () => locale };
  return recordFrames(engine as unknown as EngineParts, stop.signal);
}

function publish(state: 'ready' | 'failed', error?: Error): void {
  element().dataset['widgetState'] = state;
  const detail = { widget: 'cart-page', element: element(), error };
  document.dispatchEvent(new CustomEvent(`shop:widget-${state}`, { detail, bubbles: true }));
}

/** As the runtime does it. */
function takeOver(): void {
  delete root().dataset['swFrame'];
  publish('ready');
}

function replace(): void {
  element().innerHTML = '<div class="sw-root">Winkelwagen</div>';
  publish('ready');
}

const statusOf = (log: FrameLog) => log.fateOf(element(), WHERE)?.status;

test('a frame waits, and is taken over as it was drawn', () => {
  show();
  const log = record();
  expect(statusOf(log)).toBe('from the server, not taken over yet');
  takeOver();
  root().querySelector('p')!.textContent = 'Aantal: 3';
  expect(log.fateOf(element(), WHERE)).toEqual({ status: 'from the server, taken over as it was drawn', changes: [] });
});

test('comments, the order of attributes, white space and slots of the page are no changes', () => {
  show(FRAME.replace('</div>', '<div class="sw-slot-place"></div></div>'));
  const log = record();
  root().innerHTML =
    '<h1 class="title" id="a">Winkelwagen</h1>\n<p>Aantal: 2</p><div class="sw-slot-place"><b>Tip</b></div>';
  takeOver();
  expect(statusOf(log)).toBe('from the server, taken over as it was drawn');
});

test('what the widget has changed when it took over is shown line by line', () => {
  show();
  const log = record();
  root().innerHTML = '<h1 id="a" class="title">Winkelwagen</h1><p lang="nl">Aantal: 3</p>';
  takeOver();
  const { status, changes } = log.fateOf(element(), WHERE)!;
  expect(status).toBe('from the server, changed when the widget took over');
  expect(excerptOf(changes, 2, 40).map(diffText)).toEqual([
    '  <h1 class="title" id="a">',
    '    Winkelwagen',
    '− <p>',
    '−   Aantal: 2',
    '+ <p lang="nl">',
    '+   Aantal: 3',
  ]);
});

test.each<[string, () => void, string]>([
  [
    'another build',
    () => show(FRAME.replace('1aaaa', 'zzzzz')),
    'it is of cart-page-zzzzz, and the loader has cart-page-1aaaa',
  ],
  ['another language', () => show(FRAME.replace('.nl', '.de')), 'it is in "de", and the page in "nl"'],
  ['a draft', () => sessionStorage.setItem('sw-cart-page', '{}'), 'this tab has a draft of what was typed'],
  [
    'a hash',
    () => (location.hash = '#stap-2'),
    'the address has #stap-2, or this browser has stored something for the widget',
  ],
  ['stored state', () => {}, 'this browser has stored something for the widget'],
])('a frame is replaced because of %s', (_, arrange, reason) => {
  show();
  arrange();
  const log = record();
  replace();
  expect(statusOf(log)).toBe(`from the server, replaced: ${reason}`);
});

test('the reason is that of the moment when the frame was replaced', () => {
  show();
  const log = record();
  replace();
  sessionStorage.setItem('sw-cart-page', '{}');
  expect(statusOf(log)).toBe('from the server, replaced: this browser has stored something for the widget');
});

test('a widget that fails gives its frame up, and replaces it when a retry succeeds', () => {
  show();
  const log = record();
  publish('failed', new Error('/cart/get'));
  expect(statusOf(log)).toBe('from the server, given up because the widget has failed');
  replace();
  expect(statusOf(log)).toBe('from the server, replaced: the widget has failed before (/cart/get)');
});

test('a frame that the browser had not read to its end when the panel opened is compared as a whole', () => {
  show(FRAME.replace('<p>Aantal: <!-- -->2</p>', ''));
  const log = record();
  root().insertAdjacentHTML('beforeend', '<p>Aantal: 2</p>');
  dispatchEvent(new Event('DOMContentLoaded'));
  takeOver();
  expect(statusOf(log)).toBe('from the server, taken over as it was drawn');
});

test('a frame that a script adds later is seen', async () => {
  document.body.innerHTML = '';
  const log = record();
  expect(log.hasFrames()).toBe(false);
  show();
  await new Promise((resolve) => setTimeout(resolve));
  takeOver();
  expect(statusOf(log)).toBe('from the server, taken over as it was drawn');
});

const printedPage = () => {
  const printed = new DOMParser().parseFromString(`<div data-widget="cart-page">${FRAME}</div>`, 'text/html');
  return createPage(
    { document: printed, runInPage: (code) => code(), close: () => Promise.resolve() },
    { url: new URL(location.href), headers: new Headers() },
  );
};

test.each([
  [
    'that was taken over',
    '<div class="sw-root" data-ids="sw-">x</div>',
    'ready',
    'taken over before the panel was opened',
  ],
  [
    'that was replaced',
    '<div class="sw-root">x</div>',
    'ready',
    'replaced: this browser has stored something for the widget',
  ],
  ['whose widget has failed', '<p>Own HTML</p>', 'failed', 'given up because the widget has failed'],
] as const)(
  'a panel that opens late knows a frame %s from the page as its server prints it',
  (_, html, state, status) => {
    document.body.innerHTML = `<div data-widget="cart-page" data-widget-state="${state}">${html}</div>`;
    const log = record(1);
    expect(statusOf(log)).toBeUndefined();
    log.addPrinted(printedPage());
    expect(statusOf(log)).toBe(`from the server, ${status}`);
  },
);

test('a panel that was there before the widgets needs no second look at the page', () => {
  document.body.innerHTML = '<div data-widget="cart-page"><div class="sw-root">x</div></div>';
  const log = record();
  log.addPrinted(printedPage());
  expect(statusOf(log)).toBeUndefined();
});

test('a closed panel watches nothing', () => {
  show();
  const stop = new AbortController();
  const log = recordFrames(undefined, stop.signal);
  stop.abort();
  takeOver();
  expect(statusOf(log)).toBe('from the server, not taken over yet');
});
