import { isLink, isPicture } from '../../shared/rules/web-address.ts';
import { UnreadMarkup } from '../../shared/rules/unread-markup.ts';
import {
  questionElementsIn,
  questionsIn,
  standsIn,
  unreadIn,
  wordsIn,
} from '../../shared/ui/markup/read-server-markup.ts';
import type { PrintedGroup } from './brand-faq.model.ts';

interface Parts {
  readonly heading: Element;
  readonly picture: Element | null;
  readonly subject: Element | null;
  readonly questions: readonly Element[];
}

/** Reads groups that can be read without the widget: sections with a heading, a picture and `<details>`. */
export function printed(element: HTMLElement): { printed?: PrintedGroup[] | UnreadMarkup } {
  const groups = [...element.querySelectorAll('section')].flatMap((section) => {
    const parts = partsOf(section);
    return parts ? [{ section, parts }] : [];
  });
  const known = groups.flatMap(({ parts: { heading, picture, subject, questions } }) => [
    heading,
    picture,
    subject,
    ...questions,
  ]);
  const unread = unreadIn(element, standsIn(known));
  if (unread !== null)
    return {
      printed: new UnreadMarkup('nothing but <section>s with a heading, a picture, a line and <details>', unread),
    };
  return groups.length > 0 ? { printed: groups.map(({ section, parts }) => groupOf(section, parts)) } : {};
}

function partsOf(section: HTMLElement): Parts | null {
  const isOutside = (found: Element) => !found.closest('details');
  const heading = [...section.querySelectorAll('h1, h2, h3, h4')].find(isOutside);
  if (!heading) return null;
  const isBeside = (found: Element) => isOutside(found) && !heading.contains(found);
  const picture = [...section.querySelectorAll('picture, img')].find(isBeside) ?? null;
  const subject = [...section.querySelectorAll('p')].find((found) => isBeside(found) && !found.contains(picture));
  return { heading, picture, subject: subject ?? null, questions: questionElementsIn(section) };
}

function groupOf(section: HTMLElement, { heading, picture, subject }: Parts): PrintedGroup {
  return {
    name: wordsIn(heading),
    icon: addressIn(heading.querySelector('img'), 'src', isPicture),
    subject: subject ? wordsIn(subject) : null,
    picture,
    href: addressIn(picture?.closest('a'), 'href', isLink),
    items: questionsIn(section),
  };
}

/** An address that could be run leads nowhere. */
function addressIn(
  element: Element | null | undefined,
  attribute: string,
  isSafe: (address: string) => boolean,
): string | null {
  const address = element?.getAttribute(attribute);
  return address && isSafe(address) ? address : null;
}
