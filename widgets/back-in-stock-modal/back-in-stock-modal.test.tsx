// @vitest-environment happy-dom
import {
  findByRole,
  findByText,
  getByRole,
  getByText,
  queryByRole,
  queryByText,
  waitFor,
  within,
} from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { bus } from '../../tests/support/page-bus.ts';
import { openPage } from '../../tests/support/open-page.ts';
import { island } from './back-in-stock-modal.island.tsx';

const HTML = '<div data-widget="back-in-stock-modal"></div>';
const SUBMIT = { name: 'Mail mij bij voorraad' };
const sanne = { type: 'product', id: 4711, name: 'Sanne', email: 'sanne@example.nl' };
const later = { wait: () => new Promise<void>((done) => setTimeout(done, 50)) };

const field = (element: HTMLElement, name: string) => getByRole<HTMLInputElement>(element, 'textbox', { name });

test('the command prefills the form, and a success message follows', async () => {
  const page = await openPage();
  const { element } = page.mount(island, HTML);
  bus.send('back-in-stock-open', sanne);
  const dialog = await findByRole(element, 'dialog', { name: 'Weten wanneer het er weer is?' });
  expect(field(dialog, 'Naam').value).toBe('Sanne');
  expect(field(dialog, 'E-mailadres').value).toBe('sanne@example.nl');
  expect(field(dialog, 'E-mailadres').type).toBe('email');

  await userEvent.click(within(dialog).getByRole('button', SUBMIT));
  await findByText(dialog, 'Bedankt! Je hebt je aangemeld.');
  expect(page.requests).toMatchObject([{ path: '/mail-when-in-stock', body: sanne }]);
  expect(queryByRole(dialog, 'textbox')).toBeNull();
});

test('the dialog names the product, and the success message replaces the question', async () => {
  const page = await openPage();
  const { element } = page.mount(island, HTML);
  bus.send('back-in-stock-open', { ...sanne, productName: 'Growatt MIN 3000' });
  const dialog = await findByRole(element, 'dialog', { name: 'Weten wanneer het er weer is?' });
  getByText(dialog, 'Growatt MIN 3000');
  getByText(dialog, 'Eén e-mail, verder niets.');
  await userEvent.click(within(dialog).getByRole('button', SUBMIT));
  await findByRole(element, 'dialog', { name: 'Bedankt! Je hebt je aangemeld.' });
  getByText(dialog, 'We mailen je zodra Growatt MIN 3000 er weer is.');
  expect(queryByText(dialog, 'Weten wanneer het er weer is?')).toBeNull();
});

test.each([null, 4711, { nl: 'Growatt' }])(
  'a name of the product that is no text is left out: %j',
  async (productName) => {
    const page = await openPage();
    const { element, states } = page.mount(island, HTML);
    bus.send('back-in-stock-open', { ...sanne, productName } as never);
    const dialog = await findByRole(element, 'dialog', { name: 'Weten wanneer het er weer is?' });
    expect(dialog.textContent).not.toMatch(/4711|Growatt/);
    await userEvent.click(within(dialog).getByRole('button', SUBMIT));
    await findByText(dialog, 'Bedankt! Je hebt je aangemeld.');
    expect(states).not.toContain('failed');
  },
);

test('messages about a field are joined with commas, until the shopper leaves another text in the field', async () => {
  const page = await openPage();
  const { element } = page.mount(island, HTML);
  bus.send('back-in-stock-open', { type: 'product', id: 4711 });
  const dialog = await findByRole(element, 'dialog');
  const answer = { errors: { name: ['Te kort.', 'Vul je naam in.'], email: 'Vul een geldig e-mailadres in.' } };
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 422 }));
  await userEvent.click(within(dialog).getByRole('button', SUBMIT));
  await findByText(dialog, 'Te kort, Vul je naam in.');
  await waitFor(() => expect(document.activeElement).toBe(field(dialog, 'Naam')));
  expect(field(dialog, 'E-mailadres').getAttribute('aria-invalid')).toBe('true');

  await userEvent.type(field(dialog, 'Naam'), 'S');
  expect(field(dialog, 'Naam').getAttribute('aria-invalid')).toBeNull();
  getByText(dialog, 'Te kort, Vul je naam in.');
  await userEvent.tab();
  expect(queryByText(dialog, 'Te kort, Vul je naam in.')).toBeNull();
  expect(field(dialog, 'E-mailadres').getAttribute('aria-invalid')).toBe('true');
  vi.stubGlobal('fetch', real);
});

