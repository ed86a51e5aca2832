// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import type { Content } from 'react/jsx-runtime';
import { expect, test, vi } from 'vitest';
import { LOCALES } from '../../shared/i18n/languages.ts';
import type { Texts } from '../../shared/i18n/texts.ts';
import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import { readAttributes, type Attributes } from '../../shared/runtime/attributes.ts';
import { createTranslate } from '../../shared/runtime/create-translate.ts';
import type { PrintContext } from '../../shared/runtime/print.ts';
import { openPage } from '../support/open-page.ts';
import { definitionOf } from './widget-folder.ts';

type Print = (inputs: never, context: PrintContext<never>) => Content;

const prints = import.meta.glob<Print>('../../widgets/*/*.print.tsx', { eager: true, import: 'print' });
const texts = import.meta.glob<Texts>('../../widgets/*/locales/*.json', { eager: true, import: 'default' });
const names = Object.keys(prints).map((path) => path.split('/').at(-2)!);

const HOSTILE = '"><img src=x onerror=alert(1)>&amp;\'';
const product = { type: 'product', id: '00123' };

/** Inputs that show all that a widget can print. */
const INPUTS: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  'add-to-cart': [
    product,
    { ...product, orderable: 'false', preOrder: '' },
    { ...product, orderable: 'false', notify: '' },
    { ...product, orderable: 'false', preHeat: '' },
    { ...product, goToCart: '', hasTaxExemption: '' },
  ],
  'cart-badge': [{ url: '/cart' }, { url: '/cart?a=1&b="', label: HOSTILE }],
  'chat-widget': [{}, { openCall: 'Chat.open' }],
  'compare-checkbox': [product, { ...product, label: HOSTILE }],
  guarantee: [
    { notice: '/notice.svg' },
    { notice: '/notice.svg?a=1&b="', noticeWidth: '600', noticeHeight: '840', alt: HOSTILE, link: '/garantie' },
  ],
  'star-rating': [{}, { rating: '4.13', count: '1' }, { rating: '3.5', count: '31' }, { rating: '0' }, { rating: '5' }],
};

/** Answers to the first call. */
const ANSWERS: Readonly<Record<string, readonly unknown[]>> = {
  'cart-badge': [undefined, { amount: 3 }, { amount: '1' }, { amount: 'x' }],
};

const cases = names.flatMap((name) =>
  LOCALES.flatMap((locale) =>
    (INPUTS[name] ?? []).flatMap((inputs) =>
      (ANSWERS[name] ?? [undefined]).map((answer) => ({ name, locale, inputs, answer })),
    ),
  ),
);

test('every printed widget is here', () => {
  expect(Object.keys(INPUTS)).toEqual(names.toSorted());
});

test.each(cases)(
  '$name in $locale with $inputs and $answer: a server prints what the widget draws, and the widget keeps it',
  async ({ name, locale, inputs, answer }) => {
    const page = await openPage({ locale });
    const widget = (await definitionOf(name))!;
    const empty = document.createElement('div');
    for (const [input, text] of Object.entries(inputs)) empty.setAttribute(attributeOf(input), text);
    const values = readAttributes(empty, widget.inputs as Attributes, (error) => expect.fail(JSON.stringify(error)));
    const t = createTranslate<never>(texts[`../../widgets/${name}/locales/${locale}.json`]!);
    const print = prints[`../../widgets/${name}/${name}.print.tsx`]!;
    const printed = empty.cloneNode() as HTMLElement;
    const context = { t, locale, answer, hasHandler: () => true };
    printed.innerHTML = renderToString(print(values as never, context));
    const before = printed.innerHTML;

    const mount = async (element: HTMLElement) => {
      const own = { locale, ...(answer !== undefined && { firstAnswer: Promise.resolve(Response.json(answer)) }) };
      const mounted = page.mount(widget, element.outerHTML, own);
      await vi.waitFor(() => expect(mounted.element.textContent).toBe(printed.textContent));
      await vi.waitFor(() => expect(mounted.states.length).toBeGreaterThan(0));
      return mounted.element;
    };
    expect(shownIn(await mount(empty))).toEqual(shownIn(printed));
    const kept = await mount(printed);
    expect(shownIn(kept)).toEqual(shownIn(printed));
    expect(kept.querySelectorAll('*').length).toBeGreaterThanOrEqual(printed.querySelectorAll('*').length);
    expect(before).not.toBe('');
  },
);

/** Tags, attributes in any order, and texts; without what is empty until something happens. */
function shownIn(element: HTMLElement): unknown[] {
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Element)) return [node.textContent];
    // Happy DOM does not write `translate` as an attribute.
    const written = [...node.attributes].filter(({ name }) => name !== 'translate');
    const attributes = written.map(({ name, value }) => `${name}=${value}`).toSorted();
    const inside = shownIn(node as HTMLElement);
    const isWaiting = node.matches('.sw-visually-hidden, .sw-cart-badge__count') && node.textContent === '';
    return isWaiting ? [] : [[node.tagName, ...attributes, ...inside]];
  });
}
