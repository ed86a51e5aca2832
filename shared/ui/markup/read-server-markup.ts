import { isVideoAddress } from '../gallery/video-source.ts';

/** Elements that are content without text. */
const CONTENT = 'img, picture, video, audio, iframe, object, input:not([type="hidden"]), select, textarea';
const NOT_RENDERED = 'script, style, template, noscript, [hidden]:not([hidden="until-found"])';
const LONGEST = 60;

/** The text of an element, with collapsed white space. */
export function wordsIn(element: Element): string {
  return element.textContent.replaceAll(/\s+/g, ' ').trim();
}

/** Whether a link goes to a YouTube or Vimeo video. */
export function isVideoLink({ href }: HTMLAnchorElement): boolean {
  return isVideoAddress(href);
}

/** The questions in server-rendered `<details>` elements. The answer of each is wrapped in one element. */
export function questionsIn(element: Element) {
  return detailsIn(element).map(({ details, summary }) => {
    const { id: anchor, open: isOpen } = details;
    return { anchor, question: wordsIn(summary), answer: answerIn(details, summary), isOpen };
  });
}

/** The `<details>` elements that are questions; elements inside an answer are not. */
export function questionElementsIn(element: Element): Element[] {
  return detailsIn(element).map(({ details }) => details);
}

function detailsIn(element: Element) {
  return [...element.querySelectorAll('details')].flatMap((details) => {
    const summary = details.querySelector(':scope > summary');
    const isInside = details.parentElement?.closest('details');
    return summary && !isInside && wordsIn(summary) !== '' ? [{ details, summary }] : [];
  });
}

function answerIn(details: Element, summary: Element): Element {
  const nodes = [...details.childNodes].filter((node) => node !== summary);
  const [only, ...others] = nodes.filter((node) => node.textContent?.trim() !== '' || node instanceof Element);
  if (only instanceof HTMLDivElement && others.length === 0) return only;
  const answer = document.createElement('div');
  answer.append(...nodes);
  details.append(answer);
  return answer;
}

/**
 * The first text or picture in the element that a reader has not read; null when it has read everything.
 *
 * @param isRead called for each text node and each picture
 */
export function unreadIn(element: Element, isRead: (leaf: Node) => boolean): string | null {
  for (const node of element.childNodes) {
    const found = node instanceof Element ? unreadElement(node, isRead) : unreadText(node, isRead);
    if (found !== null) return found;
  }
  return null;
}

/** Returns a function that says whether a node is inside one of these elements. */
export function standsIn(parts: Iterable<Element | null | undefined>): (leaf: Node) => boolean {
  const known = new Set<Node>([...parts].filter((part) => part !== null && part !== undefined));
  return (leaf) => {
    for (let at: Node | null = leaf; at; at = at.parentNode) if (known.has(at)) return true;
    return false;
  };
}

function unreadElement(element: Element, isRead: (leaf: Node) => boolean): string | null {
  if (element.matches(NOT_RENDERED)) return null;
  if (element.matches(CONTENT)) return isRead(element) ? null : `<${element.localName}>`;
  return unreadIn(element, isRead);
}

function unreadText(node: Node, isRead: (leaf: Node) => boolean): string | null {
  const words = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').replaceAll(/\s+/g, ' ').trim() : '';
  // Ignores separators.
  if (!/[\p{Letter}\p{Number}]/u.test(words) || isRead(node)) return null;
  return words.slice(0, LONGEST);
}
