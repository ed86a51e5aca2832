// @vitest-environment happy-dom
import {
  findByRole,
  findByText,
  getByLabelText,
  getByRole,
  queryByLabelText,
  queryByText,
  waitFor,
} from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { bus } from '../../tests/support/page-bus.ts';
import { openPage } from '../../tests/support/open-page.ts';
import { island } from './address-form.island.tsx';

const COUNTRIES = ['nl', 'be', 'de', 'lu', 'at', 'ch', 'fr', 'es'].map((code) => ({ alpha_2_code: code, name: code }));
const JANSEN = {
  id: 7,
  first_name: 'Marieke',
  last_name: 'Jansen',
  phone: '0201234567',
  type: 'business',
  company: 'Jansen BV',
  country: 'es',
  street: 'Calle Mayor',
  address: 'Calle Mayor 12 B',
  house_number: 12,
  house_number_addition: 'B',
  zip_code: '28001',
  city: 'Madrid',
  vat_number: 'ESB12345678',
};

async function open(inputs: Readonly<Record<string, unknown>> = {}, setup: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage(setup);
  const place = document.createElement('div');
  place.innerHTML = '<div data-widget="address-form"></div>';
  const inputsOfForm = { countries: COUNTRIES, postcodeKey: 'demo', ...inputs };
  for (const [name, value] of Object.entries(inputsOfForm))
    (place.firstElementChild as HTMLElement).dataset[name] = typeof value === 'string' ? value : JSON.stringify(value);
  const saved: unknown[] = [];
  bus.on('address-saved', ({ address }) => saved.push(address));
  const mounted = page.mount(island, place.innerHTML);
  const { element } = mounted;
  await findByRole(element, 'button', { name: 'Opslaan' });
  return {
    page,
    saved,
    ...mounted,
    save: () => userEvent.click(getByRole(element, 'button', { name: 'Opslaan' })),
    control: (name: string) => element.querySelector<HTMLInputElement>(`[id^="sw-address-form-"][id$="-${name}"]`)!,
    isWrong: (name: string) => element.querySelector(`[name="${name}"]`)?.getAttribute('aria-invalid') === 'true',
    choose: (name: string, value: string) =>
      userEvent.selectOptions(element.querySelector<HTMLSelectElement>(`select[name="${name}"]`)!, value),
  };
}

test('a new address is private and in the default country', async () => {
  const { element, control } = await open({ defaultCountry: 'BE' });
  expect(getByLabelText<HTMLInputElement>(element, 'Particulier').checked).toBe(true);
  expect(control('country').value).toBe('be');
  const { control: standard } = await open();
  expect(standard('country').value).toBe('nl');
  const { control: unnamed } = await open({ defaultCountry: '' });
  expect(unnamed('country').value).toBe('nl');
});

test('two forms on one page have different ids', async () => {
  const [first, second] = [await open(), await open()];
  for (const name of ['first_name', 'country', 'address_search', 'manual_address', 'phone'])
    expect([name, first.control(name).id === second.control(name).id]).toEqual([name, false]);
  expect(getByLabelText(second.element, /Voornaam/)).toBe(second.control('first_name'));
});

test('the page knows which of its forms was submitted', async () => {
  const [first, second] = [await open(), await open({ address: JANSEN })];
  const submitted: (Element | undefined)[] = [];
  bus.on('address-saved', ({ element }) => submitted.push(element));
  await second.save();
  await waitFor(() => expect(submitted).toEqual([second.element]));
  await first.save();
  await waitFor(() => expect(submitted).toEqual([second.element, first.element]));
});

test('saving publishes the address with its id, and sends nothing to the shop', async () => {
  const { page, saved, save } = await open({ address: JANSEN });
  await save();
  const { address: _, ...fields } = JANSEN;
  await waitFor(() => expect(saved).toEqual([{ ...fields, house_number: '12', middle_name: '', ignore_vat: false }]));
  expect(page.requests).toEqual([]);
});

test('a new address has no id, a private one no company, and manual entry is not published', async () => {
  const { saved, save, element } = await open({ address: { ...JANSEN, id: null } });
  await userEvent.click(getByLabelText(element, 'Particulier'));
  await save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ type: 'private', company: '', vat_number: '' });
  expect(Object.keys(saved[0] as object)).not.toEqual(expect.arrayContaining(['id']));
  expect(saved[0]).not.toHaveProperty('manual_address');
});

test('nothing is marked before the first attempt to save', async () => {
  const { save, isWrong, element } = await open({
    postcodeKey: '',
    errors: { zip_code: ['Onbekend.'], last_name: 'Te kort.' },
  });
  expect(isWrong('zip_code')).toBe(false);
  await save();
  await waitFor(() => expect(isWrong('zip_code')).toBe(true));
  expect(isWrong('last_name')).toBe(true);
  expect(isWrong('first_name')).toBe(false);
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Controleer je gegevens'));
  await userEvent.type(getByLabelText(element, /^Achternaam/), 'V');
  expect(isWrong('last_name')).toBe(false);
});

