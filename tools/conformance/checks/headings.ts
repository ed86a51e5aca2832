import { onPage, type Page } from '../page.ts';
import { failIf, type Subject } from '../subject.ts';

/** The headings begin at the level that the page gives. A widget without this input has no main heading. */
export function fitsHeadings(subject: Subject): Promise<void> {
  const { inputs } = subject.widget;
  const hasInput = '_zod' in inputs && 'headingLevel' in (inputs.shape as object);
  return onPage(subject, async (page) => {
    const usual = await outline(page, subject);
    if (!hasInput) return failIf(usual.includes(1) ? ['The widget has an h1, which is the heading of the page.'] : []);
    const expected: Readonly<Record<string, readonly number[]>> = {
      1: usual,
      2: usual.map((level) => level + 1),
      none: usual.slice(1),
    };
    const faults: string[] = [];
    if (usual[0] !== 1 || usual.lastIndexOf(1) > 0)
      faults.push(`The headings are ${list(usual)}, and not one h1 first.`);
    for (const [level, levels] of Object.entries(expected)) {
      const drawn = await outline(page, subject, level);
      if (list(drawn) !== list(levels))
        faults.push(`With data-heading-level="${level}", the headings are ${list(drawn)}, and not ${list(levels)}.`);
    }
    failIf(faults);
  });
}

const list = (levels: readonly number[]) => levels.map((level) => `h${level}`).join(' ') || 'none';

/** The levels of all headings of the widget, in order. */
async function outline({ embed, settle, remove }: Page, { metadata }: Subject, level?: string): Promise<number[]> {
  const html =
    level === undefined ? undefined : metadata.example.replace(/data-widget="/, `data-heading-level="${level}" $&`);
  const element = await embed(html);
  await settle();
  const headings = [...element.querySelectorAll('.sw-root :is(h1, h2, h3, h4, h5, h6)')];
  // What the shop wrote, such as the text of a quotation, keeps its headings.
  const levels = headings.filter((heading) => !heading.closest('.sw-html')).map(({ tagName }) => Number(tagName[1]));
  await remove(element);
  return levels;
}
