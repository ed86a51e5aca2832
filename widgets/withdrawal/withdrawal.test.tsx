// @vitest-environment happy-dom
import {
  findByRole,
  getAllByRole,
  getByRole,
  queryAllByRole,
  queryByRole,
  waitFor,
  within,
} from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { How } from '../../tools/demo-shop/behaviours.ts';
import { openPage } from '../../tests/support/open-page.ts';
import type { ShopSetup } from '../../tools/demo-shop/open-shop.ts';
import { island } from './withdrawal.island.tsx';

const NUMBER = '2026-11120';
const files: Blob[] = [];

beforeEach(() => {
  files.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
});

async function open(html = '<div></div>', setup: Omit<ShopSetup, 'open'> = {}) {
  const page = await openPage(setup);
  const { element, states, templateErrors } = page.mount(island, html);
  await waitFor(() => expect(states).toEqual(['ready']));
  const control = (name: string) => element.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  return {
    element,
    states,
    templateErrors,
    control,
    shop: page.shop,
    asked: () => page.requests.filter(({ path }) => path === '/withdrawal'),
    type: async (values: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(values)) {
        await userEvent.click(control(name));
        await userEvent.paste(value);
      }
    },
    confirm: (label = 'Ontbinding bevestigen') => userEvent.click(getByRole(element, 'button', { name: label })),
    statements: () => page.shop.db.selectFrom('withdrawals').selectAll().execute(),
    mails: () => page.shop.db.selectFrom('mails').selectAll().execute(),
  };
}

const GUEST = { order_number: NUMBER, name: 'Sanne de Vries', email: 'sanne@example.nl' };

test.each([
  ['nl', 'Overeenkomst hier ontbinden', 'Ontbinding bevestigen'],
  ['de', 'Vertrag hier widerrufen', 'Widerruf bestätigen'],
  ['en', 'Withdraw from contract here', 'Confirm withdrawal'],
] as const)('the form and its only button have the words of the law (%s)', async (locale, label, confirm) => {
  const { element } = await open('<div></div>', { locale });
  const form = getByRole(element, 'form', { name: label });
  expect(getAllByRole(form, 'button').map(({ textContent }) => textContent)).toEqual([confirm]);
});

test('a guest is asked for a name, an order and an e-mail address, and for nothing else', async () => {
  const { element } = await open();
  const fields = getAllByRole(element, 'textbox');
  expect(fields.map((field) => [field.getAttribute('name'), field.getAttribute('aria-required')])).toEqual([
    ['order_number', 'true'],
    ['part', null],
    ['name', 'true'],
    ['email', 'true'],
  ]);
  expect(queryAllByRole(element, 'checkbox')).toEqual([]);
  expect(queryAllByRole(element, 'radio')).toEqual([]);
});

