import { UnreadMarkup } from '../../shared/rules/unread-markup.ts';
import type { PrintedQuestion } from '../../shared/rules/questions.ts';
import {
  questionElementsIn,
  questionsIn,
  standsIn,
  unreadIn,
  wordsIn,
} from '../../shared/ui/markup/read-server-markup.ts';

/** Reads heading, questions and picture of a block that can be read without the widget. */
export function printed(element: HTMLElement): {
  title?: string;
  items?: PrintedQuestion[] | UnreadMarkup;
  image?: Element;
} {
  const isBeside = (found: Element) => !found.closest('details');
  const heading = [...element.querySelectorAll('h1, h2, h3, h4')].find(isBeside);
  const image = [...element.querySelectorAll('picture, img')].find(isBeside);
  const questions = questionElementsIn(element);
  const unread = unreadIn(element, standsIn([heading, image, ...questions]));
  const items =
    unread === null
      ? questionsIn(element)
      : new UnreadMarkup('nothing but a heading, a picture, and <details> with a <summary>', unread);
  return {
    ...(heading && { title: wordsIn(heading) }),
    ...(questions.length > 0 && { items }),
    ...(image && { image }),
  };
}
