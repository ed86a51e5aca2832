// @vitest-environment happy-dom
import { findByRole, getByRole, queryByRole, queryByText, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AddToCart } from '../../shared/contract/cart.ts';
import { bus } from '../../tests/support/page-bus.ts';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import { island } from './recommended-combination.island.tsx';

const HTML = `<div id="aanbevolen-combinaties" data-widget="recommended-combination" data-id="4711">
  <a href="/growatt-ark">Growatt ARK</a>
</div>`;
const later = { wait: () => new Promise<void>((done) => setTimeout(done, 50)) };

/** A shopper in front of the block. */
async function open(setup: Parameters<typeof openPage>[0] = {}, overrides: Parameters<OpenPage['mount']>[2] = {}) {
  const page = await openPage(setup);
  const { element, states } = page.mount(island, HTML, overrides);
  await waitFor(() => expect(states).toEqual(['ready']));
  const user = userEvent.setup();
  return {
    page,
    element,
    press: (name: string | RegExp) => user.click(getByRole(element, 'button', { name })),
    /** Opens the dialog behind a button and picks a product there. */
    async pick(button: string | RegExp, name: string | RegExp) {
      await user.click(getByRole(element, 'button', { name: button }));
      const dialog = await findByRole(element, 'dialog');
      await user.click(within(dialog).getByRole('button', { name }));
      await waitFor(() => expect(queryByRole(element, 'dialog')).toBeNull());
    },
    parts: () => [...element.querySelectorAll<HTMLElement>('.sw-recommended-combination__part')],
    total: () => textOf(element, '.sw-recommended-combination__total'),
    advice: () => textOf(element, '.sw-recommended-combination__advice'),
    said: () => textOf(element, '.sw-recommended-combination__box [role=status]'),
  };
}

function textOf(element: HTMLElement, selector: string): string | undefined {
  return element.querySelector(selector)?.textContent.replaceAll('\u00A0', ' ').replaceAll('\u00AD', '').trim();
}

const FIRST = 'Accessoire kiezen: Accessoire 1';
const SECOND = 'Accessoire kiezen: Accessoire 2';
const PLUG = /^(Kies|Gekozen:) MC4-connector set$/;
const TOOL = 'Kies Wiha dopsleutel 7 mm';

test('a shopper sees the product, the first choice and one free slot at one price', async () => {
  const { page, element, parts, total, advice } = await open();
  expect(page.requests.map(({ path, body }) => [path, body])).toEqual([
    ['/recommended-combination/init', { id: '4711' }],
  ]);
  getByRole(element, 'region', { name: 'Aanbevolen combinaties' });
  const [main, choice, slot, none] = parts();
  within(main!).getByRole('heading', { name: 'Growatt MIN 3000TL-XH omvormer' });
  within(main!).getByRole('img', { name: '4,5 van 5' });
  within(main!).getByText('Direct leverbaar');
  expect(textOf(main!, 's')).toBe('€ 649,-');
  within(choice!).getByText('Inclusief 1 × ARK montagevoet');
  within(slot!).getByRole('button', { name: FIRST });
  expect(none).toBeUndefined();
  expect(total()).toBe('Samen € 2.519,-');
  expect(advice()).toBe('Adviesprijs € 2.648,-');
  expect(textOf(element, '.sw-recommended-combination__box .sw-vat-line')).toBe('Inclusief 21% BTW € 437,19');
  expect(queryByText(element, 'Growatt ARK', { selector: 'a' })).toBeNull();
});

test('an incomplete combination renders nothing and is not a failure', async () => {
  const page = await openPage();
  const { element, states } = page.mount(island, HTML.replace('4711', '512'));
  await waitFor(() => expect(states).toEqual(['ready']));
  expect(element.textContent.trim()).toBe('');
  expect(page.published).toEqual([]);
});

