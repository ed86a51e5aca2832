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
import { expect, test, vi } from 'vitest';
import type { How } from '../../tools/demo-shop/behaviours.ts';
import { openPage } from '../../tests/support/open-page.ts';
import { island } from './return-order-form.island.tsx';

const ANSWER = {
  order_lines: {
    1: {
      id: 31,
      name: 'Growatt MIN 3000TL-XH',
      amount: '2',
      reserved: 0,
      price: '649.00',
      product: { image: '/media/p/4711.svg', image_alt: 'Omvormer' },
    },
    2: { id: 32, name: 'MC4-set', amount: 2, reserved: 2, price: 3.95, product: null },
    3: { id: 33, name: 'Paneel', amount: 6, price: 82.5 },
  },
  rma_reasons: [
    { id: 1, name: 'Defect' },
    { id: 2, name: 'Verkeerd geleverd' },
  ],
  rma_solutions: [{ id: 7, name: 'Repareren' }],
};
const HTML =
  '<div data-widget="return-order-form" data-order-uniqid="k3/x" data-order-id="8121" data-display-id="ZS-8121" data-action="/retour"></div>';

interface Opened {
  readonly locale?: 'nl' | 'de' | 'en';
  readonly old?: unknown;
  readonly errors?: unknown;
  readonly answer?: object;
  /** The server's markup inside the element. */
  readonly printed?: string;
  /** Session token; each page has its own by default. */
  readonly token?: string;
}

async function open({ locale = 'nl', old, errors, printed = '', answer = ANSWER, token }: Opened = {}) {
  const page = await openPage({ locale });
  if (token) document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')!.content = token;
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (input: Request) => {
    requests.push(`${input.method} ${new URL(input.url).pathname} ${await input.text()}`);
    return Response.json(answer);
  });
  const place = document.createElement('div');
  place.innerHTML = HTML;
  const template = place.firstElementChild as HTMLElement;
  if (old !== undefined) template.dataset['old'] = JSON.stringify(old);
  if (errors !== undefined) template.dataset['errors'] = JSON.stringify(errors);
  template.innerHTML = printed;
  const mounted = page.mount(island, place.innerHTML);
  await waitFor(() => expect(mounted.states).toEqual(['ready']));
  const { element } = mounted;
  const form = element.querySelector('form')!;
  return {
    ...mounted,
    requests,
    form,
    csrf: page.shop.csrf,
    add: (name: string) =>
      userEvent.click(getByRole(element, 'button', { name: new RegExp(`^(Toevoegen|Add|Hinzufügen) ${name}`) })),
    press: (name: string) => userEvent.click(getByRole(element, 'button', { name })),
    control: (name: string) => form.querySelector<HTMLInputElement>(`[name="rmaLines[${name}]"]`)!,
    sent: () => Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string')),
  };
}

test('the customer sees the order and its returnable pieces', async () => {
  const { element, requests } = await open();
  expect(requests).toEqual(['POST /rmas/k3%2Fx/8121 ']);
  getByRole(element, 'heading', { level: 1, name: 'Retour van bestelling ZS-8121' });
  const ordered = getAllByRole(element, 'listitem');
  expect(ordered.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringContaining('2 stuks€ 649,-'),
    expect.stringContaining('Al aangemeld voor retour'),
    expect.stringContaining('6 stuks€ 82,50'),
  ]);
  getByRole(element, 'img', { name: 'Omvormer' });
  expect(getByRole(element, 'button', { name: 'Toevoegen MC4-set' }).getAttribute('aria-disabled')).toBe('true');
});

test('the form has exactly the expected fields, and the browser sends it', async () => {
  const { form, add, control, sent, csrf, element } = await open();
  expect({ method: form.method, action: form.getAttribute('action'), enctype: form.getAttribute('enctype') }).toEqual({
    method: 'post',
    action: '/retour',
    enctype: 'multipart/form-data',
  });
  expect(sent()).toEqual({ _token: csrf });
  await add('Growatt');
  await add('Growatt');
  await userEvent.selectOptions(getByRole(element, 'combobox', { name: 'Reden' }), 'Defect');
  await userEvent.selectOptions(getByRole(element, 'combobox', { name: 'Gewenste oplossing' }), 'Repareren');
  await userEvent.type(getByRole(element, 'textbox', { name: 'Toelichting' }), 'Geen opbrengst');
  expect(sent()).toEqual({
    _token: csrf,
    'rmaLines[31][order_line_id]': '31',
    'rmaLines[31][amount]': '2',
    'rmaLines[31][rma_reason_id]': '1',
    'rmaLines[31][rma_solution_id]': '7',
    'rmaLines[31][reason]': 'Geen opbrengst',
  });
  expect({ type: control('31][image').type, accept: control('31][image').accept }).toEqual({
    type: 'file',
    accept: 'image/*',
  });
  const { readOnly, min, max } = control('31][amount');
  expect({ readOnly, min, max }).toEqual({ readOnly: true, min: '1', max: '2' });
});

