import type { UnreadableMarkupError } from '../../shared/rules/unreadable-markup.ts';
import type { PrintedQuestion } from '../../shared/rules/questions.ts';
import {
  isInside,
  questionElementsIn,
  questionsIn,
  readKnown,
  textIn,
} from '../../shared/runtime/read-server-markup.ts';

/** Reads the heading, the picture and the questions. */
export function readServerMarkup(element: HTMLElement): {
  title?: string;
  items?: PrintedQuestion[] | UnreadableMarkupError;
  image?: Element;
} {
  const isBeside = (node: Element) => !node.closest('details');
  const heading = [...element.querySelectorAll('h1, h2, h3, h4')].find(isBeside);
  const image = [...element.querySelectorAll('picture, img')].find(isBeside);
  const questions = questionElementsIn(element);
  const isKnown = isInside([heading, image, ...questions]);
  const expected = 'nothing but a heading, a picture, and <details> with a <summary>';
  return {
    ...(heading && { title: textIn(heading) }),
    ...(questions.length > 0 && { items: readKnown(element, isKnown, expected, () => questionsIn(element)) }),
    ...(image && { image }),
  };
}
