import { elementIn, onPage } from '../page.ts';
import { failIf, type Subject } from '../subject.ts';
import { shopHtml, visibleText } from './shop-html.ts';

/** The HTML of the shop stays when the first calls fail, and is as it was when the widget has unmounted. */
export async function restoresHtml(subject: Subject): Promise<void> {
  const { widget, metadata } = subject;
  const printed = elementIn(widget.name, metadata.example);
  await onPage(subject, async (page) => {
    const element = await page.embed();
    await page.use(element).catch(() => {});
    await page.remove(element);
    failIf(differences('After the widget has unmounted', printed, element));
  });
  await onPage(
    subject,
    async (page) => {
      const element = await page.embed();
      const isFailed = element.dataset['widgetState'] === 'failed';
      const text = visibleText(printed);
      failIf(
        isFailed && !visibleText(element).includes(text)
          ? [`After a call has failed, the shop's text "${text}" is not visible.`]
          : [],
      );
      await page.remove(element);
      failIf(differences('After a failed widget has unmounted', printed, element));
    },
    () => Response.json({}, { status: 500 }),
  );
}

function differences(when: string, printed: HTMLElement, element: HTMLElement): string[] {
  const [before, after] = [shopHtml(printed), shopHtml(element)];
  return before === after ? [] : [`${when}, the element is\n${after}\nand was\n${before}`];
}
