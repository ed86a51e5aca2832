import { UnreadableMarkupError } from '../rules/unreadable-markup.ts';
import { isLink } from '../rules/url.ts';
import { unclobbered } from './unclobbered.ts';

/** Content without text. */
const CONTENT = 'img, picture, video, audio, iframe, object, input:not([type="hidden"]), select, textarea';
const HIDDEN = 'script, style, template, noscript, [hidden]:not([hidden="until-found"])';
const EXCERPT = 60;

/** The HTML of the shop in the element. A server draws a frame where there is none: what the frame has is not the shop's. */
export function shopHtmlIn(element: HTMLElement): HTMLElement {
  return element.querySelector(':scope>[data-sw-frame]') ? document.createElement('div') : element;
}

/** The text of an element, with single spaces. */
export function textIn(element: Element): string {
  return unclobbered(element).textContent.replaceAll(/\s+/g, ' ').trim();
}

/** The address of a link; null for a missing or unsafe one, such as `javascript:void(0)`. */
export function readLinkUrl(link: Element | null | undefined): string | null {
  const address = link?.getAttribute('href');
  return address && isLink(address) ? address : null;
}

/** The questions of `<details>` elements. Each answer is one element, which the widget can show as it is. */
export function questionsIn(element: Element) {
  return questionParts(element).map(({ details, summary }) => {
    const { id: anchor, open: isOpen } = details;
    return { anchor, question: textIn(summary), answer: answerIn(details, summary), isOpen };
  });
}

/** The `<details>` that are questions. Those inside an answer belong to the answer. */
export function questionElementsIn(element: Element): Element[] {
  return questionParts(element).map(({ details }) => details);
}

function questionParts(element: Element) {
  return [...unclobbered(element).querySelectorAll('details')].flatMap((details) => {
    const summary = details.querySelector(':scope > summary');
    const { parentElement } = details;
    const isInside = parentElement && unclobbered(parentElement).closest('details');
    return summary && !isInside && textIn(summary) !== '' ? [{ details, summary }] : [];
  });
}

function answerIn(details: Element, summary: Element): Element {
  const nodes = [...details.childNodes].filter((node) => node !== summary);
  const [only, ...others] = nodes.filter((node) => node instanceof Element || node.textContent?.trim() !== '');
  if (only instanceof HTMLDivElement && others.length === 0) return only;
  const answer = document.createElement('div');
  answer.append(...nodes);
  details.append(answer);
  return answer;
}

/**
 * Reads the markup of the server if the widget knows all texts and pictures in it. Otherwise returns what the console
 * reports: an incomplete list would be as wrong as an empty one.
 *
 * @param isKnown is called for each text node and each picture
 * @param expected such as `nothing but a table`
 */
export function readKnown<Read>(
  element: Element,
  isKnown: (leaf: Node) => boolean,
  expected: string,
  read: () => Read,
): Read | UnreadableMarkupError {
  const unknown = findUnknown(element, isKnown);
  return unknown === null ? read() : new UnreadableMarkupError(expected, unknown);
}

function findUnknown(element: Element, isKnown: (leaf: Node) => boolean): string | null {
  for (const node of unclobbered(element).childNodes) {
    const unknown = node instanceof Element ? unknownElement(node, isKnown) : unknownText(node, isKnown);
    if (unknown !== null) return unknown;
  }
  return null;
}

/** A function that says whether a node is inside one of these elements. */
export function isInside(parts: Iterable<Element | null | undefined>): (leaf: Node) => boolean {
  const known = new Set<Node | null | undefined>(parts);
  return (leaf) => {
    for (let at: Node | null = leaf; at; at = unclobbered(at).parentNode) if (known.has(at)) return true;
    return false;
  };
}

function unknownElement(element: Element, isKnown: (leaf: Node) => boolean): string | null {
  const { matches, localName } = unclobbered(element);
  if (matches(HIDDEN)) return null;
  if (matches(CONTENT)) return isKnown(element) ? null : `<${localName}>`;
  return findUnknown(element, isKnown);
}

function unknownText(node: Node, isKnown: (leaf: Node) => boolean): string | null {
  const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').replaceAll(/\s+/g, ' ').trim() : '';
  // Punctuation between two parts is no content.
  if (!/[\p{Letter}\p{Number}]/u.test(text) || isKnown(node)) return null;
  return text.slice(0, EXCERPT);
}
