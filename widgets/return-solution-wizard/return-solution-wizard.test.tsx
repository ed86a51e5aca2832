// @vitest-environment happy-dom
import {
  findByRole,
  findByText,
  getAllByText,
  getByRole,
  getByText,
  queryByRole,
  queryByText,
  waitFor,
  within,
} from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ShopSetup } from '../../tools/demo-shop/open-shop.ts';
import { openPage } from '../../tests/support/open-page.ts';
import { island } from './return-solution-wizard.island.tsx';

const HTML = `<div data-source-url="/rma/data" data-submit-url="/rma/send"><p>Formulier</p></div>`;
const solution = (id: number, name: string, more: object = {}) => ({ id, name, ...more });
const PRODUCTS = [
  {
    id: 31,
    name: 'Omvormer',
    selected_amount: 3,
    shelf: 'A3',
    faq: { id: 9, items: [{ question: 'Waar vind ik het serienummer?', answer: 'Rechts.' }] },
    solutions: [
      solution(1, 'Repareren', { serial_required: true, remark_required: true, remark_label: 'Omschrijf de storing' }),
      solution(2, 'Ruilen', { return_conditions_text: '<p>Verpak goed.</p>' }),
    ],
  },
  { id: '32', name: 'Paneel', solutions: [solution(5, 'Geld terug', { return_conditions_text: 'Schoon.' })] },
];
const DETAILS = { email: 'sanne@example.nl', address: 'Damrak 1A', zip_code: '1012 LG', city: 'Amsterdam' };

interface Answers {
  readonly data?: unknown;
  send?(): Response;
}

async function open({ data, send }: Answers = {}, html = HTML, setup: Omit<ShopSetup, 'open'> = {}) {
  const page = await openPage(setup);
  const shop = globalThis.fetch;
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === '/rma/data') return Response.json(data ?? { products: PRODUCTS, customerDetails: DETAILS });
    if (pathname !== '/rma/send') return shop(request);
    sent.push(await request.json());
    return send?.() ?? Response.json({ redirectUrl: null });
  });
  const mounted = page.mount(island, html);
  await waitFor(() => expect(mounted.states).toEqual(['ready']));
  return { page, sent, ...mounted };
}

const button = (element: HTMLElement, name: string | RegExp) => getByRole(element, 'button', { name });

async function complete(element: HTMLElement) {
  await userEvent.click(getByRole(element, 'radio', { name: 'Ruilen' }));
  await userEvent.click(button(element, 'Opslaan'));
  await userEvent.click(await findByRole(element, 'radio', { name: 'Geld terug' }));
  const form = element.querySelector('form')!;
  await userEvent.click(within(form).getByRole('button', { name: 'Volgende' }));
  await findByText(element, 'Kloppen je gegevens nog steeds?');
}

