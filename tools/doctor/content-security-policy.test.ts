import { expect, test } from 'vitest';
import { parseHtml } from './parse-html.ts';
import { allows, policiesOf, type Directive } from './content-security-policy.ts';

const SHOP = new URL('https://shop.example/cart');

function read(header: string, html = '') {
  return policiesOf(new Headers({ 'Content-Security-Policy': header }), parseHtml(html, SHOP).document);
}

test.each<[string, Directive, string, boolean]>([
  ["default-src 'self'", 'script-src', 'https://shop.example/a.js', true],
  ["default-src 'self'", 'script-src', 'https://cdn.example/a.js', false],
  ["default-src 'self'; script-src-elem https://cdn.example", 'script-src', 'https://cdn.example/a.js', true],
  ['script-src https://*.example', 'script-src', 'https://cdn.example/a.js', true],
  ['script-src *.cdn.example', 'script-src', 'https://cdn.example/a.js', false],
  ['script-src cdn.example', 'script-src', 'https://cdn.example/a.js', true],
  ['script-src https://cdn.example/shop/', 'script-src', 'https://cdn.example/shop/a.js', true],
  ['script-src https://cdn.example/shop/', 'script-src', 'https://cdn.example/a.js', false],
  ['script-src https://cdn.example:8443', 'script-src', 'https://cdn.example/a.js', false],
  ['script-src https://cdn.example:*', 'script-src', 'https://cdn.example:8443/a.js', true],
  ['script-src http://cdn.example', 'script-src', 'https://cdn.example/a.js', true],
  ['script-src *', 'script-src', 'https://cdn.example/a.js', true],
  ["script-src 'none'", 'script-src', 'https://shop.example/a.js', false],
  ["script-src 'strict-dynamic' https:", 'script-src', 'https://shop.example/a.js', false],
  ['img-src https:', 'img-src', 'https://img.example/a.jpg', true],
  ['img-src https:', 'img-src', 'data:image/png;base64,', false],
  ['img-src *', 'img-src', 'data:image/png;base64,', false],
  ['img-src data:', 'img-src', 'data:image/png;base64,', true],
  ["child-src 'self'", 'frame-src', 'https://player.vimeo.com/', false],
  ["frame-ancestors 'none'", 'frame-src', 'https://player.vimeo.com/', true],
  ["connect-src 'self'; connect-src *", 'connect-src', 'https://api.example/', false],
])('under "%s", %s says of %s: %s', (header, directive, url, is) => {
  expect(allows(read(header)[0]!, directive, new URL(url), SHOP)).toBe(is);
});

test('a nonce allows the tag that has it, and no other', () => {
  const [policy] = read("script-src 'nonce-abc'");
  const url = new URL('https://cdn.example/a.js');
  expect(allows(policy!, 'script-src', url, SHOP, 'abc')).toBe(true);
  expect(allows(policy!, 'script-src', url, SHOP, 'abd')).toBe(false);
  expect(allows(policy!, 'script-src', url, SHOP, null)).toBe(false);
});

test('headers and meta tags apply together, and Report-Only is ignored', () => {
  const html = `<meta http-equiv="content-security-policy" content="img-src *">
    <meta http-equiv="Content-Security-Policy-Report-Only" content="default-src 'none'">`;
  expect(read("default-src 'self', script-src *", html)).toHaveLength(3);
});