test('errors of the page are shown, also the same ones again', async () => {
  const { save, isWrong, element, control } = await open();
  await save();
  element.dataset['errors'] = JSON.stringify({ message: 'Nee.', errors: { phone: ['Te kort.'] } });
  await waitFor(() => expect(isWrong('phone')).toBe(true));
  await userEvent.type(control('phone'), '1');
  expect(isWrong('phone')).toBe(false);
  element.setAttribute('data-errors', element.getAttribute('data-errors')!);
  await waitFor(() => expect(isWrong('phone')).toBe(true));
  element.dataset['errors'] = '{}';
  await waitFor(() => expect(isWrong('phone')).toBe(false));
});

test.each([
  ['private', 'nl', false],
  ['private', 'es', false],
  ['business', 'nl', false],
  ['business', 'be', true],
  ['business', 'es', true],
] as const)('%s in %s is asked for a VAT number: %s', async (type, country, isAsked) => {
  const { control } = await open({ address: { ...JANSEN, type, country } });
  expect(control('vat_number') !== null).toBe(isAsked);
  expect(control('company') !== null).toBe(type === 'business');
});

test.each(['nl', 'be', 'de', 'lu', 'at', 'ch', 'fr'])(
  'in %s addresses are searched, and typed on request',
  async (code) => {
    const { control, element } = await open({ address: { ...JANSEN, country: code } });
    expect(control('street').disabled).toBe(true);
    expect(control('street').closest('[hidden]')).not.toBeNull();
    getByRole(element, 'group', { name: 'Adres' });
    await userEvent.click(getByRole(element, 'button', { name: 'Wijzigen' }));
    expect(document.activeElement).toBe(control('address_search'));
    await userEvent.click(getByLabelText(element, 'Adres zelf invullen'));
    expect(control('street').disabled).toBe(false);
    expect(control('street').closest('[hidden]')).toBeNull();
    expect(control('street').value).toBe('Calle Mayor');
  },
);

test('elsewhere, and without a key, addresses are typed', async () => {
  const { control, choose, element } = await open({ address: JANSEN });
  expect(control('address_search')).toBeNull();
  await choose('country', 'fr');
  // The known address is in another country.
  expect(control('address_search')).not.toBeNull();
  expect(element.textContent).toContain('Je hebt een ander land gekozen.');
  const { control: without } = await open({ postcodeKey: '' });
  expect(without('address_search')).toBeNull();
  expect(without('house_number').maxLength).toBe(10);
  expect(without('house_number_addition').maxLength).toBe(10);
});

