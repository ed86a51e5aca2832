import type { Widget } from '../../shared/runtime/host.ts';
import { answersOf, type Answer } from './answers.ts';
import { KIT_TEXTS } from './kit-texts.ts';
import { startEngine } from './start-engine.ts';
import type { Subject } from './subject.ts';
import { becomesTrue, pause } from './wait.ts';
import { watchErrors } from './watch-errors.ts';

/** A page with the engine of Eiland and one widget. */
export interface Page {
  /** What the console has said of errors. */
  readonly messages: string[];
  /** Errors that nothing has caught. */
  readonly errors: string[];
  /** Replaces the definition of the widget. */
  define(widget: Widget): void;
  /** Adds the element of this HTML, by default that of the example, and waits until it is ready or failed. */
  embed(html?: string): Promise<HTMLElement>;
  /** Does what a shopper does. It may fail where the widget does not show what it needs. */
  use(element: HTMLElement): Promise<void>;
  /** Waits for the answers of the shop. */
  settle(): Promise<void>;
  /** Removes the element, and waits until the widget has unmounted. */
  remove(element: HTMLElement): Promise<void>;
}

const subjects = new Map<string, Subject>();
let engine: ReturnType<typeof startEngine> | undefined;

/** Opens a page for one check. The page is empty again when it ends. */
export async function onPage(
  subject: Subject,
  run: (page: Page) => Promise<void>,
  answer: Answer = answersOf(subject),
): Promise<void> {
  engine ??= startEngine({
    textsOf: ({ name }, locale) => ({ ...subjects.get(name)?.texts[locale], kit: KIT_TEXTS[locale] }),
  });
  subjects.set(subject.widget.name, subject);
  engine.define(subject.widget);
  const shop = replaceFetch(answer);
  const messages: string[] = [];
  const errors: string[] = [];
  const restoreConsole = replaceConsole(messages);
  const endErrors = watchErrors((error) => errors.push(String(error)));
  const page: Page = {
    messages,
    errors,
    define: engine.define,
    embed: (html = subject.metadata.example) => embed(subject.widget.name, html),
    async use(element) {
      await subject.use?.(element);
      await shop.settle();
    },
    settle: shop.settle,
    remove,
  };
  try {
    await run(page);
  } finally {
    await Promise.all([...document.querySelectorAll<HTMLElement>('[data-widget]')].map(remove));
    document.body.replaceChildren();
    await shop.settle();
    restoreConsole();
    endErrors();
    shop.restore();
    engine.forgetFacts();
    sessionStorage.clear();
    localStorage.clear();
  }
}

/** The element of the widget in this HTML. Other widgets are what a server has printed. */
export function elementIn(name: string, html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  const element = place.querySelector<HTMLElement>(`[data-widget="${name}"]`);
  if (!element) throw new Error(`The example has no element with data-widget="${name}".`);
  for (const another of place.querySelectorAll(`[data-widget]:not([data-widget="${name}"])`))
    another.removeAttribute('data-widget');
  return element;
}

async function embed(name: string, html: string): Promise<HTMLElement> {
  const element = elementIn(name, html);
  element.dataset['load'] = 'eager';
  document.body.append(element);
  const { dataset } = element;
  if (!(await becomesTrue(() => /ready|failed/.test(dataset['widgetState'] ?? ''))))
    throw new Error(`The widget becomes neither ready nor failed; it is ${dataset['widgetState'] ?? 'unknown'}.`);
  return element;
}

async function remove(element: HTMLElement): Promise<void> {
  element.remove();
  await becomesTrue(() => element.dataset['widgetState'] === undefined);
}

function replaceFetch(answer: Answer) {
  const { fetch } = globalThis;
  const pending = new Set<Promise<unknown>>();
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const response = Promise.resolve(answer(new Request(url, input instanceof Request ? input : init)));
    pending.add(response);
    const end = () => void pending.delete(response);
    response.then(end, end);
    return response;
  };
  return {
    async settle() {
      await pause(20);
      await becomesTrue(() => pending.size === 0);
      await pause(20);
    },
    restore: () => void (globalThis.fetch = fetch),
  };
}

function replaceConsole(messages: string[]): () => void {
  const { debug, error } = console;
  console.error = (...args: unknown[]) => void messages.push(args.map(String).join(' '));
  // Why calls have failed, as a check wants it.
  console.debug = () => {};
  return () => void Object.assign(console, { debug, error });
}
