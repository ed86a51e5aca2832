import { isPicture } from '../../shared/rules/url.ts';
import type { UnreadableMarkupError } from '../../shared/rules/unreadable-markup.ts';
import {
  isInside,
  readLinkUrl,
  questionElementsIn,
  questionsIn,
  readKnown,
  textIn,
} from '../../shared/runtime/read-server-markup.ts';
import type { PrintedGroup } from './brand-faq.model.ts';

interface Parts {
  readonly section: Element;
  readonly heading: Element;
  readonly picture: Element | null;
  readonly subject: Element | null;
  readonly details: readonly Element[];
}

/** Reads groups from sections with a heading, a picture and `<details>`. */
export function readServerMarkup(element: HTMLElement): { printed?: PrintedGroup[] | UnreadableMarkupError } {
  const sections = [...element.querySelectorAll('section')].flatMap((section) => partsOf(section) ?? []);
  const known = sections.flatMap(({ heading, picture, subject, details }) => [heading, picture, subject, ...details]);
  const expected = 'nothing but <section>s with a heading, a picture, a line and <details>';
  const groups = readKnown(element, isInside(known), expected, () => sections.map(groupOf));
  return Array.isArray(groups) && groups.length === 0 ? {} : { printed: groups };
}

function partsOf(section: HTMLElement): Parts | null {
  const isOutside = (node: Element) => !node.closest('details');
  const heading = [...section.querySelectorAll('h1, h2, h3, h4')].find(isOutside);
  if (!heading) return null;
  const isBeside = (node: Element) => isOutside(node) && !heading.contains(node);
  const picture = [...section.querySelectorAll('picture, img')].find(isBeside) ?? null;
  const subject = [...section.querySelectorAll('p')].find(
    (paragraph) => isBeside(paragraph) && !paragraph.contains(picture),
  );
  return { section, heading, picture, subject: subject ?? null, details: questionElementsIn(section) };
}

function groupOf({ section, heading, picture, subject }: Parts): PrintedGroup {
  const icon = heading.querySelector('img')?.getAttribute('src');
  return {
    name: textIn(heading),
    icon: icon && isPicture(icon) ? icon : null,
    subject: subject ? textIn(subject) : null,
    picture,
    href: readLinkUrl(picture?.closest('a')),
    items: questionsIn(section),
  };
}
