// @vitest-environment happy-dom
import {
  findByRole,
  findByText,
  getAllByRole,
  getByRole,
  queryByRole,
  queryByText,
  waitFor,
  within,
} from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { island } from './return-question-wizard.island.tsx';

const TREE = [
  {
    id: 1,
    title: 'Wat is er aan de hand?',
    answers: [
      { id: 11, title: 'Beschadigd', extra_text: '<p>Maak een foto.</p>', follow_up_question_id: 2 },
      { id: 12, title: 'Werkt niet', is_final_answer: true },
    ],
  },
  {
    id: 2,
    title: 'Wat wil je?',
    answers: [{ id: 21, title: 'Ruilen', is_final_answer: true, show_manual: true, serial_display_option: 'required' }],
  },
];
const PRODUCTS = [
  { id: 31, name: 'Paneel', selected_amount: 2, possible_questions: TREE, manual: { name: 'Boek', url: '/b.pdf' } },
  { id: 32, name: 'Omvormer', possible_questions: TREE },
];

async function open(products: unknown = PRODUCTS, send = () => Response.json({ redirectUrl: null }), more = '') {
  const page = await openPage();
  const sent: { products: Record<string, unknown>[] }[] = [];
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
    sent.push(await new Request(input, init).json());
    return send();
  });
  const html = `<div data-submit-url="/rma/vragen" ${more} data-products='${JSON.stringify(products)}'></div>`;
  const mounted = page.mount(island, html);
  await waitFor(() => expect(mounted.states).toEqual(['ready']));
  return { sent, ...mounted };
}

const choose = async (element: HTMLElement, name: string) =>
  userEvent.click(await findByRole(element, 'radio', { name }));
/** The last form: that of the open product, or the one that sends the return. */
const submit = (element: HTMLElement) => within([...element.querySelectorAll('form')].at(-1)!);

test('answers show the next question, a changed answer removes later ones, and the products are sent', async () => {
  const { element, sent } = await open();
  await choose(element, 'Beschadigd');
  await findByText(element, 'Maak een foto.');
  await choose(element, 'Ruilen');
  getByRole(element, 'link', { name: 'Boek' });
  await userEvent.click(submit(element).getByRole('button', { name: 'Opslaan' }));
  await findByText(element, 'Vul het serienummer in');
  await userEvent.click(getAllByRole(element, 'button', { name: /^Wijzigen/ })[0]!);
  expect(queryByText(element, 'Maak een foto.')).toBeNull();
  expect(queryByRole(element, 'button', { name: 'Opslaan' })).toBeNull();
  await choose(element, 'Werkt niet');
  await userEvent.click(submit(element).getByRole('button', { name: 'Opslaan' }));
  await choose(element, 'Werkt niet');
  await userEvent.click(submit(element).getByRole('button', { name: 'Volgende' }));
  await findByText(element, /^Je retour is ingediend/);
  expect(sent).toHaveLength(1);
  expect(sent[0]!.products).toMatchObject([
    { id: 31, questionOrder: [1], answered_questions: { 1: { id: 12 } }, final_question_answered: true },
    { id: 32, questionOrder: [1], answered_questions: { 1: { id: 12 } }, final_question_answered: true },
  ]);
});