test('when the shop does not answer, its own HTML stays, without a message', async () => {
  const page = await openPage({ answers: { '/recommended-combination/init': '500' } });
  const { element, states } = page.mount(island, HTML);
  await waitFor(() => expect(states).toEqual(['failed']));
  expect(element.querySelector('a')?.textContent).toBe('Growatt ARK');
  expect(element.querySelector<HTMLElement>('.sw-root')?.hidden).toBe(true);
});

test('numbers as text, lists as objects and booleans as 1 are read', async () => {
  const quirks = { '/recommended-combination/init': 'quirks', '/recommended-combination/info': 'quirks' } as const;
  const { element, total, advice, pick, press } = await open({ answers: quirks });
  expect([total(), advice()]).toEqual(['Samen € 2.519,-', 'Adviesprijs € 2.648,-']);
  await pick(FIRST, PLUG);
  expect(total()).toBe('Samen € 2.522,50');
  await press('Meer informatie over Growatt ARK 5.1 kWh accu');
  const dialog = await findByRole(element, 'dialog', { name: 'Growatt ARK 5.1 kWh accu' });
  await within(dialog).findByText('Capaciteit');
});

test('another choice replaces the first, with its quantity and price', async () => {
  const { element, press, pick, parts, total, said } = await open();
  await press('Growatt ARK 5.1 kWh accu wijzigen');
  const dialog = await findByRole(element, 'dialog', { name: 'Kies een product' });
  const options = within(dialog).getAllByRole('listitem');
  expect(options).toHaveLength(4);
  const marked = options.filter((option) => option.getAttribute('aria-current') === 'true');
  expect(marked.map((option) => within(option).getByRole('heading').textContent)).toEqual(['Growatt ARK 5.1 kWh accu']);
  within(marked[0]!).getByText('Gekozen');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sluiten' }));

  await pick('Growatt ARK 5.1 kWh accu wijzigen', /^Kies JA Solar 430/);
  within(parts()[1]!).getByText('per stuk, 8 in de set');
  expect(total()).toBe('Samen € 1.233,-');
  expect(said()).toBe('De combinatie kost nu € 1.233,-.');
});

test('the second slot appears with the first accessory, and the second accessory moves up when the first is removed', async () => {
  const { element, press, pick, parts, total } = await open();
  await pick(FIRST, PLUG);
  expect(parts()).toHaveLength(4);
  await pick(SECOND, TOOL);
  expect(parts()).toHaveLength(4);
  await press('Eén meer Wiha dopsleutel 7 mm');
  expect(total()).toBe('Samen € 2.540,30');

  await press('MC4-connector set verwijderen');
  within(parts()[2]!).getByRole('heading', { name: 'Wiha dopsleutel 7 mm' });
  expect(textOf(parts()[2]!, 'output')).toBe('2');
  within(parts()[3]!).getByRole('button', { name: SECOND });
  expect(document.activeElement).toBe(getByRole(element, 'button', { name: 'Wiha dopsleutel 7 mm wijzigen' }));
});

test('the quantity ends at ten, and an accessory with less than one is removed', async () => {
  const { element, press, pick, parts, total } = await open();
  await pick(FIRST, PLUG);
  for (let time = 0; time < 12; time++) await press('Eén meer MC4-connector set');
  expect(textOf(element, 'output')).toBe('10');
  const more = getByRole(element, 'button', { name: 'Eén meer MC4-connector set' });
  expect([more.getAttribute('aria-disabled'), more.title]).toEqual(['true', 'Hoogstens 10 stuks']);
  expect(total()).toBe('Samen € 2.554,-');

  for (let time = 0; time < 10; time++) await press('Eén minder MC4-connector set');
  expect(parts()).toHaveLength(3);
  expect(total()).toBe('Samen € 2.519,-');
  expect(document.activeElement).toBe(getByRole(element, 'button', { name: FIRST }));
});

