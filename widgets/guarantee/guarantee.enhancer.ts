import { isLink, isPicture } from '../../shared/rules/url.ts';
import { number, text, type Attribute } from '../../shared/runtime/attributes.ts';
import { defineEnhancer, type EnhancerContext } from '../../shared/runtime/define-enhancer.ts';
import { drawNotice } from './draw-notice.ts';
import type nl from './locales/nl.json';
import { openLarger } from './open-larger.ts';
import { showTextOnError } from './show-text-on-error.ts';
import './guarantee.css';

const pictureIn = (element: Element) => element.querySelector('img');

const picture: Attribute<string> = {
  expected: 'the address of a picture',
  read(written, element) {
    const address = written || pictureIn(element)?.getAttribute('src');
    return address && isPicture(address) ? address : undefined;
  },
};

/** A length in pixels; without it that of the `<img>` inside. */
const pixels = (name: 'width' | 'height'): Attribute<number | null> => ({
  expected: 'a number of pixels',
  read: (written, element) => number(null).read(written || (pictureIn(element)?.getAttribute(name) ?? null), element),
});

/** The inputs that belong to the HTML of the shop. A script of the page may have changed them since. */
const printed = new WeakMap<Element, string>();

export const enhancer = defineEnhancer({
  name: 'guarantee',
  inputs: {
    /** The address of the official picture, in the language of the page; without it that of the `<img>` inside. */
    notice: picture,
    /** The picture's own width. */
    noticeWidth: pixels('width'),
    /** The picture's own height. */
    noticeHeight: pixels('height'),
    /** What the picture says; without it the `alt` of the `<img>` inside, and where it is empty a text of the widget. */
    alt: text(''),
    /** The page with the details. */
    link: text(''),
  },
  load: 'eager',
  wire(element, inputs, { t, signal, reportTemplateError }: EnhancerContext<typeof nl>) {
    if (inputs.link && !isLink(inputs.link))
      reportTemplateError({ attribute: 'data-link', expected: 'the address of a page', found: inputs.link });
    const written = JSON.stringify(inputs);
    if (!printed.has(element)) printed.set(element, written);
    let notice = element.querySelector<HTMLElement>('.sw-guarantee');
    if (!notice || printed.get(element) !== written) {
      const before = [...element.childNodes];
      const alt = element.hasAttribute('data-alt') ? inputs.alt : (pictureIn(element)?.alt ?? '');
      notice = drawNotice({ ...inputs, alt: inputs.alt || alt }, t);
      element.replaceChildren(notice);
      signal.addEventListener('abort', () => element.replaceChildren(...before));
    }
    const image = pictureIn(notice)!;
    showTextOnError(notice, image, signal);
    const larger = notice.querySelector('button')!;
    larger.addEventListener('click', () => openLarger(element, image, t, signal), { signal });
  },
});
