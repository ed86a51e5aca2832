import type { PrintedQuestion } from '../../shared/rules/questions.ts';
import { questionsIn, wordsIn } from '../../shared/ui/printed.ts';

/** Reads heading, questions and picture of a block that can be read without the widget. */
export function printed(element: HTMLElement): { title?: string; items?: PrintedQuestion[]; image?: Element } {
  const heading = element.querySelector('h1, h2, h3, h4');
  const items = questionsIn(element);
  const image = [...element.querySelectorAll('picture, img')].find((found) => !found.closest('details'));
  return {
    ...(heading && { title: wordsIn(heading) }),
    ...(items.length > 0 && { items }),
    ...(image && { image }),
  };
}
