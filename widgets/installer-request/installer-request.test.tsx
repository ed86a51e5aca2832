// @vitest-environment happy-dom
import { findByRole, getByRole, queryByRole, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { bus } from '../../tests/support/page-bus.ts';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import { setPageSettings } from '../../tests/support/page-settings.ts';
import { island } from './installer-request.island.tsx';

const HTML =
  '<div data-submit-url="/installer-request-submission" data-website-id="1" data-model-id="4711" data-model-type="product"><a href="/installateurs">Installateurs</a></div>';
const OPEN = { name: 'Vraag een installateur aan' };
const FIELDS = [
  'first_name',
  'middle_name',
  'last_name',
  'email',
  'phone',
  'street',
  'house_number',
  'house_number_addition',
  'zip_code',
  'city',
  'description',
];
const SANNE: Readonly<Record<string, string>> = {
  first_name: 'Sanne',
  last_name: 'Vries',
  email: 'sanne@example.nl',
  phone: '0612345678',
  street: 'Damrak',
  house_number: '1',
  zip_code: '1012 LG',
  city: 'Amsterdam',
};

const control = (element: HTMLElement, name: string) => element.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const names = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ name }) => name);
const eventNames = () =>
  ((globalThis as { dataLayer?: { event?: string }[] }).dataLayer ?? []).flatMap(({ event }) => event ?? []);

async function open(page: OpenPage) {
  const mounted = page.mount(island, HTML);
  await userEvent.click(await findByRole(mounted.element, 'button', OPEN));
  return { ...mounted, dialog: await findByRole(mounted.element, 'dialog') };
}

async function fill(dialog: HTMLElement, values = SANNE) {
  for (const [name, value] of Object.entries(values)) await userEvent.type(control(dialog, name), value);
}

const submit = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: 'Aanvraag versturen' }));

/** Sets the answer of the next call. */
function answerOnce(body: unknown, status = 200) {
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async () => {
    vi.stubGlobal('fetch', real);
    return Response.json(body, { status });
  });
}

test('the shop’s texts are used for button, form and success message, and the request goes to the page’s URL', async () => {
  const page = await openPage();
  const { element, dialog } = await open(page);
  expect(page.requests[0]).toMatchObject({ method: 'POST', path: '/installer-request-submission/init', body: '' });
  expect(queryByRole(element, 'link')).toBeNull();
  within(dialog).getByRole('heading', { name: 'Installateur nodig?' });
  expect(within(dialog).getByText('twee werkdagen').localName).toBe('strong');
  expect(dialog.style.getPropertyValue('--sw-dialog-width')).toBe('580px');
  expect(names(dialog)).toEqual(FIELDS);
  for (const name of ['house_number', 'house_number_addition']) expect(control(dialog, name).maxLength).toBe(10);

  await fill(dialog);
  await submit(dialog);
  await findByRole(dialog, 'heading', { name: 'Bedankt voor je aanvraag!' });
  expect(page.requests.at(-1)).toMatchObject({
    path: '/installer-request-submission',
    body: {
      ...SANNE,
      middle_name: '',
      house_number_addition: '',
      description: '',
      website_id: '1',
      model_id: '4711',
      model_type: 'PRODUCT',
    },
  });
});

test('opening, sending and closing are tracked once each', async () => {
  const page = await openPage();
  const { dialog } = await open(page);
  expect(eventNames()).toEqual(['installer_request_open']);
  await fill(dialog);
  await submit(dialog);
  await userEvent.click(await findByRole(dialog, 'button', { name: 'Klaar' }));
  expect(eventNames()).toEqual(['installer_request_open', 'installer_request_submit', 'installer_request_close']);
});

test('nothing is tracked when the page switches it off', async () => {
  setPageSettings({ analytics: false });
  const page = await openPage();
  const { dialog } = await open(page);
  await fill(dialog);
  await submit(dialog);
  await userEvent.click(await findByRole(dialog, 'button', { name: 'Klaar' }));
  expect(globalThis).not.toHaveProperty('dataLayer');
});