test('all answers are checked before the return is sent, and each leads back to its field', async () => {
  const { element, sent } = await open();
  await choose(element, 'Beschadigd');
  await choose(element, 'Ruilen');
  await userEvent.type(getByRole(element, 'textbox', { name: 'Serienummer' }), 'SN1');
  expect(queryByRole(element, 'region', { name: 'Controleer je antwoorden' })).toBeNull();
  await userEvent.click(submit(element).getByRole('button', { name: 'Opslaan' }));
  await choose(element, 'Werkt niet');
  const check = await findByRole(element, 'region', { name: 'Controleer je antwoorden' });
  expect(
    within(check)
      .getAllByRole('listitem')
      .map((line) => line.textContent.trim()),
  ).toEqual([
    'Wat is er aan de hand?BeschadigdWijzigen Wat is er aan de hand?, Paneel',
    'Wat wil je?RuilenWijzigen Wat wil je?, Paneel',
    'SerienummerSN1Wijzigen Serienummer, Paneel',
    'Wat is er aan de hand?Werkt nietWijzigen Wat is er aan de hand?, Omvormer',
  ]);

  await userEvent.click(within(check).getByRole('button', { name: 'Wijzigen Wat is er aan de hand?, Paneel' }));
  await waitFor(() => expect(document.activeElement?.textContent.trim()).toBe('Wijzigen Wat is er aan de hand?'));
  await userEvent.click(within(check).getByRole('button', { name: 'Wijzigen Serienummer, Paneel' }));
  const serial = getByRole<HTMLInputElement>(element, 'textbox', { name: 'Serienummer' });
  await waitFor(() => expect(document.activeElement).toBe(serial));
  expect(serial.value).toBe('SN1');
  expect(sent).toEqual([]);

  const buttons = getAllByRole(element, 'button', { name: 'Volgende' });
  expect(buttons).toHaveLength(1);
  expect(check.compareDocumentPosition(buttons[0]!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test.each([
  ['nl', 'Volgende', 'Met “Volgende” dien je je retour in.', '2 stuks'],
  ['de', 'Weiter', 'Mit „Weiter“ reichen Sie Ihre Rücksendung ein.', '2 Stück'],
  ['en', 'Next', '“Next” submits your return.', '2 pieces'],
] as const)('the last button says what it does, and pieces are x2 (%s)', async (locale, label, hint, pieces) => {
  const page = await openPage({ locale });
  const html = `<div data-submit-url="/rma/vragen" data-products='${JSON.stringify([PRODUCTS[0]])}'></div>`;
  const { element } = page.mount(island, html);
  await findByRole(element, 'radio', { name: 'Werkt niet' });
  expect(element.textContent).not.toContain(hint);
  getByRole(element, 'button', { name: new RegExp(`^Paneel.*${pieces}$`) });
  expect(within(element).getAllByText('x2')).toHaveLength(2);
  await choose(element, 'Werkt niet');
  const button = submit(element).getByRole('button', { name: label });
  const described = document.getElementById(button.getAttribute('aria-describedby')!);
  expect(described?.textContent).toBe(hint);
  expect(within(element).getAllByText('x2')).toHaveLength(3);
});

test('the arrow keys move the focus between answers, and the space bar chooses one', async () => {
  const { element } = await open();
  const [first, second] = getAllByRole(element, 'radio');
  first!.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(second);
  expect(queryByRole(element, 'button', { name: /^Wijzigen/ })).toBeNull();
  await userEvent.keyboard(' ');
  await findByRole(element, 'button', { name: /^Wijzigen/ });
  expect(queryByRole(element, 'radio')).toBeNull();
});

test('a failure is only logged, and the button can be pressed again', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { element, sent } = await open([PRODUCTS[0]], () => new Response('', { status: 500 }));
  await choose(element, 'Werkt niet');
  await userEvent.click(submit(element).getByRole('button', { name: 'Volgende' }));
  await waitFor(() => expect(said).toHaveBeenCalled());
  expect(element.querySelector('[role=alert]')).toBeNull();
  await userEvent.click(submit(element).getByRole('button', { name: 'Volgende' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  said.mockRestore();
});

test('an error text of the shop replaces the wizard', async () => {
  const { element } = await open([], undefined, 'data-error-text="<p>Al <strong>verwerkt</strong></p>"');
  expect(element.querySelector('.sw-root strong')!.textContent).toBe('verwerkt');
  expect(queryByRole(element, 'heading')).toBeNull();
});

test('a table without a next question shows a message', async () => {
  const { element } = await open([
    {
      id: 1,
      name: 'X',
      possible_questions: [{ id: 1, title: 'Wat?', answers: [{ id: 1, title: 'Dit', follow_up_question_id: 7 }] }],
    },
  ]);
  await choose(element, 'Dit');
  await findByText(element, /^Hierop volgen geen vragen meer/);
});

test('missing products are a template error', async () => {
  const page = await openPage();
  const { templateErrors } = page.mount(island, '<div data-submit-url="/rma/vragen"></div>');
  expect(templateErrors).toMatchObject([{ attribute: 'data-products', expected: 'a list of products' }]);
});

test.each([
  '<div data-submit-url="/rma/vragen" data-error-text="Al verwerkt"></div>',
  '<div data-submit-url="/rma/vragen" data-error-text="Al verwerkt" data-products="null"></div>',
  '<div data-submit-url="/rma/vragen"><script type="application/json">{ "errorText": "Al verwerkt" }</script></div>',
])('a page with an error text needs no products: %s', async (html) => {
  const page = await openPage();
  const { element, templateErrors } = page.mount(island, html);
  await findByText(element, 'Al verwerkt', { ignore: 'script' });
  expect(templateErrors).toEqual([]);
});
