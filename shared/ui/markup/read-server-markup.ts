import { isVideoAddress } from '../gallery/video-source.ts';

/** Parts of a page that can be read by themselves, and are not made of words. */
const CONTENT = 'img, picture, video, audio, iframe, object, input:not([type="hidden"]), select, textarea';
const SILENT = 'script, style, template, noscript, [hidden]:not([hidden="until-found"])';
const LONGEST = 60;

/** The words of a printed element, as they are read. */
export function wordsIn(element: Element): string {
  return element.textContent.replaceAll(/\s+/g, ' ').trim();
}

/** A link to a video at one of the services that show them. */
export function isVideoLink({ href }: HTMLAnchorElement): boolean {
  return isVideoAddress(href);
}

/**
 * The `<details>` that a server has printed, each with the id that links know it by. What stands below a question is
 * gathered in one element, which can be taken over as it is.
 */
export function questionsIn(element: Element) {
  return asked(element).map(({ details, summary }) => {
    const { id: anchor, open: isOpen } = details;
    return { anchor, question: wordsIn(summary), answer: answerIn(details, summary), isOpen };
  });
}

/** The `<details>` that are questions; those inside an answer belong to it. */
export function questionElementsIn(element: Element): Element[] {
  return asked(element).map(({ details }) => details);
}

function asked(element: Element) {
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
 * The first words or pictures inside the element that a reader does not know; null when it knows all of them.
 *
 * @param isRead is asked for each text and each picture
 */
export function unreadIn(element: Element, isRead: (leaf: Node) => boolean): string | null {
  for (const node of element.childNodes) {
    const found = node instanceof Element ? unreadElement(node, isRead) : unreadText(node, isRead);
    if (found !== null) return found;
  }
  return null;
}

/** Asks whether a leaf stands in one of these. */
export function standsIn(parts: Iterable<Element | null | undefined>): (leaf: Node) => boolean {
  const known = new Set<Node>([...parts].filter((part) => part !== null && part !== undefined));
  return (leaf) => {
    for (let at: Node | null = leaf; at; at = at.parentNode) if (known.has(at)) return true;
    return false;
  };
}

function unreadElement(element: Element, isRead: (leaf: Node) => boolean): string | null {
  if (element.matches(SILENT)) return null;
  if (element.matches(CONTENT)) return isRead(element) ? null : `<${element.localName}>`;
  return unreadIn(element, isRead);
}

function unreadText(node: Node, isRead: (leaf: Node) => boolean): string | null {
  const words = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').replaceAll(/\s+/g, ' ').trim() : '';
  // A dash or a dot between two parts says nothing.
  if (!/[\p{Letter}\p{Number}]/u.test(words) || isRead(node)) return null;
  return words.slice(0, LONGEST);
}
