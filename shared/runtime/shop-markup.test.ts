// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { createShopMarkup } from './shop-markup.ts';

function elementOf(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

beforeEach(() => document.body.replaceChildren());

test('the shop’s HTML stays until the widget has something to show, and comes back', () => {
  const element = elementOf('<div><p>Van de winkel</p></div>');
  const markup = createShopMarkup(element);
  expect(markup.container.hidden).toBe(true);
  expect(element.textContent).toBe('Van de winkel');
  markup.replace();
  expect(element.innerHTML).toBe('<div class="sw-root"></div>');
  markup.restore();
  expect(element.innerHTML).toBe('<p>Van de winkel</p>');
});

test('a widget in an empty element, or one with only a template, is visible at once', () => {
  expect(createShopMarkup(elementOf('<div> <template></template></div>')).container.hidden).toBe(false);
});

test('a control that the widget keeps stays in its place', () => {
  const element = elementOf('<div><p><a href="/menu">Menu</a></p><ul></ul></div>');
  createShopMarkup(element, element.querySelector('a')).replace();
  expect(element.innerHTML).toBe('<div class="sw-root"></div><p><a href="/menu">Menu</a></p>');
});
