import { expect, test } from 'vitest';
import { checkLayout } from './check-layout.ts';
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
const image = { where: 'img[data-guarantee-notice]', name: 'The notice on the legal guarantee' };
const codes = (changed: Partial<MeasuredArtwork>, name = image.name) =>
  checkLayout([{ ...image, name }], [{ ...FINE, ...changed }], 320, { leastWidth: 240 }).map(({ code }) => code);

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

test('a label may stand after the button, and the width of the window is named', () => {
  expect(codes({ isAfterButton: true }, 'The durability label')).toEqual([]);
  const [small] = checkLayout([image], [{ ...FINE, width: 120, height: 160 }], 320, { leastWidth: 240 });
  expect(small).toMatchObject({
    where: 'img[data-guarantee-notice] at 320 px',
    what: 'The notice on the legal guarantee is 120 px wide, less than 240 px.',
  });
});
