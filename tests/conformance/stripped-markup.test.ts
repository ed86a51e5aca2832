// @vitest-environment happy-dom
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { island as brandFaq } from '../../widgets/brand-faq/brand-faq.island.tsx';
import { island as conceptStore } from '../../widgets/concept-store-modal/concept-store-modal.island.tsx';
import { island as faqBlock } from '../../widgets/faq-block/faq-block.island.tsx';
import { island as mobileMenu } from '../../widgets/mobile-menu/mobile-menu.island.tsx';
import { island as priceMatch } from '../../widgets/price-match/price-match.island.tsx';
import { island as gallery } from '../../widgets/product-gallery/product-gallery.island.tsx';
import { island as reviews } from '../../widgets/product-reviews/product-reviews.island.tsx';
import { island as specs } from '../../widgets/product-specs/product-specs.island.tsx';
import { island as shipping } from '../../widgets/shipping-costs/shipping-costs.island.tsx';
import { enhancer as stars } from '../../widgets/star-rating/star-rating.enhancer.ts';
import { island as video } from '../../widgets/video-player/video-player.island.tsx';
import type { Widget } from '../../shared/runtime/host.ts';
import { openNode } from '../../tools/demo-shop/db/open-node.ts';
import { openShop } from '../../tools/demo-shop/open-shop.ts';
import { mountPages } from '../../tools/demo-shop/pages/pages.ts';
import { openPage } from '../support/open-page.ts';

/** Server markup inside widgets, and what filters and other templates may make of it. */

const WIDGETS: readonly Widget[] = [
  brandFaq,
  conceptStore,
  faqBlock,
  gallery,
  mobileMenu,
  priceMatch,
  reviews,
  shipping,
  specs,
  stars,
  video,
];

/** Pages of the shop with server markup inside the widget, in addition to the demo pages. */
const PAGES = ['/growatt-min-3000tl-xh', '/merken/growatt', '/veelgestelde-vragen', '/omvormers'];

const NONE = /nog geen|geen beoordelingen|niet beoordeeld/i;

type Strip = (inside: Element) => void;

const inner = (inside: Element) => [...inside.querySelectorAll('*')].filter((element) => !element.closest('script'));

function without(isMeant: (name: string) => boolean): Strip {
  return (inside) => {
    for (const element of inner(inside))
      for (const name of element.getAttributeNames()) if (isMeant(name)) element.removeAttribute(name);
  };
}

function renamed(from: string, to: string): Strip {
  return (inside) => {
    for (const element of inner(inside).filter(({ localName }) => from.split(' ').includes(localName))) {
      const replacement = document.createElement(to);
      replacement.append(...element.childNodes);
      element.replaceWith(replacement);
    }
  };
}

/** Every second item of the longest list loses the attributes that identify it. */
function half(inside: Element): void {
  const lists = [inside, ...inner(inside)].sort((a, b) => b.children.length - a.children.length);
  for (const [at, entry] of [...lists[0]!.children].entries()) {
    if (at % 2 === 0 || entry.localName === 'script') continue;
    for (const element of [entry, ...entry.querySelectorAll('*')]) {
      const plain = document.createElement('span');
      plain.append(...element.childNodes);
      element.replaceWith(plain);
    }
  }
}

const STRIPPINGS: Readonly<Record<string, Strip>> = {
  nothing: () => {},
  microdata: without((name) => /^item(prop|scope|type)$/.test(name)),
  classes: without((name) => name === 'class'),
  ids: without((name) => name === 'id'),
  'hidden and aria': without((name) => name === 'hidden' || name === 'role' || name.startsWith('aria-')),
  'data attributes': without((name) => name.startsWith('data-')),
  'all attributes': without(() => true),
  'lists and tables': renamed('ul ol table tbody tr dl dt dd', 'div'),
  'entries and cells': renamed('li td th section form', 'div'),
  'headings and summaries': renamed('h1 h2 h3 h4 summary', 'strong'),
  'pictures and numbers': renamed('picture data time nav', 'span'),
  'what unfolds': renamed('details', 'div'),
  'half of the list': half,
  'a wrapper more': (inside) => {
    const wrapper = document.createElement('span');
    wrapper.append(...[...inside.childNodes].filter((node) => (node as Element).localName !== 'script'));
    inside.append(wrapper);
  },
  'a line more': (inside) => inside.insertAdjacentHTML('beforeend', '<em>Gemeten bij 25 graden</em>'),
};

const WORDS = /[\p{Letter}\p{Number}]+/gu;

/** Inputs that a page may set instead of printing them; the HTML inside then has the same values. */
const SAID = ['data-code', 'data-images', 'data-items', 'data-specs', 'data-title'];

/** A select of the widget acts at once, without the button of the form. */
const SENDS = '[data-review-selection] button';

