import { until } from './driver.ts';
import type { Stage } from './steps.ts';

/** The attribute by which the driver finds an element that was found by its name. */
const MARK = 'data-engine-target';

/** The element that `expectShown` or `expectFocused` found last. */
export const FOUND = `[${MARK}]`;

/**
 * Marks the first displayed element of this kind whose label or text contains `name`. Runs in the page. A window without
 * a window manager is never active, so `:focus` matches nothing there.
 */
function mark(attribute: string, selector: string, name: string, isFocused: boolean): boolean {
  const all = [...document.querySelectorAll(selector)];
  for (const old of document.querySelectorAll(`[${attribute}]`)) old.removeAttribute(attribute);
  const textOf = (element: Element) =>
    (
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent
    )
      .replace(/\s+/g, ' ')
      .trim();
  const match = all.find(
    (element) =>
      element.checkVisibility() && textOf(element).includes(name) && (!isFocused || element === document.activeElement),
  );
  match?.setAttribute(attribute, '');
  return match !== undefined;
}

/** Waits until the page shows such an element, with this label or text. */
export async function expectShown({ driver }: Stage, selector: string, name = ''): Promise<void> {
  await until(`${selector} “${name}”`, () => driver.run(mark, MARK, selector, name, false));
}

/** Waits until such an element has the focus. */
export async function expectFocused({ driver }: Stage, selector: string, name = ''): Promise<void> {
  await until(`${selector} “${name}” with the focus`, () => driver.run(mark, MARK, selector, name, true));
}

/** Waits until the page shows no such element. */
export async function expectGone({ driver }: Stage, selector: string, name = ''): Promise<void> {
  await until(`no ${selector} “${name}”`, async () => !(await driver.run(mark, MARK, selector, name, false)));
}

/** Clicks on the first such element with a real pointer. */
export async function clickOn(stage: Stage, selector: string, name = ''): Promise<void> {
  await expectShown(stage, selector, name);
  // At the edge of the window, a bar of the page may cover it.
  await stage.driver.run(
    (query) => document.querySelector(query)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    FOUND,
  );
  await stage.driver.click(FOUND);
}

/** Types into empty fields, by their names in the request. */
export async function typeInto(stage: Stage, form: string, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = `${form} [name="${name}"]`;
    await expectShown(stage, field);
    await stage.driver.type(`${field}${FOUND}`, value);
  }
}

/** Chooses an option, as the list of the browser does. No driver opens that list. */
export async function chooseOption(stage: Stage, selector: string, index: number): Promise<void> {
  await expectShown(stage, selector);
  await stage.driver.run(
    (query, at) => {
      const list = document.querySelector<HTMLSelectElement>(query)!;
      list.selectedIndex = at;
      for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
    },
    selector,
    index,
  );
}

/** Waits until the address of the page has this path. */
export async function expectPath({ driver }: Stage, path: string): Promise<void> {
  await until(`the address ${path}`, () =>
    driver.run((start) => location.pathname.startsWith(start) && document.readyState !== 'loading', path),
  );
}

/** Waits until the first element that matches contains this text. */
export async function expectText({ driver }: Stage, selector: string, text: string): Promise<void> {
  await until(`${selector} with “${text}”`, () =>
    driver.run((query, part) => document.querySelector(query)?.textContent.includes(part), selector, text),
  );
}

export const goBack = ({ driver }: Stage): Promise<void> => driver.run(() => history.back());

/** The loader's tag as a browser without modules sees it: a script of an unknown type. */
export const withoutModules = (html: string): string => html.replaceAll('type="module"', 'type="unknown"');

/** Sends a form of the shop as its visitor, from a page without widgets: their calls would renew the session, too. */
export async function post({ driver, front }: Stage, path: string, data: object): Promise<void> {
  await driver.open(front.blank);
  const status = await driver.run(
    async (to, body) => {
      const html = await (await fetch('/klantenservice')).text();
      const page = new DOMParser().parseFromString(html, 'text/html');
      const token = page.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')!.content;
      const headers = { 'X-CSRF-TOKEN': token, 'Content-Type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body })).status;
    },
    path,
    JSON.stringify(data),
  );
  if (status >= 400) throw new Error(`${path} answered ${status}.`);
}

/** Puts a product in the cart of the visitor. */
export const addProduct = (stage: Stage, id: number): Promise<void> =>
  post(stage, '/cart/add', { type: 'product', id, qty: 1 });
