import { changed, answersOf, mapValues, type Answer } from '../answers.ts';
import { HOSTILE_ADDRESSES, withAddress } from '../hostile-values.ts';
import { elementIn, onPage } from '../page.ts';
import { failIf, type Subject } from '../subject.ts';
import { visibleText } from './shop-html.ts';

const text =
  (body: string, status = 200) =>
  (): Answer =>
  () =>
    new Response(body, { status });

/** Answers that a shop may give, and no widget expects. */
const ODD: Readonly<Record<string, (usual: Answer) => Answer>> = {
  'an empty text': text(''),
  '{}': text('{}'),
  '[]': text('[]'),
  null: text('null'),
  'a text': text('"text"'),
  'a page': text('<!doctype html><title>Shop</title>'),
  'the status 422 without a reason': text('{}', 422),
  'the status 422 with a reason': text('{"errors":{"note":["No."]}}', 422),
  'the status 500': text('<h1>Error</h1>', 500),
  'no connection': () => () => Promise.reject(new TypeError('Failed to fetch')),
  'null for each value': (usual) => changed(usual, (answer) => mapValues(answer, () => null)),
  'a text for each value': (usual) => changed(usual, (answer) => mapValues(answer, String)),
};

/** With any answer of the shop, the widget is ready, or its element has the HTML of the shop. */
export async function survivesAnswers(subject: Subject): Promise<void> {
  const faults: string[] = [];
  for (const [name, change] of Object.entries(ODD))
    faults.push(...(await faultsWith(subject, change(answersOf(subject)))).map((fault) => `With ${name}: ${fault}`));
  failIf(faults);
}

async function faultsWith(subject: Subject, answer: Answer): Promise<string[]> {
  const { widget, metadata } = subject;
  const printed = visibleText(elementIn(widget.name, metadata.example));
  const faults: string[] = [];
  await onPage(
    subject,
    async ({ embed, use, settle, messages, errors }) => {
      const element = await embed();
      await use(element).catch(() => {});
      await settle();
      const defects = messages.filter((message) => message.startsWith(`[${widget.name}] failed`));
      faults.push(...defects, ...errors.map((error) => `nothing catches ${error}`));
      if (element.dataset['widgetState'] === 'failed' && !visibleText(element).includes(printed))
        faults.push('the HTML of the shop is not visible.');
    },
    answer,
  );
  return faults;
}

const MARKUP = '<img src="x" onerror="alert(1)"><script>alert(1)</script>';

/** Nothing of an answer runs as a script. */
export async function runsNoScripts(subject: Subject): Promise<void> {
  const hostile: ((answer: unknown) => unknown)[] = [
    ...HOSTILE_ADDRESSES.map((address) => (answer: unknown) => withAddress(answer, address)),
    (answer) => mapValues(answer, (value) => (typeof value === 'string' ? value + MARKUP : value)),
  ];
  const faults: string[] = [];
  for (const change of hostile)
    await onPage(
      subject,
      async ({ embed, use, settle }) => {
        const element = await embed();
        await use(element).catch(() => {});
        await settle();
        faults.push(...scriptsIn(element));
      },
      changed(answersOf(subject), change),
    );
  failIf(faults);
}

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'srcdoc', 'xlink:href'];

function scriptsIn(element: HTMLElement): string[] {
  return [...element.querySelectorAll('*')].flatMap((inside) => {
    const shown = inside.outerHTML.slice(0, 200);
    if (inside.localName === 'script' && inside.textContent.includes('alert(1)')) return [`A script: ${shown}`];
    return inside.getAttributeNames().flatMap((name) => {
      const value = (inside.getAttribute(name) ?? '').replaceAll(/[\p{Cc}\s]/gu, '').toLowerCase();
      const isHostile = name.startsWith('on')
        ? value.includes('alert(1)')
        : ADDRESSES.includes(name) && /^(javascript|vbscript|data:text\/html)/.test(value);
      return isHostile ? [`The attribute ${name} runs a script: ${shown}`] : [];
    });
  });
}
