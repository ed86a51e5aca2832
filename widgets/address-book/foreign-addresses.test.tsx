// @vitest-environment happy-dom
import { findAllByRole, getByRole, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { island } from './address-book.island.tsx';

const STORE = '/dashboard/addresses/vue/store';

async function open(extras: readonly 'foreign-addresses'[]) {
  const page = await openPage({ customer: 'sanne', extras: [...extras] });
  const { element } = page.mount(island, '<div data-widget="address-book" data-postcode-key="demo"></div>');
  await findAllByRole(element, 'listitem');
  const press = (name: string) => userEvent.click(getByRole(element, 'button', { name }));
  const control = (name: string) => element.querySelector<HTMLInputElement>(`#sw-address-book-${name}`)!;
  const stored = () => page.requests.filter(({ path }) => path === STORE).map(({ body }) => body);
  await press('Adres toevoegen');
  await waitFor(() => expect(control('country')).not.toBeNull());
  return { element, control, press, stored };
}

test('an address of one street line is stored, shown and edited as it was typed', async () => {
  const { element, control, press, stored } = await open(['foreign-addresses']);
  await userEvent.selectOptions(control('country'), 'es');
  const typed = {
    first_name: 'Sanne',
    last_name: 'Vries',
    street: 'Calle de Alcalá 25 bis',
    address_line_2: 'Escalera B',
    zip_code: '28014',
    city: 'Alcalá',
    phone: '+34911234567',
  };
  for (const [name, value] of Object.entries(typed)) await userEvent.type(control(name), value);
  expect(control('house_number')).toBeNull();
  await press('Opslaan');
  await waitFor(() => expect(control('province').getAttribute('aria-invalid')).toBe('true'));
  await userEvent.selectOptions(control('province'), 'M');
  await press('Opslaan');
  await waitFor(() => expect(element.querySelector('form')).toBeNull());
  expect(stored().at(-1)).toMatchObject({ ...typed, house_number: '', province: 'M' });
  const card = (await findAllByRole(element, 'listitem')).find((item) => item.textContent.includes('28014'))!;
  expect(card.textContent).toMatch(/Calle de Alcalá 25 bis.*Escalera B.*28014 Alcalá.*Madrid.*Spanje/);
  await userEvent.click(getByRole(card, 'button', { name: 'Wijzigen' }));
  await waitFor(() => expect(control('street')).not.toBeNull());
  expect([control('street').value, control('address_line_2').value, control('province').value]).toEqual([
    'Calle de Alcalá 25 bis',
    'Escalera B',
    'M',
  ]);
});

test('without these keys nothing of it is asked for or sent', async () => {
  const { control, press, stored } = await open([]);
  await userEvent.selectOptions(control('country'), 'es');
  const typed = {
    first_name: 'Sanne',
    last_name: 'Vries',
    street: 'Calle Mayor',
    house_number: '12',
    zip_code: '28014',
    city: 'Madrid',
    phone: '+34911234567',
  };
  for (const [name, value] of Object.entries(typed)) await userEvent.type(control(name), value);
  expect([control('address_line_2'), control('province')]).toEqual([null, null]);
  await press('Opslaan');
  await waitFor(() => expect(stored()).toHaveLength(1));
  expect(stored()[0]).not.toHaveProperty('province');
  expect(stored()[0]).not.toHaveProperty('address_line_2');
});
