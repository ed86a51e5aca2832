// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [root, picture] = ['root', 'artwork'].map((name) => readFileSync(`shared/ui/css/${name}.css`, 'utf8'));

/** Property, what a shop says of all its pictures, and what an official one keeps. */
const LOOKS = [
  ['filter', 'grayscale(1)', 'none'],
  ['opacity', '0.8', '1'],
  ['object-fit', 'cover', 'contain'],
  ['border-radius', '16px', '0px'],
  ['mix-blend-mode', 'multiply', 'normal'],
  ['block-size', '120px', 'auto'],
  ['max-block-size', '80px', 'none'],
  ['background-color', '#000', '#fff'],
] as const;

test.each(LOOKS)('%s: %s for all pictures of a shop leaves an official one at %s', (property, shops, official) => {
  document.head.innerHTML = `<style>img { ${property}: ${shops} }${picture}${root}</style>`;
  document.body.innerHTML = '<img><div class="sw-root"><img class="sw-artwork"></div>';
  const images = [...document.querySelectorAll('img')];
  expect(images.map((image) => getComputedStyle(image).getPropertyValue(property))).toEqual([shops, official]);
});