test('another accessory in the same slot starts with one piece, and the same one keeps its quantity', async () => {
  const { element, press, pick } = await open();
  await pick(FIRST, PLUG);
  await press('Eén meer MC4-connector set');
  await pick('MC4-connector set wijzigen', PLUG);
  expect(textOf(element, 'output')).toBe('2');
  await pick('MC4-connector set wijzigen', TOOL);
  expect(textOf(element, 'output')).toBe('1');
});

test('more of an accessory in both slots than in stock cannot be ordered, and the reason is shown', async () => {
  const { element, press, pick, parts, said } = await open();
  const commands = listen();
  await pick(FIRST, TOOL);
  await pick(SECOND, TOOL);
  const add = getByRole(element, 'button', { name: /^In winkelwagen/ });
  expect(add.getAttribute('aria-disabled')).toBeNull();
  const [first] = within(element).getAllByRole('button', { name: 'Eén meer Wiha dopsleutel 7 mm' });
  await userEvent.click(first!);
  for (const part of parts().slice(0, 4)) expect(stockIn(part)).toBe('Direct leverbaar');

  await userEvent.click(first!);
  expect(parts().map(stockIn)).toEqual([
    'Direct leverbaar',
    'Direct leverbaar',
    'Tijdelijk uitverkocht',
    'Tijdelijk uitverkocht',
  ]);
  const why = 'Van Wiha dopsleutel 7 mm zijn er nu hoogstens 3 te bestellen.';
  expect(describedBy(add)).toBe(why);
  expect(stockIn(element.querySelector('.sw-recommended-combination__box')!)).toBe('Tijdelijk uitverkocht');
  expect(said()).toContain(why);
  await press(/^In winkelwagen/);
  expect(commands).toEqual([]);
});

test('an accessory that is out of stock can be viewed and not ordered', async () => {
  const { element, pick, parts } = await open();
  await pick(FIRST, 'Kies K2 Systems dakhaak leisteen');
  expect(stockIn(parts()[2]!)).toBe('Tijdelijk uitverkocht');
  const add = getByRole(element, 'button', { name: /^In winkelwagen/ });
  expect(describedBy(add)).toMatch(/^K2 Systems dakhaak leisteen is tijdelijk uitverkocht/);
});

test('the whole combination is sent to the cart, once while it is being added', async () => {
  const { element, page, press, pick } = await open();
  const commands = listen();
  await pick(FIRST, PLUG);
  await press('Eén meer MC4-connector set');
  await press('In winkelwagen: combinatie met Growatt MIN 3000TL-XH omvormer');
  await press(/^In winkelwagen/);
  expect(commands).toStrictEqual([
    {
      type: 'recommended-combination',
      id: 4711,
      qty: 1,
      goToCart: false,
      total: 2526,
      has_tax_exemption: false,
      recommended_combination_product_id: 900,
      recommended_combination_product_qty: 1,
      recommended_combination_extra_product_1_id: 512,
      recommended_combination_extra_product_1_qty: 1,
      recommended_combination_extra_product_1_selected_qty: 2,
      recommended_combination_extra_product_2_id: null,
      recommended_combination_extra_product_2_qty: null,
      recommended_combination_extra_product_2_selected_qty: null,
    },
  ]);
  const add = getByRole(element, 'button', { name: /^In winkelwagen/ });
  expect(add.getAttribute('aria-busy')).toBe('true');

  const body = JSON.stringify(commands[0]);
  const headers = { 'Content-Type': 'application/json' };
  const added = await (await page.shop.fetch('/cart/add', { method: 'POST', headers, body })).json();
  const { subtotal } = await (await page.shop.fetch('/cart/get', { method: 'POST' })).json();
  expect(subtotal).toBe(commands[0]!.total);
  bus.publish('cart-added', added);
  await waitFor(() => expect(add.getAttribute('aria-busy')).toBeNull());
});

