// @vitest-environment happy-dom
import { findByRole, findByText, queryByRole, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { bus } from '../../tests/support/page-bus.ts';
import { openPage } from '../../tests/support/open-page.ts';
import { island } from './price-match.island.tsx';

const HTML =
  '<div data-submit-url="/price-match" data-website-id="1" data-product-id="4711"><a href="/contact">Goedkoper?</a></div>';
const FOUND: Readonly<Record<string, string>> = {
  first_name: 'Sanne',
  last_name: 'Vries',
  email: 'sanne@example.nl',
  price: '599,00',
  link: 'https://elders.example/growatt',
};

const control = (element: HTMLElement, name: string) => element.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const names = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ name }) => name);

async function send(dialog: HTMLElement) {
  for (const [name, value] of Object.entries(FOUND)) await userEvent.type(control(dialog, name), value);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Versturen' }));
}

test('the page’s own link opens the form, and the price is sent as typed', async () => {
  const page = await openPage();
  const { element } = page.mount(island, HTML);
  await userEvent.click(await findByRole(element, 'button', { name: 'Goedkoper?' }));
  const dialog = await findByRole(element, 'dialog', { name: 'Betere prijs gevonden?' });
  within(dialog).getByText('Vertel ons waar en wij sturen jou onze beste prijs!');
  expect(names(dialog)).toEqual(['first_name', 'middle_name', 'last_name', 'email', 'price', 'link', 'remark']);
  expect(dialog.style.getPropertyValue('--sw-dialog-width')).toBe('580px');

  await send(dialog);
  await findByText(dialog, 'We vergelijken de prijs en mailen je onze beste prijs.');
  expect(within(dialog).queryByRole('link')).toBeNull();
  expect(page.requests).toMatchObject([
    { path: '/price-match', body: { ...FOUND, middle_name: '', remark: '', website_id: '1', product_id: '4711' } },
  ]);
});

test('the success message has the e-mail address of customer service, if the page sets it', async () => {
  const page = await openPage();
  const { element } = page.mount(island, HTML.replace('<div', '<div data-support-email="hulp@zonshop.example"'));
  bus.send('price-match-open', undefined);
  const dialog = await findByRole(element, 'dialog');
  await waitFor(() => control(dialog, 'first_name').focus());
  await send(dialog);
  const link = await findByRole(dialog, 'link', { name: 'hulp@zonshop.example' });
  expect(link.getAttribute('href')).toBe('mailto:hulp@zonshop.example');
});

test('fields with messages are invalid until they change', async () => {
  const page = await openPage();
  const { element } = page.mount(island, HTML);
  bus.send('price-match-open', undefined);
  await userEvent.click(await findByRole(element, 'button', { name: 'Versturen' }));
  await waitFor(() => expect(control(element, 'price').getAttribute('aria-invalid')).toBe('true'));
  await userEvent.type(control(element, 'price'), '5');
  expect(control(element, 'price').getAttribute('aria-invalid')).toBeNull();
  expect(control(element, 'link').getAttribute('aria-invalid')).toBe('true');
  expect(page.requests).toHaveLength(1);
});

test('the German form has no field for a middle name', async () => {
  const page = await openPage({ locale: 'de' });
  const { element } = page.mount(island, HTML);
  bus.send('price-match-open', undefined);
  const dialog = await findByRole(element, 'dialog', { name: 'Besseren Preis gefunden?' });
  expect(names(dialog)).not.toContain('middle_name');
});

test('without a link there is a button with the page’s label, and without a label nothing', async () => {
  const page = await openPage();
  const empty = HTML.replace(/<a.*\/a>/, '');
  const { element } = page.mount(island, empty.replace('<div', '<div data-label="Elders goedkoper?"'));
  await userEvent.click(await findByRole(element, 'button', { name: 'Elders goedkoper?' }));
  await findByRole(element, 'dialog');
  const { element: bare } = page.mount(island, empty);
  await waitFor(() => expect(bare.querySelector('.sw-root')).not.toBeNull());
  expect(queryByRole(bare, 'button')).toBeNull();
});