test('the receipt has reference, date and time, and the words of the e-mail and the file', async () => {
  const { element, type, confirm, statements, mails } = await open();
  await type(GUEST);
  getByRole(element, 'form');
  within(element).getByText(`Je ontbindt de overeenkomst over de hele bestelling ${NUMBER}.`);
  await confirm();
  const heading = await findByRole(element, 'heading', { name: 'We hebben je verklaring ontvangen' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const [statement] = await statements();
  const [mail] = await mails();
  within(element).getByText(statement!.number);
  expect(element.querySelector('time')!.dateTime).toBe(new Date(statement!.received_at).toISOString());
  const shown = element.querySelector('.sw-withdrawal__text')!.textContent;
  expect(shown).toBe(mail!.text.trim());
  expect(await files[0]!.text()).toBe(mail!.text);
  expect(shown).toMatch(/Verstuurd en ontvangen op .* om \d\d:\d\d:\d\d \(Nederlandse tijd\)/);
  const save = getByRole<HTMLAnchorElement>(element, 'link', { name: 'Opslaan als bestand' });
  expect([save.getAttribute('href'), save.download]).toEqual(['blob:1', `${statement!.number}.txt`]);
  const printed = vi.fn();
  vi.stubGlobal('print', printed);
  await userEvent.click(getByRole(element, 'button', { name: 'Afdrukken' }));
  expect(printed).toHaveBeenCalledOnce();
});

test('the same statement sent again, also from another page, is one withdrawal and one mail', async () => {
  const first = await open();
  await first.type(GUEST);
  const button = getByRole(first.element, 'button');
  await Promise.all([userEvent.click(button), userEvent.click(button), userEvent.click(button)]);
  await findByRole(first.element, 'heading');
  expect(first.asked()).toHaveLength(1);
  for (let again = 0; again < 9; again++) {
    const body = JSON.stringify({ ...GUEST, name: ' sanne  de Vries', lines: [], part: '' });
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
    expect((await first.shop.fetch('/withdrawal', { method: 'POST', body, headers })).status).toBe(200);
  }
  expect(await first.statements()).toHaveLength(1);
  expect(await first.mails()).toHaveLength(1);
});

test('a customer chooses an order; nothing is chosen before, and everything is chosen without a product', async () => {
  const { element, control, confirm, statements } = await open('<div data-orders-url="/withdrawal/orders"></div>', {
    customer: 'sanne',
  });
  const radios = getAllByRole<HTMLInputElement>(element, 'radio');
  expect(radios.filter(({ checked }) => checked)).toEqual([]);
  expect([control('name').value, control('email').value]).toEqual(['Sanne de Vries', 'sanne@example.nl']);

  await confirm();
  const summary = await findByRole(element, 'link', { name: 'Kies een bestelling of vul het bestelnummer in.' });
  const list = document.getElementById(summary.getAttribute('href')!.slice(1))!;
  expect(list.contains(radios[0]!)).toBe(true);
  expect(await statements()).toEqual([]);

  await userEvent.click(getByRole(element, 'radio', { name: `Bestelling ${NUMBER}` }));
  const boxes = getAllByRole<HTMLInputElement>(element, 'checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false, false]);
  await confirm();
  await findByRole(element, 'heading', { level: 2, name: 'We hebben je verklaring ontvangen' });
  expect(await statements()).toMatchObject([{ order_number: NUMBER, lines: '[]', order_id: 'bestelling-7f3a9c1e5b' }]);
});

test('a customer withdraws from some pieces of an order', async () => {
  const {
    element,
    confirm,
    asked: calls,
  } = await open(`<div data-orders-url="/withdrawal/orders" data-order-number="${NUMBER}"></div>`, {
    customer: 'sanne',
  });
  expect(getByRole<HTMLInputElement>(element, 'radio', { name: `Bestelling ${NUMBER}` }).checked).toBe(true);
  await userEvent.click(getByRole(element, 'checkbox', { name: /Growatt MIN/ }));
  const pieces = getByRole<HTMLSelectElement>(element, 'combobox', { name: /^Aantal .*Growatt MIN/ });
  expect(pieces.value).toBe('2');
  await userEvent.selectOptions(pieces, '1');
  within(element).getByText(`Je ontbindt de overeenkomst over een deel van bestelling ${NUMBER}.`);
  await confirm();
  await findByRole(element, 'heading', { level: 2 });
  expect(calls()).toMatchObject([{ body: { order_number: NUMBER, lines: [{ id: 1_112_001, amount: 1 }], part: '' } }]);
  expect(element.textContent).toMatch(/Wat: 1 × .*Growatt MIN/);
});

test('a long list starts with five orders, and another order can be typed', async () => {
  const orders = Array.from({ length: 9 }, (_, at) => ({ number: `2026-${at}`, lines: [] }));
  const html = `<div><script type="application/json">${JSON.stringify({ orders })}</script></div>`;
  const { element, type, confirm, statements } = await open(html);
  expect(getAllByRole(element, 'radio')).toHaveLength(6);
  await userEvent.click(getByRole(element, 'button', { name: 'Toon alle 9 bestellingen' }));
  expect(getAllByRole(element, 'radio')).toHaveLength(10);
  await userEvent.click(getByRole(element, 'radio', { name: 'Een andere bestelling' }));
  await type({ ...GUEST, order_number: 'ZS-7', part: 'Alleen de kabel' });
  await confirm();
  await findByRole(element, 'heading', { level: 2 });
  expect(await statements()).toMatchObject([{ order_number: 'ZS-7', part: 'Alleen de kabel', order_id: null }]);
});

test('messages are at their fields and in a focused summary, until the field is left with another value', async () => {
  const { element, control, type, confirm, statements } = await open();
  await type({ email: 'sanne' });
  await confirm();
  const heading = await findByRole(element, 'heading', { name: 'Controleer je gegevens' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(control('email').getAttribute('aria-invalid')).toBe('true');
  await type({ email: '@example.nl' });
  await userEvent.tab();
  await waitFor(() => expect(control('email').getAttribute('aria-invalid')).toBeNull());
  expect(control('name').getAttribute('aria-invalid')).toBe('true');
  expect(await statements()).toEqual([]);
});

test.each<How>(['500', 'cut', '429', 'html'])('%s: what was typed stays, and sending again succeeds', async (how) => {
  const { element, control, type, confirm, statements } = await open('<div></div>', {
    answers: { '/withdrawal': { how, times: 1 } },
  });
  await type(GUEST);
  await confirm();
  await findByRole(element, 'alert');
  within(element).getByText(/nog niet bevestigd\. Stuur haar gerust opnieuw/);
  expect(control('order_number').value).toBe(NUMBER);
  expect(queryByRole(element, 'heading', { level: 2, name: /ontvangen/ })).toBeNull();
  await confirm();
  await findByRole(element, 'heading', { level: 2, name: 'We hebben je verklaring ontvangen' });
  expect(await statements()).toHaveLength(1);
});

test('without the list of orders a customer types the number', async () => {
  const { element, control } = await open('<div data-orders-url="/withdrawal/orders"></div>', {
    customer: 'sanne',
    answers: { '/withdrawal/orders': '500' },
  });
  expect(queryAllByRole(element, 'radio')).toEqual([]);
  expect(control('order_number')).not.toBeNull();
});

test('what was typed and chosen survives a reload, and not a sent statement', async () => {
  const html = '<div data-orders-url="/withdrawal/orders"></div>';
  const page = await openPage({ customer: 'sanne' });
  const first = page.mount(island, html);
  await userEvent.click(await findByRole(first.element, 'radio', { name: `Bestelling ${NUMBER}` }));
  await userEvent.click(getByRole(first.element, 'checkbox', { name: /Growatt MIN/ }));
  first.unmount();
  first.element.remove();

  const second = page.mount(island, html);
  await waitFor(() => expect(second.states).toEqual(['ready']));
  expect(getByRole<HTMLInputElement>(second.element, 'checkbox', { name: /Growatt MIN/ }).checked).toBe(true);
  await userEvent.click(getByRole(second.element, 'button'));
  await findByRole(second.element, 'heading', { level: 2 });
  second.unmount();
  second.element.remove();

  const third = page.mount(island, html);
  await waitFor(() => expect(third.states).toEqual(['ready']));
  expect(getAllByRole<HTMLInputElement>(third.element, 'radio').filter(({ checked }) => checked)).toEqual([]);
});

test.each([
  { choose: 'Bestelling 2026-09311', reopened: NUMBER, chosen: 'Bestelling 2026-09311' },
  { choose: 'Een andere bestelling', reopened: NUMBER, chosen: 'Een andere bestelling' },
  { choose: 'Een andere bestelling', reopened: '2026-09311', chosen: 'Bestelling 2026-09311' },
])('who comes by a link and chooses $choose finds $chosen after a visit by the link of $reopened', async (visit) => {
  const htmlOf = (number: string) =>
    `<div data-orders-url="/withdrawal/orders" data-order-number="${number}"><form>
      <input type="radio" name="order" value="${number}" checked></form></div>`;
  const page = await openPage({ customer: 'sanne' });
  const first = page.mount(island, htmlOf(NUMBER));
  await userEvent.click(await findByRole(first.element, 'radio', { name: visit.choose }));
  first.unmount();
  first.element.remove();

  const second = page.mount(island, htmlOf(visit.reopened));
  await waitFor(() => expect(second.states).toEqual(['ready']));
  getByRole(second.element, 'radio', { name: visit.chosen, checked: true });
});

test('a customer whose orders cannot be read after a reload keeps the chosen order and its pieces', async () => {
  const page = await openPage({ customer: 'sanne' });
  const first = page.mount(island, '<div data-orders-url="/withdrawal/orders"></div>');
  await userEvent.click(await findByRole(first.element, 'radio', { name: `Bestelling ${NUMBER}` }));
  await userEvent.click(getByRole(first.element, 'checkbox', { name: /Growatt MIN/ }));
  const pieces = getByRole(first.element, 'combobox', { name: /^Aantal .*Growatt MIN/ });
  await userEvent.selectOptions(pieces, '1');
  first.unmount();
  first.element.remove();
  const second = page.mount(island, '<div></div>');
  await waitFor(() => expect(second.states).toEqual(['ready']));
  const fieldOf = (name: string) => second.element.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  expect(fieldOf('order_number').value).toBe(NUMBER);
  // Without it, the statement would be about the whole order.
  expect(fieldOf('part').value).toMatch(/^1 × .*Growatt MIN/);
});

test('the values and messages of a form that was posted without scripts are kept', async () => {
  const { element, control } = await open(`<div data-errors='{"email": ["Vul een geldig e-mailadres in."]}'>
    <form><input name="_token" value="x"><input name="name" value="Sanne"><input name="email" value="sanne">
    <input name="order_number" value="2026-1"><textarea name="part">De kabel</textarea></form></div>`);
  expect(['name', 'email', 'order_number', 'part'].map((name) => control(name).value)).toEqual([
    'Sanne',
    'sanne',
    '2026-1',
    'De kabel',
  ]);
  const heading = await findByRole(element, 'heading', { name: 'Controleer je gegevens' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
