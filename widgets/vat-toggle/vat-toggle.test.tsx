// @vitest-environment happy-dom
import { findByRole, getAllByRole, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import { island } from './vat-toggle.island.tsx';

const HTML = '<div data-widget="vat-toggle" data-update-url="/tax-exemption"></div>';

const list = () => findByRole<HTMLSelectElement>(document.body, 'combobox');
const chosen = async () => (await list()).selectedOptions[0]!.textContent;
const choices = (page: OpenPage) => page.requests.filter(({ path }) => path === '/tax-exemption');

/** Counts how often the page is loaded again. */
function watchReload() {
  return vi.spyOn(location, 'reload').mockImplementation(() => {});
}

test('the list has 0 % and the standard rate, and shows the rate of the page', async () => {
  const page = await openPage();
  page.mount(island, HTML);
  await findByRole(document.body, 'combobox', { name: 'Btw-tarief' });
  expect(getAllByRole(document.body, 'option').map(({ textContent }) => textContent)).toEqual(['0%', '21%']);
  expect(await chosen()).toBe('21%');
  expect(page.requests).toEqual([]);
});

test.each([
  ['', { taxExemptionSelected: true, vatRate: 19 }, ['0%', '19%'], '0%'],
  ['data-selected="false" data-vat-rate="20.5"', { taxExemptionSelected: true }, ['0%', '20,5%'], '20,5%'],
  ['data-selected', {}, ['0%', '21%'], '0%'],
])('attributes (%s) take precedence over the settings of the page', async (attributes, settings, options, now) => {
  const page = await openPage({ locale: 'de' });
  page.mount(island, HTML.replace('></', ` ${attributes}></`), { settings });
  await findByRole(document.body, 'combobox', { name: 'MwSt.-Satz' });
  expect(getAllByRole(document.body, 'option').map(({ textContent }) => textContent)).toEqual(options);
  expect(await chosen()).toBe(now);
});

test.each([
  ['', '0%', true],
  ['data-selected', '21%', false],
] as const)('a choice (%s → %s) is sent, and the page reloads', async (attributes, rate, isExempt) => {
  const reload = watchReload();
  const page = await openPage();
  page.mount(island, HTML.replace('></', ` ${attributes}></`));
  await userEvent.selectOptions(await list(), rate);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(choices(page)).toMatchObject([{ method: 'POST', body: { tax_exemption_selected: isExempt } }]);
});

test.each(['500', '419', 'malformed', 'html', 'offline'] as const)('%s: the page still reloads', async (how) => {
  const reload = watchReload();
  const page = await openPage({ answers: { '/tax-exemption': how } });
  page.mount(island, HTML);
  await userEvent.selectOptions(await list(), '0%');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('one choice is sent at a time, and the list is busy', async () => {
  watchReload();
  const page = await openPage();
  page.mount(island, HTML);
  await userEvent.selectOptions(await list(), '0%');
  expect((await list()).disabled).toBe(true);
  await waitFor(() => expect(document.body.textContent).toContain('De prijzen worden bijgewerkt'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(async () => expect((await list()).disabled).toBe(false));
  expect(await chosen()).toBe('21%');
  expect(choices(page)).toHaveLength(1);
});

test('an unmounted widget does not reload the page', async () => {
  const reload = watchReload();
  const page = await openPage();
  let answer: (response: Response) => void = () => {};
  const ask = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', ask);
  const { unmount } = page.mount(island, HTML);
  await userEvent.selectOptions(await list(), '0%');
  await waitFor(() => expect(ask).toHaveBeenCalled());
  unmount();
  answer(Response.json({}));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reload).not.toHaveBeenCalled();
});

test('the form for pages without JavaScript has the URL of the choice', async () => {
  watchReload();
  const page = await openPage();
  const { element, unmount } = page.mount(
    island,
    '<div data-widget="vat-toggle"><form action="/tax-exemption"><select><option>21%</option></select></form></div>',
  );
  await findByRole(element, 'combobox', { name: 'Btw-tarief' });
  await userEvent.selectOptions(await list(), '0%');
  await waitFor(() => expect(choices(page)).toHaveLength(1));
  unmount();
  expect(element.querySelector('form')).not.toBeNull();
});

test('a template without a URL gets an error', async () => {
  const page = await openPage();
  const { templateErrors, states } = page.mount(island, '<div data-widget="vat-toggle" data-vat-rate="veel"></div>');
  expect(states).toEqual(['failed']);
  expect(templateErrors.map((error) => [error.attribute, error.found])).toEqual([
    ['data-update-url', 'nothing'],
    ['data-vat-rate', 'veel'],
  ]);
});