test('a failed search opens manual entry once, with a message', async () => {
  const { page, control, element } = await open({}, { answers: { '/postcode': '500' } });
  const isManual = () => control('manual_address').checked;
  const announced = () => [...element.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');
  await userEvent.type(control('address_search'), 'Dam');
  await waitFor(() => expect(isManual()).toBe(true));
  expect(announced()).toContain('Adressen zoeken lukt nu niet.');
  await userEvent.click(control('manual_address'));
  const callsBefore = page.requests.length;
  await userEvent.type(control('address_search'), 'r');
  await waitFor(() => expect(page.requests.length).toBeGreaterThan(callsBefore));
  await waitFor(() => expect(control('address_search').closest('.sw-address-search--busy')).toBeNull());
  expect(isManual()).toBe(false);
});

const BOX = 'Doorgaan zonder btw-nummer controle';

const FLAG = 'vat_number_check_not_possible';

describe.each([
  ['a map of lists', { [FLAG]: ['1'] }],
  ['a map of texts', { [FLAG]: 'Kan nu niet.' }],
  ['a map of truths', { [FLAG]: true }],
  ['a list of codes', [FLAG]],
  ['a code under the field', { vat_number: [FLAG] }],
  ['a nested map', { address: { [FLAG]: ['1'] } }],
  ['a whole answer', { message: 'Nee.', errors: { [FLAG]: ['1'] } }],
  ['a whole answer with a list', { message: 'Nee.', errors: [FLAG] }],
  ['one code', JSON.stringify(FLAG)],
])('a VAT number that could not be checked, reported by %s', (_, errors) => {
  test.each([
    ['business', 'es', true],
    ['business', 'be', true],
    ['business', 'nl', false],
    ['private', 'es', false],
  ] as const)('a %s buyer in %s can continue without a check: %s', async (type, country, isOffered) => {
    const { element } = await open({ address: { ...JANSEN, type, country }, errors });
    expect(queryByLabelText(element, BOX) !== null).toBe(isOffered);
    expect(queryByText(element, /Controleer je gegevens/)).toBeNull();
  });
});

test('the box to continue without a check is read from the JSON child, and depends on the buyer', async () => {
  const page = await openPage();
  const json = { countries: COUNTRIES, defaultCountry: 'be', errors: { [FLAG]: ['1'] } };
  const { element } = page.mount(
    island,
    `<div data-widget="address-form"><script type="application/json">${JSON.stringify(json)}</script></div>`,
  );
  await findByRole(element, 'button', { name: 'Opslaan' });
  expect(queryByLabelText(element, BOX)).toBeNull();
  await userEvent.click(getByLabelText(element, 'Zakelijk'));
  expect(getByLabelText<HTMLInputElement>(element, BOX).checked).toBe(false);
  await userEvent.selectOptions(getByLabelText(element, 'Land'), 'nl');
  expect(queryByLabelText(element, BOX)).toBeNull();
});

test('the box stays after it was ticked, and a false flag does not show it', async () => {
  const { element } = await open({ address: { ...JANSEN, ignore_vat: '1' } });
  await userEvent.click(getByLabelText(element, BOX));
  expect(getByLabelText<HTMLInputElement>(element, BOX).checked).toBe(false);
  for (const no of [false, '0', [false], [0], []]) {
    const { element: second } = await open({ address: JANSEN, errors: { [FLAG]: no } });
    expect([no, queryByLabelText(second, BOX)]).toEqual([no, null]);
  }
});

test.each([
  [{ [FLAG]: ['1'] }, /Er ging iets mis/],
  [{ unknown: ['Dat gaat niet.'] }, 'Dat gaat niet.'],
  [{ company: ['Vul een bedrijfsnaam in.'] }, 'Vul een bedrijfsnaam in.'],
  ['"Dat gaat niet."', 'Dat gaat niet.'],
])('errors of the page that no field shows, %j, are shown as a message', async (errors, words) => {
  const { element, save } = await open({ address: { ...JANSEN, type: 'private' }, errors });
  await save();
  await findByText(element, words);
  expect(getByRole(element, 'button', { name: 'Opslaan' }).hasAttribute('aria-disabled')).toBe(false);
});

test('an empty address is one problem, at the search, and none after manual entry', async () => {
  const errors = { street: ['Vul de straat in.'], zip_code: ['Vul de postcode in.'], city: ['Vul de plaats in.'] };
  const { element, save, control } = await open({ errors });
  await save();
  const link = await findByRole(element, 'link', { name: /^Zoek je adres en kies het uit de lijst/ });
  expect(link.getAttribute('href')).toBe(`#${control('address_search').id}`);
  expect(control('address_search').getAttribute('aria-invalid')).toBe('true');
  expect(element.querySelectorAll('[aria-invalid]')).toHaveLength(1);
  await userEvent.click(getByLabelText(element, 'Adres zelf invullen'));
  expect(element.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  expect(queryByText(element, 'Controleer je gegevens')).toBeNull();
});

test('a field that appears after a refusal is not marked', async () => {
  const { element, save, control, isWrong } = await open({
    address: JANSEN,
    errors: { company: ['Vul in.'], vat_number: ['Vul in.'] },
  });
  await save();
  await waitFor(() => expect(isWrong('company')).toBe(true));
  await userEvent.click(getByLabelText(element, 'Particulier'));
  expect(queryByText(element, 'Controleer je gegevens')).toBeNull();
  await userEvent.click(getByLabelText(element, 'Zakelijk'));
  expect(control('company')).not.toBeNull();
  expect([isWrong('company'), isWrong('vat_number')]).toEqual([false, false]);
});

test('autofilled values without an event are saved', async () => {
  const { control, saved, save } = await open({ address: JANSEN });
  control('city').value = 'Toledo';
  await save();
  await waitFor(() => expect(saved).toMatchObject([{ city: 'Toledo' }]));
});

test('a page without countries gets an error', async () => {
  const page = await openPage();
  const { templateErrors, states } = page.mount(island, '<div data-widget="address-form"><p>Adres</p></div>');
  expect(states).toEqual(['failed']);
  expect(templateErrors[0]).toMatchObject({ attribute: 'data-countries' });
});

describe('a country with one street line', () => {
  const countries = [
    { alpha_2_code: 'nl', name: 'Nederland' },
    { alpha_2_code: 'fr', name: 'Frankrijk', address_format: 'lines', second_line: true },
  ];

  test('an address keeps its line, and the event has its parts', async () => {
    const address = {
      ...JANSEN,
      country: 'fr',
      address: null,
      street: '12 bis rue de Rivoli',
      house_number: '',
      house_number_addition: '',
      address_line_2: 'Bâtiment C',
    };
    const { control, save, saved } = await open({ countries, address });
    expect([control('street').value, control('address_line_2').value]).toEqual(['12 bis rue de Rivoli', 'Bâtiment C']);
    expect(control('house_number')).toBeNull();
    await save();
    expect(saved).toEqual([
      expect.objectContaining({ street: '12 bis rue de Rivoli', house_number: '', address_line_2: 'Bâtiment C' }),
    ]);
    expect(saved[0]).not.toHaveProperty('province');
  });

  test('an address that was saved with a house number has it in its line', async () => {
    const { control } = await open({ countries, address: { ...JANSEN, country: 'fr' } });
    expect(control('street').value).toBe('Calle Mayor 12 B');
  });

  test('a message about the house number is shown at the line', async () => {
    const { control, save, isWrong } = await open({
      countries,
      address: { ...JANSEN, country: 'fr' },
      errors: { house_number: ['Vul een huisnummer in.'] },
    });
    await save();
    expect(isWrong('street')).toBe(true);
    expect(control('street')).not.toBeNull();
  });
});