const isSilent = (node: Node) =>
  node.parentElement?.closest(`script, style, template, noscript, [hidden], svg, ${SENDS}`);

/** Texts that a shopper reads. A link may have another text in the widget if it leads to the same page. */
function textsIn(
  inside: Element,
  isLeftOut: (node: Node) => unknown = isSilent,
): { text: string; leadsTo: string | null }[] {
  const texts: { text: string; leadsTo: string | null }[] = [];
  const walker = document.createTreeWalker(inside, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    const text = (nodeValue ?? '').trim();
    if (text.match(WORDS) && !isLeftOut(walker.currentNode))
      texts.push({ text, leadsTo: parentElement!.closest('a')?.getAttribute('href') ?? null });
  }
  return texts;
}

/** All text, visible or folded. */
function shownIn(element: Element): { words: Set<string>; addresses: Set<string | null> } {
  const heard = [...element.querySelectorAll('[aria-label]')].map((labelled) => labelled.getAttribute('aria-label'));
  return {
    words: new Set([...textsIn(element, () => false).map(({ text }) => text), ...heard].join(' ').match(WORDS)),
    addresses: new Set([...element.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))),
  };
}

/** The server markup of these widgets on all pages, each variant once. */
async function printedPlaces(): Promise<{ name: string; path: string; html: string }[]> {
  const shop = await openShop({ open: openNode, pages: mountPages });
  const fallbacks = new Map<string, { name: string; path: string; html: string }>();
  for (const path of [...PAGES, ...WIDGETS.map(({ name }) => `/demo/${name}`)]) {
    const page = document.createElement('div');
    page.innerHTML = await (await shop.fetch(path)).text();
    for (const element of page.querySelectorAll<HTMLElement>('[data-widget]')) {
      const name = element.dataset['widget']!;
      const isKnown = WIDGETS.some((widget) => widget.name === name);
      const isSaid = SAID.some((attribute) => element.hasAttribute(attribute)) || isPlaceholder(element);
      const key = `${name} ${element.querySelectorAll('*').length}`;
      if (isKnown && !isSaid && textsIn(element).length > 0 && !fallbacks.has(key))
        fallbacks.set(key, { name, path, html: element.outerHTML });
    }
  }
  await shop.close();
  return [...fallbacks.values()];
}

/** A link to content that is not loaded yet. */
function isPlaceholder(element: HTMLElement): boolean {
  const { dataset } = element;
  if (dataset['widget'] === 'mobile-menu') return element.querySelector('script') !== null;
  return ['product-reviews', 'brand-faq'].includes(dataset['widget']!) && dataset['initial'] !== '{}';
}

const PLACES = await printedPlaces();

test('every widget of the list has something that a server prints', () => {
  expect(new Set(PLACES.map(({ name }) => name))).toEqual(new Set(WIDGETS.map(({ name }) => name)));
});

test.each(PLACES)('$name on $path keeps all of the server markup', async ({ name, html }) => {
  const page = await openPage();
  const widget = WIDGETS.find((sample) => sample.name === name)!;
  const lost: string[] = [];
  const readable: string[] = [];
  for (const [how, strip] of Object.entries(STRIPPINGS)) {
    const place = document.createElement('div');
    place.innerHTML = html;
    const printed = place.firstElementChild as HTMLElement;
    strip(printed);
    // Parsed as a browser does: cells outside a table are dropped.
    place.innerHTML = printed.outerHTML;
    const texts = textsIn(place.firstElementChild!);
    // The loader reads the answer from the element before the widget mounts.
    const firstAnswer = printed.dataset['initial'] && Promise.resolve(new Response(printed.dataset['initial']));
    delete printed.dataset['initial'];
    const { element, states, templateErrors, unmount } = page.mount(
      widget,
      printed.outerHTML,
      firstAnswer ? { firstAnswer } : {},
    );
    await waitFor(() => expect(states).not.toEqual([]));
    const { words, addresses } = shownIn(element);
    const isPaged = element.querySelector('.sw-root nav') !== null;
    for (const { text, leadsTo } of texts) {
      const isThere = text.match(WORDS)!.every((word) => words.has(word));
      // Buttons replace the links to the pages.
      const isTurned = isPaged && leadsTo?.includes('reviews=');
      if (!isThere && !isTurned && !(leadsTo !== null && addresses.has(leadsTo))) lost.push(`${how}: ${text}`);
    }
    if (NONE.test(element.textContent) && !NONE.test(printed.textContent))
      lost.push(`${how}: says that there is nothing`);
    if (states.at(-1) === 'ready') readable.push(how);
    else if (templateErrors.length === 0) lost.push(`${how}: not a word to the author of the template`);
    unmount();
    element.remove();
  }
  expect(lost).toEqual([]);
  expect(readable).toEqual(expect.arrayContaining(['nothing', 'classes', 'ids']));
});
