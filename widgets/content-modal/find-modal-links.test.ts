// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { findModalLinks } from './find-modal-links.ts';

const HOST = 'content.shop.test';

function chosen(html: string, hasBare = true): string[] {
  const snippet = document.createElement('div');
  snippet.innerHTML = html;
  document.body.replaceChildren(snippet);
  return findModalLinks(snippet, HOST, () => false, hasBare).map(({ textContent }) => textContent);
}

test.each([
  ['<a href="/levering">a path of the shop</a>', true],
  ['<a href="?tab=2">a query</a>', true],
  [`<a href="https://${HOST}/x">the host of the content</a>`, true],
  [`<a href="//www.${HOST}/x">the same with www</a>`, true],
  ['<a>no address</a>', true],
  ['<a href="">an empty address</a>', true],
  ['<a href="https://elsewhere.test/x">another site</a>', false],
  ['<a href="#top">a place in the page</a>', false],
  ['<a href="mailto:a@shop.test">mail</a>', false],
  ['<a href="tel:0301234567">telephone</a>', false],
  ['<a href="javascript:void 0">a script</a>', false],
  ['<a href="/a.pdf" download>a download</a>', false],
  ['<a href="/a" target="_blank">a new tab</a>', false],
  ['<a id="anchor">an anchor</a>', false],
  ['<a name="anchor">an old anchor</a>', false],
])('without marked links, %s opens in the dialog: %s', (link, does) => {
  expect(chosen(link)).toHaveLength(does ? 1 : 0);
});

test('if an editor has marked links, only those open in the dialog', () => {
  const marked = '<a href="/a" data-modal>one</a> <a href="/b">two</a>';
  expect(chosen(`${marked} <a href="https://elsewhere.test/" data-modal>three</a>`)).toEqual(['one', 'three']);
});

test('within content, a link without an address is ignored', () => {
  expect(chosen('<a>one</a><a href="/b">two</a>', false)).toEqual(['two']);
});

test('links that a widget rendered inside a snippet are ignored', () => {
  expect(chosen('<div class="sw-root"><a href="/a">one</a></div><a href="/b">two</a>')).toEqual(['two']);
});
