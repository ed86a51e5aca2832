// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openViewer, type ViewerItem } from './photo-viewer.ts';

const picture = (number: number) => ({
  src: `/media/${number}.jpg`,
  alt: `Omvormer ${number}`,
  width: 1600,
  height: 1200,
});

const names = { close: 'Sluiten', zoom: 'In- en uitzoomen', previous: 'Vorige', next: 'Volgende' };
const labels = { ...names, position: (index: number) => `Afbeelding ${index + 1}` };

/** Longer than the animations. */
const OPENED_MS = 1000;
/** Milliseconds until the loading indicator is shown. */
const DELAY_MS = 2000;

let close = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  // The library loads pictures only in a window that has a size.
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  // As on a page with Trusted Types.
  vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(() => {
    throw new TypeError('This document requires TrustedHTML assignment.');
  });
});

afterEach(async () => {
  close();
  await vi.advanceTimersByTimeAsync(OPENED_MS);
  vi.useRealTimers();
  document.body.replaceChildren();
});

async function open(items: readonly ViewerItem[], thumbnails: readonly string[] | null = null) {
  const onMove = vi.fn<(index: number) => void>();
  const onClosed = vi.fn<() => void>();
  const container = document.body;
  const viewer = openViewer({ items, thumbnails, index: 0, container, labels, origin: () => null, onMove, onClosed });
  close = () => viewer.destroy();
  await vi.advanceTimersByTimeAsync(OPENED_MS);
  return { onMove, onClosed };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });

/** A click, and the animations after it. */
async function press(name: string) {
  fireEvent.click(button(name));
  await vi.advanceTimersByTimeAsync(OPENED_MS);
}

const counter = () => document.querySelector('.pswp__counter')?.textContent;
const shownSlide = () => document.querySelector('.pswp__item[aria-hidden="false"]')!;
const isIndicatorShown = () => document.querySelector('.pswp__preloader--active') !== null;

test('the controls have names, tooltips and the order of the library', async () => {
  await open([picture(1), picture(2)]);
  const parts = [...document.querySelectorAll<HTMLElement>('.pswp__top-bar > *, .pswp__button--arrow')];
  expect(parts.map(({ title, className }) => title || className.split(' ')[0])).toEqual([
    'pswp__counter',
    'pswp__preloader',
    labels.zoom,
    labels.close,
    labels.previous,
    labels.next,
  ]);
  for (const label of Object.values(names)) expect(button(label).type).toBe('button');
});

test('the arrows step through the slides, and are disabled at both ends', async () => {
  const { onMove } = await open([picture(1), picture(2), picture(3)]);
  expect(counter()).toBe('Afbeelding 1');
  expect([button('Vorige').disabled, button('Volgende').disabled]).toEqual([true, false]);
  await press('Volgende');
  expect([button('Vorige').disabled, button('Volgende').disabled]).toEqual([false, false]);
  await press('Volgende');
  expect(counter()).toBe('Afbeelding 3');
  expect(onMove).toHaveBeenLastCalledWith(2);
  expect([button('Vorige').disabled, button('Volgende').disabled]).toEqual([false, true]);
  await press('Vorige');
  expect(counter()).toBe('Afbeelding 2');
});

test('a row of thumbnails shows where the shopper is, and leads to each slide', async () => {
  const { onMove } = await open([picture(1), picture(2), picture(3)], ['/1-t.jpg', '/2-t.jpg', '/3-t.jpg']);
  const row = () => [...document.querySelectorAll<HTMLElement>('.sw-viewer__thumbnail')];
  const marked = () => row().map((thumbnail) => thumbnail.getAttribute('aria-current'));
  expect(row().map((thumbnail) => thumbnail.querySelector('img')!.getAttribute('src'))).toEqual([
    '/1-t.jpg',
    '/2-t.jpg',
    '/3-t.jpg',
  ]);
  expect(marked()).toEqual(['true', null, null]);
  await press('Afbeelding 3');
  expect(onMove).toHaveBeenLastCalledWith(2);
  expect(marked()).toEqual([null, null, 'true']);
});

test('without thumbnails there is no row', async () => {
  await open([picture(1), picture(2)]);
  expect(document.querySelector('.sw-viewer__thumbnails')).toBeNull();
});

test('the close button closes the viewer', async () => {
  const { onClosed } = await open([picture(1)]);
  await press('Sluiten');
  expect(onClosed).toHaveBeenCalledOnce();
  expect(document.querySelector('.pswp')).toBeNull();
});

test('an element is shown without markup of the library', async () => {
  const element = document.createElement('div');
  element.textContent = 'Film';
  await open([picture(1), { element }]);
  await press('Volgende');
  expect(shownSlide().textContent).toBe('Film');
});

test('a picture without an address is a picture with its alt text', async () => {
  await open([{ src: '', alt: 'Omvormer', width: 1600, height: 1200 }]);
  expect(shownSlide().querySelector('img')?.alt).toBe('Omvormer');
});

test('the loading indicator is shown after a delay, until the picture has loaded', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  await open([picture(1), picture(2)]);
  expect(isIndicatorShown()).toBe(false);
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  expect(isIndicatorShown()).toBe(true);
  fireEvent.load(shownSlide().querySelector('img')!);
  expect(isIndicatorShown()).toBe(false);
});

test('a picture that loads before the delay shows no indicator', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  await open([picture(1)]);
  fireEvent.load(shownSlide().querySelector('img')!);
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  expect(isIndicatorShown()).toBe(false);
});
