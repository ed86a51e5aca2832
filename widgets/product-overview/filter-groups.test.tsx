// @vitest-environment happy-dom
import { configure, findByRole, screen, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { island } from './product-overview.island.tsx';

// No style sheet hides anything here.
configure({ defaultHidden: true });
beforeEach(() => history.replaceState(null, '', '/omvormers'));

const filter = (name: string, options: readonly string[]) => ({
  id: name,
  name,
  url_alias: name.toLowerCase(),
  options: options.map((option, at) => ({ id: `${name}-${at}`, name: option, url_alias: `${at}` })),
});

const POWERS = '0,5 1 1,5 2 2,5 3 3,6 4 4.2 5 5,5 6 8 10 15 25'.split(' ');
const POWER = filter(
  'Vermogen',
  POWERS.map((power) => `${power} kW`),
);

async function openFilters(filters: readonly ReturnType<typeof filter>[], path = '/omvormers') {
  history.replaceState(null, '', path);
  const page = await openPage();
  const filter_options = filters.flatMap(({ options }) => options.map(({ id }) => id));
  const products = [
    { id: 1, type: 'product', name: 'Omvormer', url: '/1', price: 10, orderable: true, filter_options },
  ];
  const firstAnswer = Promise.resolve(Response.json({ products, filters }));
  const { element } = page.mount(island, '<div data-id="1"></div>', { firstAnswer });
  return within(await findByRole(element, 'complementary'));
}

test.each([
  ['5', ['5 kW', '0,5 kW', '1,5 kW', '2,5 kW', '5,5 kW', '15 kW', '25 kW', '1 kW']],
  ['5 kw', ['5 kW', '0,5 kW', '1,5 kW', '2,5 kW', '5,5 kW', '15 kW', '25 kW', '1 kW']],
  ['2,5', ['2,5 kW', '1 kW']],
  ['2.5', ['2,5 kW', '1 kW']],
  ['4,2', ['4.2 kW', '1 kW']],
])('the search for “%s” shows %j: the exact value first, and last what is chosen', async (typed, expected) => {
  const filters = await openFilters([POWER], '/omvormers/vermogen:1');
  await userEvent.type(await filters.findByRole('searchbox', { name: 'Zoek in Vermogen' }), typed);
  const boxes = within(filters.getByRole('group', { name: 'Vermogen' })).getAllByRole('checkbox');
  expect(boxes.map((box) => box.nextElementSibling!.textContent)).toEqual(expected);
});

const optionsIn = (group: HTMLElement) =>
  within(group)
    .getAllByRole('checkbox')
    .map((box) => box.nextElementSibling!.textContent);

test('a filter with many numbers has steps, which select all of their options at once', async () => {
  const filters = await openFilters([POWER]);
  const power = filters.getByRole('group', { name: 'Vermogen' });
  expect(optionsIn(power)).toEqual(['tot 2 kW', '2 tot 5 kW', '5 tot 10 kW', '10 tot 20 kW', '25 kW']);
  await userEvent.click(within(power).getByRole('checkbox', { name: /^2 tot 5 kW/ }));
  expect(location.pathname).toBe('/omvormers/vermogen:3,4,5,6,7,8');
  expect(await screen.findByRole('link', { name: 'Filter verwijderen: Vermogen: 2 tot 5 kW' })).toBeTruthy();
  await userEvent.click(within(power).getByRole('checkbox', { name: /^2 tot 5 kW/ }));
  expect(location.pathname).toBe('/omvormers');
});

test('a step with some of its options is mixed, and completes them when it is pressed', async () => {
  const filters = await openFilters([POWER], '/omvormers/vermogen:5,9');
  const power = filters.getByRole('group', { name: 'Vermogen' });
  const [, step] = within(power).getAllByRole<HTMLInputElement>('checkbox');
  expect([step!.indeterminate, step!.checked]).toEqual([true, false]);
  // What is selected on its own is listed, with its own link to remove it.
  expect(optionsIn(power).slice(5)).toEqual(['3 kW', '5 kW']);
  expect(screen.getByRole('link', { name: 'Filter verwijderen: Vermogen: 3 kW' })).toBeTruthy();
  await userEvent.click(step!);
  expect(location.pathname).toBe('/omvormers/vermogen:5,9,3,4,6,7,8');
  expect([step!.indeterminate, step!.checked]).toEqual([false, true]);
});

test('all numbers are shown on demand', async () => {
  const filters = await openFilters([POWER]);
  const power = filters.getByRole('group', { name: 'Vermogen' });
  await userEvent.click(within(power).getByRole('button', { name: 'Toon meer: Vermogen' }));
  expect(optionsIn(power)).toEqual(POWERS.map((value) => `${value} kW`));
});

const OTHERS = ['Fasen', 'Trackers', 'Klasse', 'Garantie'].map((name) => filter(name, ['1', '2']));

test('filters with numbers come first, and all but three filters are folded', async () => {
  const filters = await openFilters([...OTHERS, POWER], '/omvormers/garantie:1');
  const groups = filters.getAllByRole('group').filter((group) => group instanceof HTMLDetailsElement);
  const states = groups.map((group) => [group.querySelector('summary')!.textContent, group.open]);
  expect(states).toEqual([
    ['Prijs (€)', true],
    ['Vermogen', true],
    ['Fasen', true],
    ['Trackers', true],
    ['Klasse', false],
    // Something in it is selected.
    ['Garantie', true],
    ['Aanbiedingen', true],
  ]);
});

test('a group stays as the shopper left it, whatever is selected then', async () => {
  const filters = await openFilters([...OTHERS, POWER], '/omvormers/garantie:1');
  const garantie = filters.getByText('Garantie').closest('details')!;
  await waitFor(() => expect(garantie.open).toBe(true));
  await userEvent.click(within(garantie).getByRole('checkbox', { name: /^2/ }));
  await userEvent.click(within(garantie).getByRole('checkbox', { name: /^2/ }));
  expect(garantie.open).toBe(true);
});
