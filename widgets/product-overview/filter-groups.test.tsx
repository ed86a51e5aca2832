// @vitest-environment happy-dom
import { configure, findByRole, within } from '@testing-library/dom';
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