test('an empty form is sent too: the shop validates it', async () => {
  const page = await openPage();
  const { element } = page.mount(island, HTML);
  bus.send('back-in-stock-open', { type: 'product', id: 4711 });
  await userEvent.click(await findByRole(element, 'button', SUBMIT));
  await waitFor(() => expect(field(element, 'Naam').getAttribute('aria-invalid')).toBe('true'));
  expect(page.requests[0]?.body).toEqual({ type: 'product', id: 4711, name: '', email: '' });
});

test('many clicks and Enter send one request, and the button is busy', async () => {
  const page = await openPage({ answers: { '/mail-when-in-stock': 'slow' }, ...later });
  const { element } = page.mount(island, HTML);
  bus.send('back-in-stock-open', sanne);
  const submit = await findByRole(element, 'button', SUBMIT);
  await userEvent.dblClick(submit);
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  await userEvent.type(field(element, 'Naam'), '{Enter}{Enter}');
  await findByText(element, 'Bedankt! Je hebt je aangemeld.');
  expect(page.requests).toHaveLength(1);
});

test('200 ms after closing, the form is reset', async () => {
  const page = await openPage();
  const { element } = page.mount(island, HTML);
  bus.send('back-in-stock-open', sanne);
  await userEvent.click(await findByRole(element, 'button', SUBMIT));
  const thanks = await findByText(element, 'Bedankt! Je hebt je aangemeld.');
  await userEvent.click(getByRole(element, 'button', { name: 'Sluiten' }));
  expect(thanks.isConnected).toBe(true);
  await waitFor(() => expect(queryByText(element, 'Bedankt! Je hebt je aangemeld.')).toBeNull());

  bus.send('back-in-stock-open', { type: 'product', id: 4711 });
  const dialog = await findByRole(element, 'dialog');
  expect(field(dialog, 'Naam').value).toBe('');
});

test('another product resets the form', async () => {
  const page = await openPage();
  const { element } = page.mount(island, HTML);
  bus.send('back-in-stock-open', sanne);
  await userEvent.click(await findByRole(element, 'button', SUBMIT));
  await findByText(element, 'Bedankt! Je hebt je aangemeld.');
  bus.send('back-in-stock-open', { type: 'product', id: '512', email: 'jan@example.nl' });
  await waitFor(() => expect(field(element, 'E-mailadres').value).toBe('jan@example.nl'));
  await userEvent.type(field(element, 'Naam'), 'Jan');
  await userEvent.click(getByRole(element, 'button', SUBMIT));
  await findByText(element, 'Bedankt! Je hebt je aangemeld.');
  expect(page.requests.at(-1)?.body).toEqual({ type: 'product', id: '512', name: 'Jan', email: 'jan@example.nl' });
});

test.each([
  ['500', 'Er ging iets mis. Probeer het later opnieuw.'],
  ['429', 'Te veel pogingen, probeer het later opnieuw'],
] as const)('after %s one message is shown, the text stays, and a retry succeeds', async (how, line) => {
  const page = await openPage({ answers: { '/mail-when-in-stock': { how, times: 1 } } });
  const { element } = page.mount(island, HTML);
  bus.send('back-in-stock-open', sanne);
  await userEvent.click(await findByRole(element, 'button', SUBMIT));
  expect((await findByRole(element, 'alert')).textContent).toContain(line);
  expect(field(element, 'Naam').value).toBe('Sanne');
  await userEvent.click(getByRole(element, 'button', { name: 'Opnieuw proberen' }));
  await findByText(element, 'Bedankt! Je hebt je aangemeld.');
});

