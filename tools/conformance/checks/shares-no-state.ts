import { elementIn, onPage } from '../page.ts';
import { failIf, type Subject } from '../subject.ts';
import { drawnIn, shopHtml, visibleText } from './shop-html.ts';

/** Two widgets of this name on a page do not change each other. */
export async function sharesNoState(subject: Subject): Promise<void> {
  const { widget, metadata } = subject;
  if (metadata.isSingle) return;
  const printed = new Set([...elementIn(widget.name, metadata.example).querySelectorAll('[id]')].map(({ id }) => id));
  await onPage(subject, async ({ embed, use, settle, remove }) => {
    const [first, second] = [await embed(), await embed()];
    await settle();
    const [drawn, values] = [stateOf(second), valuesOf(second)];
    const ids = [first, second].flatMap((element) => [...element.querySelectorAll('[id]')].map(({ id }) => id));
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at && !printed.has(id));
    await use(first);
    const hasChanged = stateOf(second) !== drawn || valuesOf(second) !== values;
    await remove(first);
    await settle();
    failIf([
      ...twice.map((id) => `Both have an element with the id "${id}".`),
      ...(hasChanged ? ['What a shopper does with one of them changes the other.'] : []),
      ...(!hasChanged && (stateOf(second) !== drawn || second.dataset['widgetState'] !== 'ready')
        ? ['When one of them unmounts, the other changes.']
        : []),
    ]);
  });
}

const stateOf = (element: HTMLElement) => visibleText(drawnIn(element)) + shopHtml(element).length;

function valuesOf(element: HTMLElement): string {
  const fields = element.querySelectorAll<HTMLInputElement>('input, textarea, select');
  return [...fields].map(({ value, checked }) => `${value} ${checked}`).join('\n');
}
