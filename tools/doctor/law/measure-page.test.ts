// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measurePage } from './measure-page.ts';

/** What no style changes. */
const PLAIN = {
  objectFit: 'fill',
  overflowX: 'visible',
  overflowY: 'visible',
  clipPath: 'none',
  maskImage: 'none',
  filter: 'none',
  opacity: '1',
  mixBlendMode: 'normal',
  position: 'static',
  transform: 'none',
  borderRadius: '0px',
};
type Style = Readonly<Record<string, string>>;

let card: HTMLElement;
let image: HTMLImageElement;
const styles = new Map<Element, Style>();

beforeEach(() => {
  document.body.innerHTML = '<div><img data-guarantee-label></div>';
  card = document.querySelector('div')!;
  image = document.querySelector('img')!;
  vi.stubGlobal('getComputedStyle', (element: Element) => ({ ...PLAIN, ...styles.get(element) }));
  image.checkVisibility = () => true;
  document.elementsFromPoint = () => [image];
  vi.spyOn(document.documentElement, 'scrollWidth', 'get').mockReturnValue(1280);
});
afterEach(() => styles.clear());

function lay(element: HTMLElement, box: { left?: number; top?: number; width: number; height: number }) {
  const { left = 0, top = 0, width, height } = box;
  Object.defineProperty(element, 'offsetWidth', { configurable: true, value: width });
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
}

function file(naturalWidth: number, naturalHeight: number) {
  for (const [name, value] of Object.entries({ naturalWidth, naturalHeight }))
    Object.defineProperty(image, name, { configurable: true, value });
}

async function measure(style: Style = {}, ofCard: Style = {}) {
  styles.set(image, style);
  styles.set(card, ofCard);
  return (await measurePage('[data-guarantee-label]'))[0]!;
}

test('the box without padding and border has the proportions of the file', async () => {
  lay(image, { width: 124, height: 84 });
  lay(card, { width: 400, height: 400 });
  file(480, 320);
  const frame = { paddingLeft: '10px', paddingRight: '10px', paddingTop: '6px', paddingBottom: '6px' };
  const border = { borderLeftWidth: '4px', borderTopWidth: '8px' };
  expect(await measure({ ...frame, ...border })).toMatchObject({ width: 100, height: 64, crop: null });
});

test.each([
  ['none', 100, 50, { width: 100, height: 50, crop: null }],
  ['none', 400, 50, { crop: 'object-fit: none' }],
  ['scale-down', 100, 50, { width: 100, height: 50, crop: null }],
  ['scale-down', 600, 300, { width: 300, height: 150, crop: null }],
  ['contain', 100, 50, { width: 300, height: 150, crop: null }],
  ['cover', 100, 50, { crop: 'object-fit: cover' }],
  ['cover', 100, 100, { width: 300, height: 300, crop: null }],
  ['fill', 100, 50, { width: 300, height: 300, crop: null }],
])('object-fit: %s with a file of %i × %i', async (objectFit, naturalWidth, naturalHeight, measured) => {
  lay(image, { width: 300, height: 300 });
  lay(card, { width: 400, height: 400 });
  file(naturalWidth, naturalHeight);
  expect(await measure({ objectFit })).toMatchObject(measured);
});

test('a shadow of a box around an image changes nothing of the image', async () => {
  lay(image, { width: 96, height: 64 });
  lay(card, { width: 400, height: 400 });
  file(480, 320);
  const shadow = 'drop-shadow(rgba(0, 0, 0, 0.3) 0px 2px 4px)';
  expect(await measure({}, { filter: shadow })).toMatchObject({ effect: null });
  expect(await measure({}, { filter: `${shadow} blur(2px)` })).toMatchObject({ effect: 'filter: blur(2px)' });
  expect(await measure({ filter: shadow })).toMatchObject({ effect: `filter: ${shadow}` });
});

test('a row that a reader can scroll does not cut an image, and one that cannot be scrolled does', async () => {
  lay(image, { left: 900, width: 96, height: 64 });
  lay(card, { width: 400, height: 100 });
  file(480, 320);
  const scrollBy = vi.fn(({ left = 0, top = 0 }: ScrollToOptions) =>
    lay(image, { left: 900 - left, top: -top, width: 96, height: 64 }),
  );
  card.scrollBy = scrollBy as typeof card.scrollBy;
  expect(await measure({}, { overflowX: 'hidden', overflowY: 'hidden' })).toMatchObject({ crop: 'overflow of <div>' });
  expect(scrollBy).not.toHaveBeenCalled();
  expect(await measure({}, { overflowX: 'auto', overflowY: 'hidden' })).toMatchObject({ crop: null });
  expect(scrollBy).toHaveBeenCalledWith({ left: 748, top: 0, behavior: 'instant' });
});

test('an image that loads when it comes into view is loaded', async () => {
  lay(image, { width: 96, height: 64 });
  lay(card, { width: 400, height: 400 });
  file(0, 0);
  image.loading = 'lazy';
  image.decode = () => {
    if (image.loading === 'eager') file(480, 320);
    return Promise.resolve();
  };
  expect(await measure()).toMatchObject({ naturalWidth: 480, naturalHeight: 320 });
  file(0, 0);
  image.decode = () => Promise.reject(new Error('broken'));
  expect(await measure()).toMatchObject({ naturalWidth: 0 });
});
