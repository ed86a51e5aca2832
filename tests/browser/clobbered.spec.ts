import type { Page } from '@playwright/test';
import { fieldsNamed, formProperties } from './form-properties.ts';
import { openPageWith } from './open-page-with.ts';
import { expect, INVERTER, test, widgetsSettled } from './shop.ts';

/** Forms of the page with fields that hide the properties of the form from scripts. */

/** A form with such a field is left out of a slot, and reported. */
const UNUSABLE =
  'attributes childNodes getAttributeNode hasChildNodes insertBefore namespaceURI nodeName nodeType parentNode removeAttribute removeAttributeNode removeChild setAttribute textContent'.split(
    ' ',
  );

/** Playwright reads the same properties of a form. */
function textsOf(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((query) => {
    const all = Document.prototype.querySelectorAll.call(document, query) as NodeListOf<HTMLElement>;
    return [...all].map((element) => element.textContent.trim());
  }, selector);
}

/** Focuses or clicks all elements that match. */
function act(page: Page, selector: string, how: 'click' | 'focus'): Promise<void> {
  return page.evaluate(
    ([query, method]) => {
      for (const element of Document.prototype.querySelectorAll.call(document, query) as NodeListOf<HTMLElement>) {
        element.focus();
        element[method]();
      }
    },
    [selector, how] as const,
  );
}

test('a form in a slot has fields of any name, and the rest of the slot stays', async ({ page, fill, pageErrors }) => {
  await fill(INVERTER);
  await page.goto('/klantenservice');
  const names = await formProperties(page);
  expect(names.length).toBeGreaterThan(250);
  const form = (name: string, fields: readonly string[]) =>
    `<form id="form-${name}" aria-describedby="tip">${fieldsNamed(fields)}<label>${name} <input name="remark"></label></form>`;
  const usable = names.filter((name) => !UNUSABLE.includes(name));
  const forms = `<p id="tip">Tip</p>${names.map((name) => form(name, [name])).join('')}${form('all', usable)}`;
  await openPageWith(
    page,
    `<div data-widget="cart-page"><p>De winkelwagen</p>
      <template data-slot="summary-end">${forms}</template><template data-slot="line-end">${forms}</template></div>`,
  );
  await widgetsSettled(page);
  for (const slot of ['summary-end', 'line-end']) {
    const shownIn = () => textsOf(page, `.sw-slot[data-slot=${slot}] label`);
    await expect.poll(shownIn).toContain('all');
    const shown = await shownIn();
    expect([...names, 'all'].filter((name) => !shown.includes(name)).sort()).toEqual(UNUSABLE);
    expect(await textsOf(page, `.sw-slot[data-slot=${slot}] > p`)).toContain('Tip');
    // A shopper visits each field.
    await act(page, `.sw-slot[data-slot=${slot}] [name=remark]`, 'click');
  }
  await act(page, 'main [aria-label^="Eén meer"]', 'click');
  await expect(page.locator('.sw-stepper__value').first()).toHaveValue('2');
  // The line and its slot leave the page while a field in it has the focus.
  await act(page, '.sw-slot[data-slot=line-end] [name=remark]', 'focus');
  await act(page, '.sw-cart-page__line .sw-button--danger-quiet', 'click');
  await expect.poll(() => textsOf(page, '.sw-slot[data-slot=line-end] label')).toEqual([]);
  pageErrors.expectOnly(/data-slot="(summary|line)-end"> expects .* found "a field named/);
  expect(pageErrors.heard).toHaveLength(2);
});

test('widgets work inside, around and beside a form whose fields hide all of its properties', async ({
  page,
  fill,
  pageErrors,
}) => {
  await fill(INVERTER);
  await page.addInitScript(() => Object.assign(window, { queue: [] }));
  await page.goto('/klantenservice');
  const fields = fieldsNamed(await formProperties(page));
  const form = `<form action="/zoeken"><p>Formulier</p>${fields}</form>`;
  await openPageWith(
    page,
    `<form action="/zoeken">${fields}
      <div data-widget="faq-block" data-load="eager"><h2>Levering</h2><details><summary>Wanneer?</summary><p>Morgen.</p></details></div>
      <button id="buy" data-widget="add-to-cart" data-type="product" data-id="${INVERTER}" data-load="eager">Koop</button>
    </form>
    <div data-widget="cart-page" data-load="eager">${form}<p>De winkelwagen</p></div>
    <div id="answer" data-widget="faq-block" data-load="eager"><h2>Betaling</h2><details><summary>Hoe?</summary><p>Zo.</p>${form}</details></div>
    <div data-widget="page-helpers" data-load="eager"><button data-toggle="faq-answer" aria-controls="panel">Meer</button>
      <form id="panel">${fields}<p>Antwoord</p></form></div>
    <div data-widget="content-modal" data-target="form" data-load="eager"></div>
    <div data-widget="newsletter-box" data-queue="queue" data-load="eager"><form>${fields}<input type="email" name="email"><button>OK</button></form></div>
    <div id="chat" data-widget="chat-widget" data-load="eager"><button>Chat</button>${form}</div>`,
  );
  await widgetsSettled(page);
  const states = await page.evaluate(() =>
    [...document.querySelectorAll('main [data-widget]')].map(
      (element) => `${element.getAttribute('data-widget')} ${element.getAttribute('data-widget-state')}`,
    ),
  );
  expect(states.filter((state) => !state.endsWith(' ready'))).toEqual([]);
  const isShown = (selector: string) =>
    page.evaluate((query) => document.querySelector(query)!.checkVisibility(), selector);
  expect(await textsOf(page, '[data-widget=cart-page] > form')).toEqual([]);

  await act(page, '[data-widget=page-helpers] button', 'click');
  expect(await isShown('#panel p')).toBe(true);
  expect(await isShown('#answer form p')).toBe(false);
  await act(page, '#answer summary', 'click');
  await expect.poll(() => isShown('#answer form p')).toBe(true);
  await act(page, '#chat button', 'click');
  await expect.poll(() => isShown('#chat form p')).toBe(true);
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('[data-widget=newsletter-box] [type=email]')!;
    field.value = 'noor@example.org';
    document.querySelector<HTMLElement>('[data-widget=newsletter-box] button')!.click();
  });
  await expect.poll(() => page.evaluate(() => (window as unknown as { queue: unknown[] }).queue.length)).toBe(1);
  await act(page, '#buy', 'click');
  await expect.poll(() => textsOf(page, 'dialog[open] h2')).toHaveLength(1);
  pageErrors.expectOnly();
});
