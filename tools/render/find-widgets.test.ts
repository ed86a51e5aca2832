import { expect, test } from 'vitest';
import { findWidgets } from './find-widgets.ts';

const only = (html: string) => {
  const { widgets } = findWidgets(html);
  expect(widgets).toHaveLength(1);
  return widgets[0]!;
};

test('an element has its attributes, decoded, and the place where its content begins', () => {
  const html = '<p>Winkel</p><div data-widget="faq-block" data-title="Vraag &amp; antwoord">Tekst</div>';
  const { attributes, contentStart, texts } = only(html);
  expect(attributes).toEqual({ 'data-widget': 'faq-block', 'data-title': 'Vraag & antwoord' });
  expect(html.slice(contentStart)).toBe('Tekst</div>');
  expect(texts.map(([start, end]) => html.slice(start, end))).toEqual(['Tekst']);
});

test('the inputs and the first answer are read from scripts that stand directly in the element', () => {
  const html = `<div data-widget="cart-page">
    <script type="application/json">{"checkoutUrl":"/kassa"}</script>
    <script type="application/json" data-initial>{"items":[{"name":"<b>\\u003c/script>"}]}</script>
    <section><script type="application/json">{"of":"the shop"}</script></section>
  </div>`;
  expect(only(html)).toMatchObject({
    json: '{"checkoutUrl":"/kassa"}',
    initial: '{"items":[{"name":"<b>\\u003c/script>"}]}',
    texts: [],
  });
});

test('a first answer may stand in an attribute', () => {
  expect(only(`<div data-widget="cart-page" data-initial='{"items":[]}'></div>`).initial).toBe('{"items":[]}');
});

test('widgets in templates, comments, scripts and textareas are no widgets of the page', () => {
  const hidden = '<div data-widget="cart-page"></div>';
  const html = `<template>${hidden}</template><!-- ${hidden} --><script>"${hidden}"</script><textarea>${hidden}</textarea>`;
  expect(findWidgets(html).widgets).toEqual([]);
});

test('an element that has a frame says so', () => {
  expect(only('<div data-widget="cart-page"><div data-sw-frame="cart-page-1.nl"></div></div>').hasFrame).toBe(true);
  expect(only('<div data-widget="cart-page"><p><i data-sw-frame="x"></i></p></div>').hasFrame).toBe(false);
});

test('an element with nothing but data and templates has no HTML of the shop', () => {
  const data = '<script type="application/json">{}</script><template data-slot="end"><p>Slot</p></template>';
  const empty = (content: string) => {
    const { hasElements, texts } = only(`<div data-widget="faq-block">${content}</div>`);
    return !hasElements && texts.length === 0;
  };
  expect(empty(`\n  <!-- Vragen -->${data}\n`)).toBe(true);
  expect(empty('<div data-sw-frame="faq-block-1.nl"><p>Vragen</p></div>')).toBe(true);
  expect(empty(`${data}<p></p>`)).toBe(false);
  expect(empty('<img src="/a.svg" alt="">')).toBe(false);
  expect(empty('Vragen')).toBe(false);
});

test('a page has its language, its settings, its style sheets and the end of its head', () => {
  const html = `<!doctype html><html lang="de"><head><link rel="stylesheet" href="/widgets/base.css">
    <script type="application/json" data-shop-settings>{"locale":"en"}</script></head><body></body></html>`;
  const { headEnd, ...page } = findWidgets(html);
  const styles = [{ href: '/widgets/base.css', at: html.indexOf('<link'), hasMedia: false }];
  expect(page).toEqual({ language: 'de', settings: '{"locale":"en"}', styles, widgets: [] });
  expect(html.slice(headEnd)).toMatch(/^<\/head>/);
});

test('a part of a page has no head', () => {
  expect(findWidgets('<div data-widget="cart-page"></div>').headEnd).toBeUndefined();
});

test.each([
  ['<!doctype html><title>Cart</title><script src="/a.js"></script><p>Text</p>', '<p>'],
  ['<html lang="nl"><title>Cart</title><body class="shop"><p>Text</p></body></html>', '<body '],
  ['<body><template><p>Draft</p></template><main></main></body>', '<body>'],
  ['<!DOCTYPE html><noscript><p>Text</p></noscript>', '<noscript>'],
])('the head of %s ends before %s', (html, start) => {
  expect(html.slice(findWidgets(html).headEnd).startsWith(start)).toBe(true);
});

test.each([
  ['<meta charset="UTF-8">', 'utf-8'],
  ['<meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-1">', 'iso-8859-1'],
  ['<meta name="description" content="Solar"><meta charset=latin1>', 'latin1'],
  ['<template><meta charset="latin1"></template>', undefined],
])('%s names the encoding', (html, charset) => {
  expect(findWidgets(html).charset).toBe(charset);
});