test('after a success the form is empty; otherwise its values are kept', async () => {
  const page = await openPage();
  const { element, dialog } = await open(page);
  await userEvent.type(control(dialog, 'first_name'), 'Sanne');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(control(element, 'first_name')).toBeNull());
  await userEvent.click(getByRole(element, 'button', OPEN));
  await waitFor(() => expect(control(element, 'first_name').value).toBe('Sanne'));

  answerOnce({ success: true });
  await submit(dialog);
  await userEvent.click(await findByRole(dialog, 'button', { name: 'Klaar' }));
  await waitFor(() => expect(queryByRole(element, 'heading', { name: 'Bedankt voor je aanvraag!' })).toBeNull());
  await userEvent.click(getByRole(element, 'button', OPEN));
  await waitFor(() => expect(control(element, 'first_name').value).toBe(''));
});

test('a field with a message is invalid until it changes, and the summary links to it', async () => {
  const page = await openPage();
  const { dialog } = await open(page);
  await submit(dialog);
  await waitFor(() => expect(control(dialog, 'email').getAttribute('aria-invalid')).toBe('true'));
  const list = within(dialog).getByRole('region', { name: 'Controleer je gegevens' });
  expect(document.activeElement).toBe(within(list).getByRole('heading'));
  await userEvent.click(within(list).getAllByRole('link')[0]!);
  expect(document.activeElement).toBe(control(dialog, 'first_name'));
  await userEvent.keyboard('S');
  expect(control(dialog, 'first_name').getAttribute('aria-invalid')).toBeNull();
  expect(control(dialog, 'email').getAttribute('aria-invalid')).toBe('true');
  expect(control(dialog, 'middle_name').getAttribute('aria-invalid')).toBeNull();
});

test.each([
  ['nl', true],
  ['en', true],
  ['de', false],
] as const)('in %s there is a middle name: %s', async (locale, has) => {
  const page = await openPage({ locale });
  const { element } = page.mount(island, HTML);
  await userEvent.click(await findByRole(element, 'button'));
  const dialog = await findByRole(element, 'dialog');
  expect(names(dialog).includes('middle_name')).toBe(has);
});

test('if the shop offers no installer, nothing is rendered, even after a command', async () => {
  const page = await openPage();
  answerOnce({ modalData: [], displayButton: 0 });
  const { element, states } = page.mount(island, HTML);
  await waitFor(() => expect(states).toEqual(['ready']));
  bus.send('installer-open', undefined);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(element.querySelector('button, a, dialog[open]')).toBeNull();
});

test('after a failed first call there is no button and no message', async () => {
  const page = await openPage({ answers: { '/installer-request-submission/init': '422' } });
  const { element, states } = page.mount(island, HTML);
  await waitFor(() => expect(states).toEqual(['failed']));
  expect(queryByRole(element, 'button')).toBeNull();
  expect(element.querySelector<HTMLElement>('.sw-root')?.hidden).toBe(true);
  getByRole(element, 'link', { name: 'Installateurs' });
});

test('a command opens the form too', async () => {
  const page = await openPage();
  const { element } = page.mount(island, HTML);
  bus.send('installer-open', undefined);
  await findByRole(element, 'dialog', { name: 'Installateur nodig?' });
});

test('missing texts of the shop are the widget’s own', async () => {
  const page = await openPage({ locale: 'en' });
  answerOnce({ modalData: { title: '<i>Help</i>?' }, displayButton: '1' });
  const { element } = page.mount(island, HTML);
  await userEvent.click(await findByRole(element, 'button', { name: 'Ask for an installer' }));
  const dialog = await findByRole(element, 'dialog', { name: /^Help/ });
  within(dialog).getByRole('button', { name: 'Send request' });
});

test('many clicks send one request', async () => {
  let answer = () => {};
  const page = await openPage({
    answers: { '/installer-request-submission': 'slow' },
    wait: () => new Promise<void>((done) => (answer = done)),
  });
  const { dialog } = await open(page);
  await fill(dialog);
  const button = within(dialog).getByRole('button', { name: 'Aanvraag versturen' });
  for (let click = 0; click < 5; click += 1) await userEvent.click(button);
  answer();
  await findByRole(dialog, 'heading', { name: 'Bedankt voor je aanvraag!' });
  expect(page.requests.filter(({ path }) => path === '/installer-request-submission')).toHaveLength(1);
});
