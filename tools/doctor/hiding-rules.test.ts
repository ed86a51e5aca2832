// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hidesWaiting, hidingSelectors } from './hiding-rules.ts';

const LIMIT = 100;

test.each([
  ['div:empty { display: none }', ['div:empty']],
  ['p { color: red } p:empty, .a > div:EMPTY{color:red;DISPLAY : none!important}', ['p:empty', '.a > div:EMPTY']],
  ['@media (min-width: 1px) { @supports (gap: 1px) { :empty { display: none; } } }', [':empty']],
  ['.a { color: red; &:empty { display: none } }', ['&:empty']],
  ['/* {} */ div:empty /* } */ { /* { */ display: none }', ['div:empty']],
  ['[data-widget-state="waiting"] { display: none }', ['[data-widget-state="waiting"]']],
  ['@media print { div:empty { display: none } }', []],
  ['div:empty { display: block } p { display: none }', []],
  ['div:empty { --my-display: none }', []],
  ['div:empty { display: none', []],
  ['/* div:empty { display: none }', []],
])('in %s the hiding selectors are %j', (css, selectors) => {
  expect(hidingSelectors(css, LIMIT)).toEqual(selectors);
});

test.each(['{', '}', '/*', 'a:empty,', 'a:empty{', 'a:empty{display:none}', '@media print{', 'display:none;', ' '])(
  'two million characters of "%s" are read once',
  (part) => {
    const css = part.repeat(2_000_000 / part.length);
    const started = performance.now();
    expect(hidingSelectors(css, LIMIT).length).toBeLessThanOrEqual(LIMIT);
    expect(performance.now() - started).toBeLessThan(10_000);
  },
);

test.each([
  ['<div></div>', 'div:empty', true],
  ['<div></div>', ':empty', true],
  ['<div></div>', 'body > :empty', true],
  ['<div></div>', 'p:empty', false],
  ['<div></div>', 'div:not(:empty)', false],
  ['<div></div>', 'div:empty:hover(', false],
  ['<div>Winkel</div>', 'div:empty', false],
  ['<div><p></p></div>', 'div:empty', false],
  ['<div>Winkel</div>', '[data-widget-state="waiting"]', true],
  ['<div>Winkel</div>', 'div[data-widget-state=waiting]', true],
  ['<div>Winkel</div>', 'div[data-widget-state]', true],
  ['<div>Winkel</div>', 'div:not([data-widget-state="ready"])', true],
  ['<div>Winkel</div>', 'p:not([data-widget-state="ready"])', false],
  ['<div>Winkel</div>', 'div:not([data-widget-state="waiting"])', false],
  ['<div>Winkel</div>', 'div:not([data-widget-state])', false],
  ['<div>Winkel</div>', '[data-widget-state="failed"]', false],
])('%s waits hidden by %s: %s', (html, selector, isHidden) => {
  document.body.innerHTML = html;
  expect(hidesWaiting(document.body.firstElementChild!, selector)).toBe(isHidden);
});
