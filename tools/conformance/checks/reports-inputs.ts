import { elementIn, onPage, type Page } from '../page.ts';
import { failIf, type Subject } from '../subject.ts';
import { becomesTrue } from '../wait.ts';
import { inputValues } from './input-values.ts';
import { visibleText } from './shop-html.ts';

/** Milliseconds in which the page loads its messages. */
const REPORT_MS = 3000;

/** The console names the element and the attribute of a wrong or missing input, what it expects, and what is there. */
export function reportsInputs(subject: Subject): Promise<void> {
  return onPage(subject, async (page) => {
    const faults: string[] = [];
    for (const { attribute, invalid, isRequired } of inputValues(subject)) {
      if (invalid !== undefined) faults.push(...(await tryValue(page, subject, attribute, invalid)));
      if (isRequired) faults.push(...(await tryValue(page, subject, attribute, null)));
    }
    failIf(faults);
  });
}

async function tryValue(
  page: Page,
  { widget, metadata }: Subject,
  attribute: string,
  value: string | null,
): Promise<string[]> {
  const written = elementIn(widget.name, metadata.example);
  if (value === null) written.removeAttribute(attribute);
  else written.setAttribute(attribute, value);
  page.messages.length = 0;
  const element = await page.embed(written.outerHTML);
  const isReported = () => page.messages.some((message) => isReport(message, widget.name, attribute));
  await becomesTrue(isReported, REPORT_MS);
  const what = value === null ? `Without ${attribute}` : `With ${attribute}="${value}"`;
  const faults = [
    ...(isReported() ? [] : [`${what}, the console says nothing of the attribute.`]),
    ...(element.dataset['widgetState'] === 'failed' && !visibleText(element).includes(visibleText(written))
      ? [`${what}, the HTML of the shop is not visible.`]
      : []),
  ];
  await page.remove(element);
  return faults;
}

function isReport(message: string, name: string, attribute: string): boolean {
  return (
    message.includes(`[data-widget="${name}"]`) && new RegExp(`${attribute}\\b.* expects .+, found `, 's').test(message)
  );
}
