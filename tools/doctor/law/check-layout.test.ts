import { expect, test } from 'vitest';
import { checkLayout } from './check-layout.ts';
import { readLawSettings } from './law-settings.ts';
import type { MeasuredArtwork } from './measure-page.ts';

const FINE: MeasuredArtwork = {
  width: 300,
  height: 400,
  naturalWidth: 600,
  naturalHeight: 800,
  isVisible: true,
  crop: null,
  effect: null,
  isAfterButton: false,
};
const NOTICE = {
  where: 'img[data-guarantee-notice]',
  name: 'The notice on the legal guarantee',
  kind: 'notice',
  copyOf: 'notice',
  mayBeFolded: false,
} as const;
const LABEL = {
  where: 'img[data-guarantee-label]',
  name: 'The durability label',
  kind: 'label',
  copyOf: {},
  mayBeFolded: false,
} as const;
const SETTINGS = readLawSettings(null);
const codes = (changed: Partial<MeasuredArtwork>, image: typeof NOTICE | typeof LABEL = NOTICE) =>
  checkLayout([image], [{ ...FINE, ...changed }], 320, SETTINGS).map(({ code }) => code);

test.each([
  [{}, []],
  [{ width: 302 }, []],
  [{ naturalWidth: 0 }, ['notice-hidden']],
  [{ isVisible: false }, ['notice-hidden']],
  [{ width: 120, height: 160 }, ['notice-small']],
  [{ width: 320 }, ['notice-altered']],
  [{ crop: 'overflow of <div>', width: 320 }, ['notice-cropped']],
  [{ effect: 'opacity: 0.5' }, ['notice-altered']],
  [{ isAfterButton: true }, ['notice-order']],
] as const)('%o', (changed, expected) => {
  expect(codes(changed)).toEqual(expected);
});

test('a label may stand after the button, and has a least width of its own', () => {
  expect(codes({ isAfterButton: true }, LABEL)).toEqual([]);
  const drawn = { width: 96, height: 64, naturalWidth: 480, naturalHeight: 320 };
  expect(codes(drawn, LABEL)).toEqual([]);
  expect(codes({ ...drawn, width: 48, height: 32 }, LABEL)).toEqual(['notice-small']);
  expect(checkLayout([LABEL], [{ ...FINE, ...drawn }], 320, { ...SETTINGS, leastLabelWidth: 100 })).toMatchObject([
    { what: 'The durability label is 96 px wide, less than 100 px.' },
  ]);
});

test('of two copies, one has to be seen before the button', () => {
  const check = (...images: Partial<MeasuredArtwork>[]) =>
    checkLayout(
      images.map(() => NOTICE),
      images.map((image) => ({ ...FINE, ...image })),
      320,
      SETTINGS,
    ).map(({ code }) => code);
  expect(check({}, { isAfterButton: true })).toEqual([]);
  expect(check({ isVisible: false }, {})).toEqual([]);
  expect(check({ isVisible: false }, { isAfterButton: true })).toEqual(['notice-hidden', 'notice-order']);
  expect(check({}, { isAfterButton: true, width: 30, height: 40 })).toEqual(['notice-small']);
  expect(checkLayout([NOTICE, LABEL], [FINE, { ...FINE, isVisible: false }], 320, SETTINGS)).toMatchObject([
    { code: 'notice-hidden', where: 'img[data-guarantee-label] at 320 px' },
  ]);
});

test('the width of the window is named', () => {
  const [small] = checkLayout([NOTICE], [{ ...FINE, width: 120, height: 160 }], 320, SETTINGS);
  expect(small).toMatchObject({
    where: 'img[data-guarantee-notice] at 320 px',
    what: 'The notice on the legal guarantee is 120 px wide, less than 240 px.',
  });
});
