// @vitest-environment happy-dom
import { findAllByRole, findByText, getAllByRole, queryByText, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import { island } from './stock-reminders.island.tsx';

const DATA = '/dashboard/stock_reminders/vue/data';
const EMPTY = 'Je hebt nog geen voorraad notificaties';
const REMOVE = { name: 'Verwijder' };

/** Sets the products of the customer's reminders. */
async function waitingFor(page: OpenPage, ...products: readonly number[]) {
  await page.shop.db.deleteFrom('stock_reminders').execute();
  for (const id of products) {
    const body = JSON.stringify({ type: 'product', id, name: 'Sanne', email: 'sanne@example.nl' });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await page.shop.fetch('/mail-when-in-stock', { method: 'POST', headers, body });
    expect(answer.ok).toBe(true);
  }
}

async function open(products: readonly number[], answers: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({ customer: 'sanne', ...answers });
  await waitingFor(page, ...products);
  const mounted = page.mount(island, '<div data-widget="stock-reminders"><p>Van de winkel</p></div>');
  return { page, ...mounted, paths: () => page.requests.map(({ method, path }) => `${method} ${path}`) };
}

test('a reminder is deleted, the list is read again and the next reminder has the focus', async () => {
  const { element, page, paths } = await open([4711, 512]);
  const [first] = await findAllByRole(element, 'button', REMOVE);
  expect(page.requests[0]).toMatchObject({ method: 'POST', path: DATA, body: '' });
  await userEvent.click(first!);
  await waitFor(() => expect(getAllByRole(element, 'button', REMOVE)).toHaveLength(1));
  await waitFor(() => expect(paths()).toHaveLength(3));
  expect(paths()[1]).toMatch(/^DELETE \/dashboard\/stock_reminders\/\d+\/vue\/delete$/);
  expect(paths()[2]).toBe(`POST ${DATA}`);
  expect(document.activeElement).toBe(getAllByRole(element, 'button', REMOVE)[0]);
  expect(element.querySelector('[role=status]')?.textContent).toContain('geen bericht meer');
});

test('an empty list shows a message after the shop’s answer', async () => {
  const { element } = await open([4711]);
  expect(queryByText(element, EMPTY)).toBeNull();
  await userEvent.click((await findAllByRole(element, 'button', REMOVE))[0]!);
  const text = await findByText(element, EMPTY);
  await waitFor(() => expect(document.activeElement).toBe(text));
});

test('a failed deletion shows no message, reads the list again and can be retried', async () => {
  const { element, page, paths } = await open([4711]);
  const [button] = await findAllByRole(element, 'button', REMOVE);
  const call = `/dashboard/stock_reminders/${button!.id.replace(/\D+/, '')}/vue/delete`;
  const headers = { 'Content-Type': 'application/json' };
  await page.shop.fetch('/demo/behaviour', {
    method: 'POST',
    headers,
    body: JSON.stringify({ call, how: '500', times: 1 }),
  });
  await userEvent.click(button!);
  await waitFor(() => expect(paths()).toEqual([`POST ${DATA}`, `DELETE ${call}`, `POST ${DATA}`]));
  expect(element.querySelector('[role=alert]')).toBeNull();
  await waitFor(() => expect(button!.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(button!);
  await findByText(element, EMPTY);
});

test('after a failed first call there is neither a list nor the empty text', async () => {
  const { element, states } = await open([4711], { answers: { [DATA]: '500' } });
  await waitFor(() => expect(states).toEqual(['failed']), { timeout: 4000 });
  expect(queryByText(element, EMPTY)).toBeNull();
  expect(element.textContent).toContain('Van de winkel');
});

test('after the session has ended, a polite message asks to load the page again', async () => {
  const { element, page } = await open([4711]);
  const [button] = await findAllByRole(element, 'button', REMOVE);
  const call = `/dashboard/stock_reminders/${button!.id.replace(/\D+/, '')}/vue/delete`;
  await page.shop.fetch('/demo/behaviour', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ call, how: '419', times: 1 }),
  });
  await userEvent.click(button!);
  await findByText(element, 'Je sessie is verlopen. Laad de pagina opnieuw.');
  await findByText(element, 'Pagina opnieuw laden');
  expect(element.querySelector('[role=alert]')).toBeNull();
  await userEvent.click(getAllByRole(element, 'button', REMOVE)[0]!);
  await waitFor(() => expect(queryByText(element, /Je sessie is verlopen/)).toBeNull());
});