test('the amount grows up to the returnable pieces, and a line without any cannot be added', async () => {
  const { element, add, press, control, sent } = await open();
  await add('MC4-set');
  expect(Object.keys(sent())).toEqual(['_token']);
  await add('Growatt');
  await press('Eén meer Growatt MIN 3000TL-XH');
  await press('Eén meer Growatt MIN 3000TL-XH');
  await add('Growatt');
  expect(control('31][amount').value).toBe('2');
  await press('Eén minder Growatt MIN 3000TL-XH');
  expect(control('31][amount').value).toBe('1');
  await within(element).findByText('Aantal: 1');
  expect(queryByRole(element, 'dialog')).toBeNull();
});

test.each([
  [
    'nl',
    'Weet je zeker dat je deze retourregel wilt verwijderen?',
    ['Eén minder Paneel', 'Paneel uit de retour halen'],
    ['Annuleren', 'Verwijderen'],
  ],
  [
    'en',
    'Are you sure you want to remove this RMA line?',
    ['One less Paneel', 'Take Paneel out of the return'],
    ['Cancel', 'Remove'],
  ],
] as const)(
  'one piece less than one asks in a dialog, and “no” keeps the line (%s)',
  async (locale, name, ways, [no, yes]) => {
    const { element, add, press, control } = await open({ locale });
    await add('Paneel');
    for (const way of ways) {
      await press(way);
      const dialog = await findByRole(element, 'dialog', { name });
      within(dialog).getByText('Paneel');
      await userEvent.click(within(dialog).getByRole('button', { name: no }));
      await waitFor(() => expect(queryByRole(element, 'dialog')).toBeNull());
      expect(control('33][amount').value).toBe('1');
    }
    await press(ways[0]);
    await userEvent.click(within(await findByRole(element, 'dialog', { name })).getByRole('button', { name: yes }));
    expect(control('33][amount')).toBeNull();
    await waitFor(() => expect(document.activeElement?.className).toBe('sw-return-order-form__part-heading'));
  },
);

test.each([
  [
    'by order line',
    { 31: { amount: '2', rma_reason_id: '02', rma_solution_id: '7', reason: 'Stuk' }, 99: { amount: 1 } },
  ],
  ['as a list', [{ order_line_id: 31, amount: 5, rma_reason_id: 2, rma_solution_id: 7, reason: 'Stuk' }]],
  [
    'with all that was sent',
    { rmaLines: { 31: { amount: '2.0', rma_reason_id: '2', rma_solution_id: '7', reason: 'Stuk' } } },
  ],
])('an earlier submission is restored %s, with numbers as numbers', async (_, old) => {
  const { element, sent, csrf } = await open({ old });
  expect(sent()).toEqual({
    _token: csrf,
    'rmaLines[31][order_line_id]': '31',
    'rmaLines[31][amount]': '2',
    'rmaLines[31][rma_reason_id]': '2',
    'rmaLines[31][rma_solution_id]': '7',
    'rmaLines[31][reason]': 'Stuk',
  });
  await within(element).findByText('Had je een afbeelding gekozen? Kies die dan opnieuw.');
});

