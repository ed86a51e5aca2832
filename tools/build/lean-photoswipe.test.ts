import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leanPhotoSwipe } from './lean-photoswipe.ts';

const source = readFileSync('node_modules/photoswipe/dist/photoswipe.esm.js', 'utf8');

test('the viewer writes no markup, and contains no unused drawings', () => {
  const lean = leanPhotoSwipe(source);
  expect(lean).not.toContain('.innerHTML');
  expect(lean).not.toMatch(/inner: '</);
  expect(lean.length).toBeLessThan(source.length);
});

test('a version that writes markup elsewhere stops the build', () => {
  expect(() => leanPhotoSwipe(`${source}\nbox.insertAdjacentHTML('beforeend', text);`)).toThrow(
    /photoswipe has changed/,
  );
  expect(() => leanPhotoSwipe(source.replace('element.innerHTML =', 'element.outerHTML ='))).toThrow(
    /photoswipe has changed/,
  );
});