test('after the session has ended, what was typed is there when the page is loaded again', async () => {
  const page = await openPage({ answers: { '/mail-when-in-stock': { how: '419', times: 1 } } });
  const { element, unmount } = page.mount(island, HTML);
  bus.send('back-in-stock-open', sanne);
  await userEvent.type(await findByRole(element, 'textbox', { name: /^Naam/ }), ' de Vries');
  await userEvent.click(getByRole(element, 'button', SUBMIT));
  const alert = await findByRole(element, 'alert');
  expect(alert.textContent).toContain('Laad de pagina opnieuw; wat je hebt ingevuld, blijft bewaard.');
  expect(queryByRole(element, 'button', { name: 'Opnieuw proberen' })).toBeNull();
  getByRole(element, 'button', { name: 'Pagina opnieuw laden' });
  await userEvent.type(field(element, 'Naam'), '!');
  unmount();

  const again = page.mount(island, HTML);
  bus.send('back-in-stock-open', sanne);
  await findByRole(again.element, 'dialog');
  expect(field(again.element, 'Naam').value).toBe('Sanne de Vries!');
  await userEvent.click(getByRole(again.element, 'button', SUBMIT));
  await findByText(again.element, 'Bedankt! Je hebt je aangemeld.');
  expect(sessionStorage.length).toBe(0);
});

test('without storage the message does not say that what was typed is kept', async () => {
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  const { sessionStorage: storage } = window;
  vi.stubGlobal('sessionStorage', { setItem: full, getItem: () => null, clear: () => storage.clear() });
  const page = await openPage({ answers: { '/mail-when-in-stock': '419' } });
  const { element } = page.mount(island, HTML);
  bus.send('back-in-stock-open', sanne);
  await userEvent.click(await findByRole(element, 'button', SUBMIT));
  expect((await findByRole(element, 'alert')).textContent).toMatch(
    /^Je sessie is verlopen\. Laad de pagina opnieuw\.P/,
  );
});

test('messages without a field are joined into one', async () => {
  const page = await openPage();
  const { element } = page.mount(island, HTML);
  bus.send('back-in-stock-open', { ...sanne, id: 'gone' });
  await userEvent.click(await findByRole(element, 'button', SUBMIT));
  expect((await findByRole(element, 'alert')).textContent).not.toBe('');
  expect(queryByRole(element, 'button', { name: 'Opnieuw proberen' })).toBeNull();
});

test('autofilled values without an event are sent', async () => {
  const page = await openPage();
  const { element } = page.mount(island, HTML);
  bus.send('back-in-stock-open', { type: 'product', id: 4711 });
  await findByRole(element, 'dialog');
  field(element, 'Naam').value = 'Sanne';
  field(element, 'E-mailadres').value = 'sanne@example.nl';
  await userEvent.click(getByRole(element, 'button', SUBMIT));
  await findByText(element, 'Bedankt! Je hebt je aangemeld.');
  expect(page.requests[0]?.body).toEqual(sanne);
});

test('the page sets width and content', async () => {
  const page = await openPage({ locale: 'en' });
  const html = `<div data-width="32rem" data-title="Back <em>soon</em>" data-content="<p>We write <b>once</b>.</p>"></div>`;
  const { element } = page.mount(island, html);
  bus.send('back-in-stock-open', sanne);
  const dialog = await findByRole(element, 'dialog', { name: 'Back soon' });
  expect(dialog.style.getPropertyValue('--sw-dialog-width')).toBe('32rem');
  expect(within(dialog).getByText('once').localName).toBe('b');
  within(dialog).getByRole('button', { name: 'Email me when in stock' });
});

test('an invalid width is a template error', async () => {
  const page = await openPage();
  const { templateErrors, states } = page.mount(island, '<div data-width="wide"></div>');
  expect(states).toEqual(['failed']);
  expect(templateErrors).toEqual([
    { attribute: 'data-width', expected: 'a number of pixels or a CSS length', found: 'wide' },
  ]);
});

test.each([undefined, {}, { type: 'product' }, { id: 7 }])(
  'a command without a product opens nothing: %j',
  async (detail) => {
    const page = await openPage();
    const { element } = page.mount(island, HTML);
    bus.send('back-in-stock-open', detail as never);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(queryByRole(element, 'dialog')).toBeNull();
  },
);
