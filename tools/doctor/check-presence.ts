import { finding, type Finding } from './finding.ts';
import type { Page } from './page.ts';

/** Elements in which frameworks draw a page. */
const OF_FRAMEWORK = '#__next, #__nuxt, #___gatsby, app-root, [ng-version], [data-reactroot], [data-v-app]';
/** Pages without a framework have elements with these names too. */
const ROOTS = '#app, #root, #q-app, #svelte';
/** What the whole page says until its script has drawn, such as “Loading…”, in characters. */
const PLACEHOLDER = 200;

/** A page without widgets. */
export function checkPresence({ mounts, document, url }: Page): Finding[] {
  if (mounts.length > 0) return [];
  const root = scriptRootIn(document);
  if (!root) return [finding('no-widgets', url.href, 'No element of this page has the attribute data-widget.')];
  const what = `The HTML of this page has no data-widget: scripts draw the page into ${root}, which only a browser runs.`;
  return [finding('page-scripted', url.href, what)];
}

function scriptRootIn(document: Document): string | null {
  if (!document.querySelector('script[src], script[type="module"]')) return null;
  const isBlank = textIn(document.body).length <= PLACEHOLDER;
  const root = document.querySelector(isBlank ? `${OF_FRAMEWORK}, ${ROOTS}` : OF_FRAMEWORK);
  if (!root) return null;
  return root.id ? `#${root.id}` : `<${root.localName}>`;
}

function textIn(element: Element): string {
  if (/^(script|style|noscript|template)$/.test(element.localName)) return '';
  const texts = [...element.childNodes].map((node) => {
    if (node.nodeType === node.ELEMENT_NODE) return textIn(node as Element);
    return node.nodeType === node.TEXT_NODE ? node.nodeValue : '';
  });
  return texts.join('').replaceAll(/\s+/g, ' ').trim();
}