test('after a failed addition the button is enabled again', async () => {
  const { element, press } = await open();
  const commands = listen();
  await press(/^In winkelwagen/);
  bus.publish('call-failed', { widget: 'star-rating', call: '/cart/get', status: 500 });
  const add = getByRole(element, 'button', { name: /^In winkelwagen/ });
  expect(add.getAttribute('aria-busy')).toBe('true');
  bus.publish('call-failed', { widget: 'cart-popup', call: '/cart/add', status: 500 });
  await waitFor(() => expect(add.getAttribute('aria-busy')).toBeNull());
  await press(/^In winkelwagen/);
  expect(commands).toHaveLength(2);
});

test('a dialog shows the details of a product', async () => {
  const { element, page, press } = await open();
  await press('Meer informatie over Growatt ARK 5.1 kWh accu');
  const dialog = await findByRole(element, 'dialog', { name: 'Growatt ARK 5.1 kWh accu' });
  await within(dialog).findByText('Capaciteit');
  expect(page.requests.at(-1)).toMatchObject({
    path: '/recommended-combination/info',
    body: { id: 4711, product_id: 900 },
  });
  within(dialog).getByText('5,1 kWh', { selector: 'dd' });
  within(dialog).getByText(/Modulaire thuisaccu/);
  within(dialog).getByRole('img', { name: '4,5 van 5' });
  within(dialog).getByText('31 beoordelingen bij Trusted Shops');
  const stock = dialog.querySelector<HTMLElement>('.in-stock')!;
  expect(stock.textContent).toBe('Direct leverbaar');
  expect(stock.dataset['stockStatus']).toBe('in_stock');
  expect(stock.querySelector('img')?.getAttribute('src')).toBe('/media/stock-in.svg');
  expect(textOf(dialog, 's')).toBe('€ 1.999,-');
  expect(textOf(dialog, '.sw-price__now')).toContain('€ 1.890,-');
  within(dialog).getByText('5,1 kWh, 2 modules');
  within(dialog).getByText('Afbeelding 1 van 3');
  expect(dialog.querySelector('iframe')).toBeNull();
  within(dialog).getByRole('button', { name: /^Video afspelen: Zo sluit je hem aan/ });
});

test('without details the dialog shows the data of the combination, and no error', async () => {
  const { element, press } = await open({ answers: { '/recommended-combination/info': '500' } });
  await press('Meer informatie over Growatt ARK 5.1 kWh accu');
  const dialog = await findByRole(element, 'dialog', { name: 'Growatt ARK 5.1 kWh accu' });
  await within(dialog).findByText(/Modulaire thuisaccu/);
  expect(textOf(dialog, 's')).toBe('€ 1.999,-');
  expect(queryByRole(dialog, 'alert')).toBeNull();
  expect(dialog.textContent).not.toMatch(/mis|fout|opnieuw/);
});

test('a late answer does not replace another product', async () => {
  const { element, press } = await open({
    answers: { '/recommended-combination/info': { how: 'slow', times: 1 } },
    ...later,
  });
  await press('Meer informatie over Growatt ARK 5.1 kWh accu');
  await press('Sluiten');
  await press('Meer informatie over Growatt MIN 3000TL-XH omvormer');
  const dialog = await findByRole(element, 'dialog', { name: 'Growatt MIN 3000TL-XH omvormer' });
  await within(dialog).findByText('Specificaties');
  await new Promise((done) => setTimeout(done, 80));
  expect(dialog.textContent).not.toContain('Modulaire thuisaccu');
});

test('details open above the choices and lead back to them', async () => {
  const { element, press } = await open();
  await press(FIRST);
  const choices = await findByRole(element, 'dialog', { name: 'Kies een accessoire' });
  await userEvent.click(within(choices).getByRole('button', { name: 'Meer informatie over MC4-connector set' }));
  const details = await findByRole(element, 'dialog', { name: 'MC4-connector set' });
  await userEvent.click(within(details).getByRole('button', { name: 'Sluiten' }));
  expect(queryByRole(element, 'dialog', { name: 'MC4-connector set' })).toBeNull();
  getByRole(element, 'dialog', { name: 'Kies een accessoire' });
});