test('the button selects the next product, and confirms after the last', async () => {
  const { element } = await open();
  const pieces = getAllByText(element, 'x3');
  expect(pieces).toHaveLength(2);
  expect(pieces.map((shown) => shown.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  getByRole(element, 'button', { name: /3 stuks$/ });
  expect(queryByText(element, /x1$/)).toBeNull();
  expect(queryByRole(element, 'button', { name: 'Volgende' })).toBeNull();
  await userEvent.click(getByRole(element, 'radio', { name: 'Repareren' }));
  await userEvent.click(button(element, 'Opslaan'));
  await findByText(element, 'Vul het serienummer in');
  getByRole(element, 'textbox', { name: 'Omschrijf de storing' });
  await complete(element);
  getByRole(element, 'button', { name: 'Retour indienen' });
  await userEvent.click(button(element, '2 Oplossing'));
  await findByText(element, 'Overzicht');
});

test('the fields of a solution that is chosen after a refusal are in error when they are refused', async () => {
  const { element } = await open();
  await userEvent.click(button(element, 'Opslaan'));
  await findByText(element, 'Kies een oplossing');
  await userEvent.click(getByRole(element, 'radio', { name: 'Repareren' }));
  const serial = await findByRole(element, 'textbox', { name: 'Serienummer' });
  expect(serial.getAttribute('aria-invalid')).toBeNull();
  expect(queryByText(element, /^Kies een oplossing|^Vul /)).toBeNull();
  await userEvent.click(button(element, 'Opslaan'));
  await findByText(element, 'Vul het serienummer in');
  await waitFor(() => expect(document.activeElement).toBe(serial));
});

test('the shop’s explanation of a serial number describes its field', async () => {
  const [inverter] = PRODUCTS;
  const products = [{ ...inverter, serial_explanation_text: '<p>Op de sticker rechts.</p>' }];
  const { element } = await open({ data: { products, customerDetails: DETAILS } });
  await userEvent.click(getByRole(element, 'radio', { name: 'Repareren' }));
  const serial = await findByRole(element, 'textbox', { name: 'Serienummer' });
  expect(document.getElementById(serial.getAttribute('aria-describedby')!)!.textContent).toBe('Op de sticker rechts.');
});

test('all answers are checked before the return is sent, and each leads back to its field', async () => {
  const { element, sent } = await open();
  await userEvent.click(getByRole(element, 'radio', { name: 'Repareren' }));
  await userEvent.type(getByRole(element, 'textbox', { name: 'Serienummer' }), 'SN1');
  await userEvent.type(getByRole(element, 'textbox', { name: 'Omschrijf de storing' }), 'Stil');
  await userEvent.click(button(element, 'Opslaan'));
  await userEvent.click(await findByRole(element, 'radio', { name: 'Geld terug' }));
  await userEvent.click(within(element.querySelector('form')!).getByRole('button', { name: 'Volgende' }));
  const check = await findByRole(element, 'region', { name: 'Controleer je antwoorden' });
  expect(
    within(check)
      .getAllByRole('listitem')
      .map((line) => line.textContent.replace(/Wijzigen.*/, '')),
  ).toEqual([
    'OplossingRepareren',
    'SerienummerSN1',
    'Omschrijf de storingStil',
    'OplossingGeld terug',
    'OpmerkingGeen',
  ]);

  await userEvent.click(button(check, 'Wijzigen Omschrijf de storing, Omvormer'));
  const remark = await findByRole<HTMLTextAreaElement>(element, 'textbox', { name: 'Omschrijf de storing' });
  await waitFor(() => expect(document.activeElement).toBe(remark));
  expect(remark.value).toBe('Stil');
  await userEvent.type(remark, ' en warm');
  await userEvent.click(within(element.querySelector('form')!).getByRole('button', { name: 'Volgende' }));
  await findByText(element, 'Stil en warm');
  await userEvent.click(button(element, 'Wijzigen Oplossing, Paneel'));
  await waitFor(() => expect(document.activeElement).toBe(getByRole(element, 'radio', { name: 'Geld terug' })));
  expect(sent).toEqual([]);
});

test('all products are sent, including fields that were not asked for', async () => {
  const { element, sent } = await open();
  await userEvent.click(getByRole(element, 'radio', { name: 'Repareren' }));
  await userEvent.type(getByRole(element, 'textbox', { name: 'Serienummer' }), 'SN1');
  await userEvent.type(getByRole(element, 'textbox', { name: 'Omschrijf de storing' }), 'Stil');
  await userEvent.click(button(element, 'Verwijder Paneel'));
  await findByText(element, 'Ongedaan maken');
  expect(queryByRole(element, 'button', { name: /^Verwijder/ })).toBeNull();
  await userEvent.click(within(element.querySelector('form')!).getByRole('button', { name: 'Volgende' }));
  await userEvent.click(await findByRole(element, 'button', { name: 'Retour indienen' }));
  await findByText(element, /^Je retour is ingediend/);
  expect(sent).toMatchObject([
    {
      products: [
        { id: 31, shelf: 'A3', selected_solution: 1, serial_number: 'SN1', remark: 'Stil', removed: false },
        { id: '32', selected_solution: null, removed: true },
      ],
      customerDetails: DETAILS,
      lastOpenedFaqId: 9,
    },
  ]);
  expect(Object.keys(sent[0] as object)).toEqual(['products', 'customerDetails', 'lastOpenedFaqId']);
});

test.each(['', '{}', '[]'])('an answer of %j does not confirm the return', async (text) => {
  const { element } = await open({ send: () => new Response(text) });
  await complete(element);
  await userEvent.click(button(element, 'Retour indienen'));
  await within(element).findByRole('alert');
  expect(element.textContent).not.toContain('Je retour is ingediend');
  getByRole(element, 'button', { name: 'Retour indienen' });
});

test('a refused address can be corrected in place', async () => {
  const errors = { 'customerDetails.email': ['Ongeldig', 'Te lang'] };
  const { element, sent } = await open({ send: () => Response.json({ errors }, { status: 422 }) });
  await complete(element);
  await userEvent.click(button(element, 'Retour indienen'));
  const email = await findByRole(element, 'textbox', { name: 'E-mailadres' });
  expect(email.getAttribute('aria-invalid')).toBe('true');
  getByText(element, 'Ongeldig, Te lang');
  getByRole(element, 'link', { name: 'Ongeldig' });
  getByRole(element, 'link', { name: 'Te lang' });
  await userEvent.type(email, 'x');
  expect(email.getAttribute('aria-invalid')).toBeNull();
  getByText(element, 'Ongeldig, Te lang');
  await userEvent.tab();
  expect(element.textContent).not.toContain('Ongeldig');
  expect(sent).toMatchObject([{ lastOpenedFaqId: null }]);
});

test('a general message replaces the button until a value changes', async () => {
  const { element } = await open({
    send: () => Response.json({ errors: { general: ['Te laat.', 'Echt'] } }, { status: 422 }),
  });
  await complete(element);
  await userEvent.click(button(element, 'Retour indienen'));
  await findByText(element, 'Te laat.');
  expect(queryByRole(element, 'button', { name: 'Retour indienen' })).toBeNull();
  await userEvent.type(getByRole(element, 'textbox', { name: 'Plaats' }), '!');
  getByRole(element, 'button', { name: 'Retour indienen' });
});

test('a failure shows a message and the address fields, and the return can be sent again', async () => {
  const { element } = await open({ send: () => new Response('', { status: 500 }) });
  await complete(element);
  await userEvent.click(button(element, 'Retour indienen'));
  await findByText(element, /^Er ging iets mis bij het verwerken/);
  getByRole(element, 'button', { name: 'Retour indienen' });
  const city = getByRole<HTMLInputElement>(element, 'textbox', { name: 'Plaats' });
  expect(city.value).toBe('Amsterdam');
  expect(city.getAttribute('aria-invalid')).toBeNull();
});

test('an empty list shows a message', async () => {
  const { element } = await open({ data: { products: {}, customerDetails: [] } }, HTML, { locale: 'en' });
  await findByText(
    element,
    'No products found eligible for return. Please check that you have entered the correct order number and zip code.',
  );
});

test('a draft is restored after a reload, and deleted after sending', async () => {
  const { element, unmount, page } = await open();
  await userEvent.click(getByRole(element, 'radio', { name: 'Repareren' }));
  await userEvent.type(getByRole(element, 'textbox', { name: 'Omschrijf de storing' }), 'Lang verhaal');
  unmount();
  const again = page.mount(island, HTML);
  await findByText(again.element, 'Opnieuw beginnen');
  expect(getByRole<HTMLTextAreaElement>(again.element, 'textbox', { name: 'Omschrijf de storing' }).value).toBe(
    'Lang verhaal',
  );
  await userEvent.click(button(again.element, 'Opnieuw beginnen'));
  expect(sessionStorage.length).toBe(0);
});
