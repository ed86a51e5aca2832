// @vitest-environment happy-dom
import {
  findAllByRole,
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
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { island } from './address-book.island.tsx';

const DATA = '/dashboard/addresses/vue/data';
const STORE = '/dashboard/addresses/vue/store';
const DEFAULT = '/dashboard/addresses/vue/default';

afterEach(() => vi.restoreAllMocks());

async function open(setup: Parameters<typeof openPage>[0] = {}, attributes = '') {
  const page = await openPage({ customer: 'sanne', ...setup });
  const mounted = page.mount(island, `<div data-widget="address-book" ${attributes}><p>Van de winkel</p></div>`);
  return {
    page,
    ...mounted,
    cards: () => findAllByRole(mounted.element, 'listitem').then((all) => all.filter(({ id }) => id !== '')),
    control: (name: string) => mounted.element.querySelector<HTMLInputElement>(`#sw-address-book-${name}`)!,
    paths: () => page.requests.map(({ method, path }) => `${method} ${path}`),
    status: () => mounted.element.querySelector('[role=status]')?.textContent,
  };
}

const OPENS = ['Wijzigen', 'Adres toevoegen'];

/** The code of the form comes when somebody reaches for it. */
async function click(within: HTMLElement, name: string) {
  await userEvent.click(getByRole(within, 'button', { name }));
  if (OPENS.includes(name)) await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
}

test('each address is shown with its actions', async () => {
  const { cards, page } = await open();
  const [first] = await cards();
  expect(first!.textContent).toContain('Sanne');
  expect(first!.textContent).toContain('Damrak');
  expect(within(first!).getAllByRole('button')).toHaveLength(4);
  expect(page.requests).toMatchObject([{ method: 'POST', path: DATA, body: '' }]);
});

test('the controls of two addresses of one person are described by name and street', async () => {
  const { cards } = await open();
  const descriptions = (await cards()).map((card) =>
    getByRole(card, 'button', { name: 'Verwijderen' })
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(', '),
  );
  expect(descriptions.slice(0, 2)).toEqual(['Sanne de Vries, Damrak 1A', 'Sanne de Vries, Zonneweg 12']);
});

test('one form is open at a time, and the values of another one are restored', async () => {
  const { element, cards, control } = await open();
  const [first, second] = await cards();
  await click(first!, 'Wijzigen');
  await userEvent.type(control('first_name'), 'tje');
  expect(document.activeElement).toBe(control('first_name'));
  await click(second!, 'Wijzigen');
  expect(element.querySelectorAll('form')).toHaveLength(1);
  await click(element, 'Adres toevoegen');
  expect(element.querySelectorAll('form')).toHaveLength(1);
  expect(control('first_name').value).toBe('');
  expect(control('country').value).toBe('nl');
  await click((await cards())[0]!, 'Wijzigen');
  expect(control('first_name').value).toBe('Sannetje');
});

test('a changed address is stored with its id, the form closes and the focus is at the address', async () => {
  const { element, cards, control, page, status } = await open();
  await click((await cards())[0]!, 'Wijzigen');
  await userEvent.clear(control('phone'));
  await userEvent.type(control('phone'), '0201234567');
  await click(element, 'Opslaan');
  await waitFor(() => expect(element.querySelector('form')).toBeNull());
  const { body } = page.requests.find(({ path }) => path === STORE)!;
  expect(body).toMatchObject({ id: 7, street: 'Damrak', house_number: '1', phone: '0201234567' });
  for (const key of ['name', 'address', 'country_name', 'manual_address']) expect(body).not.toHaveProperty(key);
  await waitFor(async () => expect(document.activeElement).toBe((await cards())[0]));
  expect(status()).toContain('is opgeslagen');
});

test('a refused address stays open with its messages, and nothing typed is lost', async () => {
  const { element, control } = await open();
  await click(await findByRole(element, 'button', { name: 'Adres toevoegen' }).then(() => element), 'Adres toevoegen');
  await userEvent.type(control('city'), 'Utrecht');
  await click(element, 'Opslaan');
  await waitFor(() => expect(control('last_name').getAttribute('aria-invalid')).toBe('true'));
  expect(control('city').value).toBe('Utrecht');
});

test('an address that was not searched for is one problem, at the search', async () => {
  const { element, control } = await open({}, 'data-postcode-key="demo"');
  await click(await findByRole(element, 'button', { name: 'Adres toevoegen' }).then(() => element), 'Adres toevoegen');
  const form = within(element.querySelector('form')!);
  await click(element, 'Opslaan');
  await form.findByRole('link', { name: /^Zoek je adres en kies het uit de lijst/ });
  expect(control('address_search').getAttribute('aria-invalid')).toBe('true');
  expect(element.querySelector(':disabled[aria-invalid]')).toBeNull();
  await userEvent.click(form.getByLabelText('Adres zelf invullen'));
  expect(control('street').getAttribute('aria-invalid')).toBeNull();
  await click(element, 'Opslaan');
  await waitFor(() => expect(control('street').getAttribute('aria-invalid')).toBe('true'));
});

test('text that was left in the search without choosing an address is not lost on saving', async () => {
  const { element, cards, control, paths } = await open({}, 'data-postcode-key="demo"');
  await click((await cards())[0]!, 'Wijzigen');
  const form = within(element.querySelector('form')!);
  await userEvent.click(form.getByRole('button', { name: 'Wijzigen' }));
  await userEvent.type(control('address_search'), 'Zonneweg 12');
  await click(element, 'Opslaan');
  const link = await form.findByRole('link', { name: /^Zoek je adres en kies het uit de lijst/ });
  expect(link.getAttribute('href')).toBe(`#${control('address_search').id}`);
  expect(paths()).not.toContain(`POST ${STORE}`);
  await userEvent.clear(control('address_search'));
  await userEvent.type(control('address_search'), '1012 LG 5');
  await userEvent.click(await form.findByRole('option', { name: /Damrak 5/ }));
  await waitFor(() => expect(control('address_search')).toBeNull());
  await click(element, 'Opslaan');
  await waitFor(() => expect(element.querySelector('form')).toBeNull());
});

test('a search that is emptied again leaves the earlier address', async () => {
  const { element, cards, control, page } = await open({}, 'data-postcode-key="demo"');
  await click((await cards())[0]!, 'Wijzigen');
  const form = within(element.querySelector('form')!);
  await userEvent.click(form.getByRole('button', { name: 'Wijzigen' }));
  await userEvent.type(control('address_search'), 'Zonneweg 12');
  await userEvent.tab();
  await form.findByText(/^Zoek je adres en kies het uit de lijst/);
  await userEvent.clear(control('address_search'));
  await click(element, 'Opslaan');
  await waitFor(() => expect(element.querySelector('form')).toBeNull());
  expect(page.requests.find(({ path }) => path === STORE)!.body).toMatchObject({ street: 'Damrak' });
});

test('a failed save shows a message in the form, and a second attempt works', async () => {
  const { element, cards, control } = await open({ answers: { [STORE]: { how: '500', times: 1 } } });
  await click((await cards())[0]!, 'Wijzigen');
  await userEvent.type(control('first_name'), 'tje');
  await click(element, 'Opslaan');
  await findByRole(element, 'alert');
  expect(control('first_name').value).toBe('Sannetje');
  await click(element, 'Opslaan');
  await waitFor(() => expect(element.querySelector('form')).toBeNull());
});

test('many clicks on save are one call', async () => {
  const { element, cards, paths } = await open({
    answers: { [STORE]: 'slow' },
    wait: () => new Promise((done) => setTimeout(done, 50)),
  });
  await click((await cards())[0]!, 'Wijzigen');
  await userEvent.dblClick(getByRole(element, 'button', { name: 'Opslaan' }));
  await waitFor(() => expect(element.querySelector('form')).toBeNull());
  expect(paths().filter((path) => path.endsWith('/store'))).toHaveLength(1);
});

test('no other form opens while one is being saved', async () => {
  const { element, cards, control } = await open({
    answers: { [STORE]: '500' },
    wait: () => new Promise((done) => setTimeout(done, 50)),
  });
  const [first, second] = await cards();
  await click(first!, 'Wijzigen');
  await userEvent.clear(control('city'));
  getByRole(element, 'button', { name: 'Opslaan' }).click();
  getByRole(second!, 'button', { name: 'Wijzigen' }).click();
  getByRole(element, 'button', { name: 'Adres toevoegen' }).click();
  await findByRole(element, 'alert');
  expect(first!.querySelector('form')).not.toBeNull();
  expect(control('city').value).toBe('');
});

test('another address becomes the default', async () => {
  const { cards, page } = await open();
  const [, second] = await cards();
  await click(second!, 'Gebruik als bezorgadres');
  await waitFor(() => expect(second!.textContent).toContain('Standaardbezorgadres'));
  expect(page.requests.at(-1)).toMatchObject({ path: DEFAULT, body: { type: 'shipping', id: 8 } });
});

test('a failed default shows no message and can be tried again', async () => {
  const { cards, element } = await open({ answers: { [DEFAULT]: { how: '500', times: 1 } } });
  const [, second] = await cards();
  await click(second!, 'Gebruik als factuuradres');
  await waitFor(() =>
    expect(getByRole(second!, 'button', { name: 'Gebruik als factuuradres' }).hasAttribute('aria-disabled')).toBe(
      false,
    ),
  );
  expect(element.querySelector('[role=alert]')).toBeNull();
});

test('deleting asks for confirmation; cancelling deletes nothing', async () => {
  const { cards, element, paths } = await open({ locale: 'en' });
  await click((await cards())[0]!, 'Delete');
  const dialog = await findByRole(element, 'dialog', { name: 'Are you sure you want to delete this address?' });
  await click(dialog, 'Cancel');
  await waitFor(() => expect(queryByRole(element, 'dialog')).toBeNull());
  expect(paths()).toEqual([`POST ${DATA}`]);
});

test('a deleted address is gone, the list is read again and the focus is at the next one', async () => {
  const { cards, element, paths, status } = await open();
  const [first, ...rest] = await cards();
  await click(first!, 'Verwijderen');
  await click(await findByRole(element, 'dialog'), 'Verwijderen');
  await waitFor(async () => expect(await cards()).toHaveLength(rest.length));
  await waitFor(() =>
    expect(paths()).toEqual([`POST ${DATA}`, 'DELETE /dashboard/addresses/7/vue/delete', `POST ${DATA}`]),
  );
  await waitFor(async () => expect(document.activeElement).toBe((await cards())[0]));
  expect(status()).toBe('Het adres Damrak 1A is verwijderd.');
});

test('a failed deletion reads the list again and shows no message', async () => {
  const { cards, element, paths } = await open({ answers: { '/dashboard/addresses/7/vue/delete': '500' } });
  const before = await cards();
  await click(before[0]!, 'Verwijderen');
  await click(await findByRole(element, 'dialog'), 'Verwijderen');
  await waitFor(() => expect(paths().filter((path) => path === `POST ${DATA}`)).toHaveLength(2));
  expect(await cards()).toHaveLength(before.length);
  expect(element.querySelector('[role=alert]')).toBeNull();
});

test('a customer without addresses sees an empty state, after the shop’s answer', async () => {
  const { element, cards } = await open({ locale: 'en' });
  expect(queryByText(element, 'You have no addresses yet')).toBeNull();
  for (let left = (await cards()).length; left > 0; left -= 1) {
    await waitFor(() => expect(element.querySelectorAll('[id^=sw-address-book-address]')).toHaveLength(left));
    await waitFor(() =>
      expect(getAllByRole(element, 'button', { name: 'Delete' })[0]!.getAttribute('aria-disabled')).toBeNull(),
    );
    await userEvent.click(getAllByRole(element, 'button', { name: 'Delete' })[0]!);
    await click(await findByRole(element, 'dialog'), 'Delete');
    await waitFor(() => expect(queryByRole(element, 'dialog')).toBeNull());
  }
  await findByText(element, 'You have no addresses yet');
  await waitFor(() => expect(document.activeElement).toBe(getByRole(element, 'button', { name: 'Add address' })));
});

test('typed values survive a reload, and are deleted on cancel', async () => {
  const { element, control, page, unmount } = await open();
  await click(await findByRole(element, 'button', { name: 'Adres toevoegen' }).then(() => element), 'Adres toevoegen');
  await userEvent.type(control('city'), 'Utrecht');
  unmount();
  element.remove();
  const { element: again } = page.mount(island, '<div data-widget="address-book"></div>');
  await findByText(again, 'We hebben bewaard wat je eerder hebt ingevuld.');
  await waitFor(() => expect(again.querySelector<HTMLInputElement>('#sw-address-book-city')?.value).toBe('Utrecht'));
  await click(again, 'Annuleren');
  await waitFor(() => expect(document.activeElement).toBe(getByRole(again, 'button', { name: 'Adres toevoegen' })));
  expect(sessionStorage.getItem('sw-address-book')).toBeNull();
});

test('a list that is missing from an answer is read again', async () => {
  const { cards, paths, page } = await open();
  const [, second] = await cards();
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const answer = await fetch(...call);
    return new URL(answer.url || (call[0] as Request).url).pathname === DEFAULT
      ? new Response(null, { status: 204 })
      : answer;
  });
  await click(second!, 'Gebruik als bezorgadres');
  await waitFor(() => expect(paths().slice(-2)).toEqual([`POST ${DEFAULT}`, `POST ${DATA}`]));
  await waitFor(async () => expect((await cards())[0]?.textContent).toContain('Standaardbezorgadres'));
  expect(page.requests).toHaveLength(3);
});

test('a failed first call leaves the shop’s own list, without a message', async () => {
  const { element, states } = await open({ answers: { [DATA]: '500' } });
  await waitFor(() => expect(states).toEqual(['failed']), { timeout: 4000 });
  expect(element.textContent).toContain('Van de winkel');
  expect(element.querySelector<HTMLElement>('.sw-root')?.hidden).toBe(true);
});
