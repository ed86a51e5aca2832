// @vitest-environment happy-dom
import { findByRole, findByText, getAllByRole, getByRole, queryByRole, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { bus } from '../../tests/support/page-bus.ts';
import { openPage } from '../../tests/support/open-page.ts';
import { island } from './credits-dashboard.island.tsx';

const DATA = '/dashboard/power_credits/vue/data';
const BUY = '/dashboard/power_credits/vue/buy';

const ANSWER = {
  creditsToSpend: '742',
  creditsToSpendLater: 12_345,
  powerCreditSettings: [
    { credits: 500, discount_eur: 5 },
    { credits: 742, discount_eur: '12.50' },
    { credits: 743, discount_eur: 20 },
  ],
  userPowerCreditDiscount: { amount: 7.5 },
  userPowerCredits: [
    { order: '2026-1', notes: 'Aankoop', valid_from: '2026-09-01', valid_until: '2028-09-01 00:00:00', is_active: 1 },
    {
      order: null,
      notes: null,
      valid_from: null,
      valid_until: 'nooit',
      is_active: 0,
      amount_remaining: 0,
      amount_used: 40,
    },
  ],
};

/** The shop answers what a test needs to see; its calls are real. */
async function open({ answer = ANSWER, ...setup }: Parameters<typeof openPage>[0] & { answer?: unknown } = {}) {
  const page = await openPage({ customer: 'sanne', ...setup });
  const real = globalThis.fetch;
  if (answer !== null)
    vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
      const reply = await real(input, init);
      return (input instanceof Request ? input.url : input).endsWith(DATA) && reply.ok
        ? new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
        : reply;
    });
  const mounted = page.mount(island, '<div data-widget="credits-dashboard"><p>Van de winkel</p></div>');
  return { page, ...mounted, paths: () => page.requests.map(({ method, path }) => `${method} ${path}`) };
}

const slow = { answers: { [BUY]: 'slow' as const }, wait: () => new Promise<void>((done) => setTimeout(done, 60)) };

test('counters have four digits, and one number for screen readers', async () => {
  const { element, page } = await open();
  await findByText(element, '0742');
  await findByText(element, '12345');
  await findByText(element, '12.345');
  expect(page.requests).toMatchObject([{ method: 'POST', path: DATA, body: '' }]);
  expect(element.textContent).toMatch(/€\s7,50/);
});

test('an option is enabled when the saved credits cover it', async () => {
  const { element } = await open();
  expect(await waitFor(() => getAllByRole(element, 'button', { name: 'Inwisselen' }))).toHaveLength(2);
  const short = getByRole(element, 'button', { name: 'Niet genoeg credits' });
  expect(short.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(short);
  expect(queryByRole(element, 'dialog')).toBeNull();
});

test('the history is a table with local dates, and marks expired credits', async () => {
  const { element } = await open();
  const [, first, second] = await waitFor(() => within(getByRole(element, 'table')).getAllByRole('row'));
  const cells = (row: HTMLElement) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent);
  expect(cells(first!)).toEqual(['2026-1', 'Aankoop', '01-09-2026', '01-09-2028', '0', '0', 'Actief']);
  expect(cells(second!)).toEqual(['-', '-', '-', 'nooit', '0', '40', 'Niet actief']);
});

test('redeeming is confirmed first, sent and published once, and the numbers are read again', async () => {
  const { element, page, paths } = await open(slow);
  const commands: unknown[] = [];
  const stop = bus.on('voucher-activation', (detail) => commands.push(detail));
  await userEvent.click((await waitFor(() => getAllByRole(element, 'button', { name: 'Inwisselen' })))[0]!);
  const dialog = await findByRole(element, 'dialog');
  expect(dialog.textContent).toContain('500 Power Credits');
  expect(paths()).toEqual([`POST ${DATA}`]);
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Ja, inwisselen' }));
  await waitFor(() => expect(paths()).toEqual([`POST ${DATA}`, `POST ${BUY}`, `POST ${DATA}`]));
  expect(page.requests[1]!.body).toEqual({ credits: 500 });
  expect(commands).toEqual([{ credits: 500 }]);
  stop();
});

test('cancelling redeems nothing', async () => {
  const { element, paths } = await open();
  await userEvent.click((await waitFor(() => getAllByRole(element, 'button', { name: 'Inwisselen' })))[0]!);
  await userEvent.click(await findByRole(element, 'button', { name: 'Annuleren' }));
  expect(paths()).toEqual([`POST ${DATA}`]);
});

test('a script of the page can redeem, once at a time', async () => {
  const { element, paths } = await open(slow);
  await findByText(element, '0742');
  bus.send('voucher-activation', { credits: 500 });
  bus.send('voucher-activation', { credits: 500 });
  await waitFor(() => expect(paths()).toHaveLength(3));
  expect(paths().filter((path) => path === `POST ${BUY}`)).toHaveLength(1);
});

test('a failed purchase shows no message, and the dialog stays open for a retry', async () => {
  const { element, paths } = await open({ answers: { [BUY]: { how: '500', times: 1 } } });
  await userEvent.click((await waitFor(() => getAllByRole(element, 'button', { name: 'Inwisselen' })))[0]!);
  const confirm = await findByRole(element, 'button', { name: 'Ja, inwisselen' });
  await userEvent.click(confirm);
  await waitFor(() => expect(paths()).toContain(`POST ${BUY}`));
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull());
  expect(element.querySelector('[role=alert]')).toBeNull();
  await userEvent.click(confirm);
  await waitFor(() => expect(paths().filter((path) => path === `POST ${BUY}`)).toHaveLength(2));
  await waitFor(() => expect(element.querySelector('[role=status]')?.textContent).toContain('500'));
});

test('options may be a map, and missing values are not shown', async () => {
  const { element } = await open({
    answer: { creditsToSpend: 0, powerCreditSettings: { 500: 5 }, userPowerCredits: [] },
  });
  await findByText(element, 'Je hebt nog geen Power Credits gespaard.');
  expect(getAllByRole(element, 'button', { name: 'Niet genoeg credits' })).toHaveLength(1);
  expect(element.querySelectorAll('.sw-credits-dashboard__value > span')[0]!.textContent).toBe('0000');
  expect(element.textContent).not.toContain('Verwacht');
});

test.each(['', '{}', '[]', 'null'])(
  'an answer of %j contains no credits, and the shop’s own overview stays',
  async (text) => {
    const { element, states } = await open({ answer: text });
    await waitFor(() => expect(states).toEqual(['failed']));
    expect(element.textContent).toContain('Van de winkel');
  },
);

test('a failed first call leaves the shop’s own overview, without a message', async () => {
  const { element, states } = await open({ answers: { [DATA]: '500' } });
  await waitFor(() => expect(states).toEqual(['failed']), { timeout: 4000 });
  expect(element.textContent).toContain('Van de winkel');
});

test('after the session has ended, the open dialog asks to load the page again', async () => {
  const { element } = await open({ answers: { [BUY]: '419' } });
  await userEvent.click((await waitFor(() => getAllByRole(element, 'button', { name: 'Inwisselen' })))[0]!);
  const dialog = await findByRole(element, 'dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ja, inwisselen' }));
  await within(dialog).findByText('Je sessie is verlopen. Laad de pagina opnieuw.');
  within(dialog).getByRole('button', { name: 'Pagina opnieuw laden' });
  expect(element.querySelector('[role=alert]')).toBeNull();
});