test('a dialog is emptied 200 ms after it closes', async () => {
  const { element, press } = await open();
  await press(FIRST);
  await press('Sluiten');
  const options = () => element.querySelectorAll('.sw-recommended-combination__option').length;
  expect(options()).toBe(4);
  await waitFor(() => expect(options()).toBe(0));
});

test('the VAT exemption is shown on each product, and sent with the addition', async () => {
  const overrides = { settings: { taxExemptionSelected: true } };
  const { element, parts, press } = await open({ locale: 'de', isExempt: true }, overrides);
  const commands = listen();
  for (const part of parts().slice(0, 2)) within(part).getByText('Von der MwSt. befreit');
  expect(textOf(element, '.sw-recommended-combination__box .sw-vat-line')).toBe('Von der MwSt. befreit');
  await press(/^In den Warenkorb/);
  expect(commands[0]).toMatchObject({ has_tax_exemption: true });
});

test.each([
  { hash: '#aanbevolen-combinaties', times: 1 },
  { hash: '#beoordelingen', times: 0 },
  { hash: '', times: 0 },
])('an address that ends in "$hash" scrolls to the block $times times', async ({ hash, times }) => {
  location.hash = hash;
  onTestFinished(() => void (location.hash = ''));
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const { press } = await open();
  await new Promise((done) => requestAnimationFrame(done));
  await press('Growatt ARK 5.1 kWh accu wijzigen');
  expect(scrolled.mock.instances.map((place) => (place as Element).id)).toEqual(
    Array.from({ length: times }, () => 'aanbevolen-combinaties'),
  );
});

test('a block without a product gets a template error', async () => {
  const page = await openPage();
  const { element, templateErrors } = page.mount(
    island,
    '<div data-widget="recommended-combination"><p>Hallo</p></div>',
  );
  expect(templateErrors).toEqual([{ attribute: 'data-id', expected: 'string', found: 'nothing' }]);
  expect(element.textContent).toBe('Hallo');
  expect(page.requests).toEqual([]);
});

/** What is asked into the cart while the test lasts. */
function listen(): AddToCart[] {
  const commands: AddToCart[] = [];
  onTestFinished(bus.handle('add-to-cart', (command) => void commands.push(command)));
  return commands;
}

function stockIn(part: Element): string | undefined {
  return part.querySelector('.sw-stock-label')?.textContent;
}

function describedBy(control: HTMLElement): string | undefined {
  return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent.trim();
}

test('details that are opened three times on a slow connection are requested once', async () => {
  let answer = () => {};
  const wait = () => new Promise<void>((resolve) => (answer = resolve));
  const { page, press } = await open({ answers: { '/recommended-combination/info': 'slow' }, wait });
  const calls = () => page.requests.filter(({ path }) => path === '/recommended-combination/info');
  for (let time = 0; time < 3; time += 1) {
    await press('Meer informatie over Growatt ARK 5.1 kWh accu');
    await waitFor(() => expect(calls()).not.toEqual([]));
  }
  answer();
  expect(calls()).toHaveLength(1);
});

test('a shop without ratings has no stars in its combination', async () => {
  const { element } = await open({ extras: ['no-ratings'] });
  expect(element.querySelector('.sw-stars')).toBeNull();
});

test('the tag manager receives what the shopper picks, at its price within the combination', async () => {
  const { pick } = await open();
  await pick(FIRST, TOOL);
  const [, entry] = (globalThis as { dataLayer?: { ecommerce: { items: unknown[] } }[] }).dataLayer ?? [];
  expect(entry).toMatchObject({
    event: 'select_item',
    ecommerce: {
      item_list_id: 'recommended-combination',
      items: [{ item_name: 'Wiha dopsleutel 7 mm', price: expect.any(Number), quantity: 1, index: expect.any(Number) }],
    },
  });
  expect(entry!.ecommerce.items).toHaveLength(1);
});
