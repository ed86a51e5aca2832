import { questionsIn, wordsIn } from '../../shared/ui/printed.ts';
import type { PrintedGroup } from './brand-faq.model.ts';

/** Reads groups that can be read without the widget: sections with a heading, a picture and `<details>`. */
export function printed(element: HTMLElement): { printed?: PrintedGroup[] } {
  const groups = [...element.querySelectorAll('section')].flatMap(groupOf);
  return groups.length > 0 ? { printed: groups } : {};
}

function groupOf(section: HTMLElement): PrintedGroup[] {
  const heading = section.querySelector('h1, h2, h3, h4');
  if (!heading) return [];
  const isBeside = (found: Element) => !found.closest('details') && !heading.contains(found);
  const picture = [...section.querySelectorAll('picture, img')].find(isBeside) ?? null;
  const subject = [...section.querySelectorAll('p')].find((found) => isBeside(found) && !found.contains(picture));
  return [
    {
      name: wordsIn(heading),
      icon: heading.querySelector('img')?.getAttribute('src') ?? null,
      subject: subject ? wordsIn(subject) : null,
      picture,
      href: picture?.closest('a')?.getAttribute('href') ?? null,
      items: questionsIn(section),
    },
  ];
}