test('the first message of each field is at the field and in a focused summary, until the field is left with another text', async () => {
  const { element, control } = await open({
    old: { 31: { amount: 1 } },
    errors: {
      'rmaLines.31.reason': ['Vertel wat er is.', 'En nog iets.'],
      'rmaLines.31.rma_reason_id': 'Kies een reden.',
      rmaLines: ['Er klopt iets niet.'],
    },
  });
  const heading = await findByRole(element, 'heading', { name: 'Controleer je gegevens' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const summary = within(heading.parentElement!);
  expect(
    summary.getAllByRole('link').map((link) => document.getElementById(link.getAttribute('href')!.slice(1))),
  ).toEqual([control('31][reason'), control('31][rma_reason_id')]);
  expect(element.textContent).not.toContain('En nog iets.');
  const described = document.getElementById(control('31][reason').getAttribute('aria-describedby')!);
  expect(described!.textContent).toBe('Vertel wat er is.');
  expect(within(element).getAllByText('Er klopt iets niet.')).toHaveLength(2);

  await userEvent.type(control('31][reason'), 'Stuk');
  expect(element.textContent).toContain('Vertel wat er is.');
  await userEvent.tab();
  await waitFor(() => expect(element.textContent).not.toContain('Vertel wat er is.'));
  expect(control('31][rma_reason_id').getAttribute('aria-invalid')).toBe('true');
});

test('errors can be nested, and errors of unknown lines are shown too', async () => {
  const { element } = await open({ errors: { rmaLines: { 99: { amount: ['Te veel.'] } } } });
  await within(element).findByText('Te veel.');
});

test.each([
  ['no lines', { ...ANSWER, order_lines: [] }, /geen producten gevonden die geretourneerd kunnen worden/, 0],
  [
    'lines that are all on their way back',
    { ...ANSWER, order_lines: [ANSWER.order_lines[2]] },
    'Alles van deze bestelling is al aangemeld voor retour.',
    1,
  ],
])('an order with %s has no form', async (_, answer, words, count) => {
  const { element, form } = await open({ answer });
  await within(element).findByText(words);
  expect([form, queryAllByRole(element, 'listitem').length]).toEqual([null, count]);
});

test('the values of the server’s form are restored, including typed ones', async () => {
  const { sent, csrf } = await open({
    old: [],
    printed: `<form><input name="_token" value="x"><input name="rmaLines[31][amount]" value="0">
      <input name="rmaLines[33][amount]" value="3"><textarea name="rmaLines[33][reason]">Gebroken</textarea></form>`,
  });
  expect(sent()).toMatchObject({ _token: csrf, 'rmaLines[33][amount]': '3', 'rmaLines[33][reason]': 'Gebroken' });
  expect(sent()).not.toHaveProperty('rmaLines[31][amount]');
});

test('a draft survives a reload; after sending, it survives Back but not a new visit', async () => {
  const first = await open({ token: 'a1' });
  await first.add('Paneel');
  await userEvent.type(first.control('33][reason'), 'Gebarsten');
  first.unmount();
  first.element.remove();

  const second = await open({ token: 'a1' });
  expect(second.control('33][reason').value).toBe('Gebarsten');
  second.form.addEventListener('submit', (event) => event.preventDefault());
  await second.press('Retour aanmelden');
  second.unmount();
  second.element.remove();

  const visit = vi.spyOn(performance, 'getEntriesByType');
  visit.mockReturnValue([{ type: 'back_forward' } as unknown as PerformanceEntry]);
  // The session has expired.
  const back = await open({ token: 'b2' });
  expect(back.control('33][reason').value).toBe('Gebarsten');
  back.form.addEventListener('submit', (event) => event.preventDefault());
  await back.press('Retour aanmelden');
  back.unmount();
  back.element.remove();

  visit.mockReturnValue([{ type: 'navigate' } as unknown as PerformanceEntry]);
  await open({ token: 'b2' });
  expect(sessionStorage.getItem('sw-return-order-form')).toBeNull();
});

test('a draft is not restored in another session', async () => {
  const first = await open({ token: 'a1' });
  await first.add('Paneel');
  first.unmount();
  first.element.remove();
  const { sent } = await open({ token: 'b2' });
  expect(Object.keys(sent())).not.toContain('rmaLines[33][amount]');
  expect(sessionStorage.getItem('sw-return-order-form')).toBeNull();
});

test('the form is sent once, with the page’s current token', async () => {
  const { form, press, sent } = await open();
  const submitted: boolean[] = [];
  document.body.addEventListener('submit', (event) => {
    submitted.push(!event.defaultPrevented);
    event.preventDefault();
  });
  document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')!.content = 'renewed';
  await press('Retour aanmelden');
  form.requestSubmit();
  expect(submitted).toEqual([true, false]);
  expect(sent()).toMatchObject({ _token: 'renewed' });
});

test.each<How>(['500', 'offline', 'html'])('%s: the page keeps its own form, without a message', async (how) => {
  const page = await openPage({ answers: { '*': how } });
  const { element, states } = page.mount(island, HTML.replace('></', '><form>Eigen</form></'));
  await waitFor(() => expect(states).toEqual(['failed']), { timeout: 3_000 });
  await waitFor(() => expect(element.textContent).toBe('Eigen'));
  expect(queryAllByRole(element, 'alert')).toEqual([]);
});

test('the demo shop answers with the lines of an order', async () => {
  const page = await openPage();
  const html = HTML.replace('k3/x', 'bestelling-7f3a9c1e5b').replace('8121"', '11120"');
  const { element, states } = page.mount(island, html);
  await waitFor(() => expect(states).toEqual(['ready']));
  expect(getAllByRole(element, 'listitem')).toHaveLength(4);
});
