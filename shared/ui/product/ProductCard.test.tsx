// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { ProductCard } from './ProductCard.tsx';
import type { RelatedItem } from '../../contract/cart.ts';
import { ProductRow } from './ProductRow.tsx';

const inverter = { name: 'Growatt MIN 3000', url: '/growatt-min-3000', image: '/i.jpg', product: { price: 64900 } };

test('a card has one link to its product', () => {
  renderKit(<ProductCard {...inverter} rating={4.6} product={{ price: 64900, from_price: 72900 }} inStock />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Growatt MIN 3000', '/growatt-min-3000'],
  ]);
  expect(screen.getByRole('heading', { level: 3, name: 'Growatt MIN 3000' })).toBeTruthy();
  expect(screen.getByRole('img', { name: '4,5 van 5' })).toBeTruthy();
  expect(screen.getByText('€ 649,-')).toBeTruthy();
  expect(screen.getByText('€ 729,-')).toBeTruthy();
  expect(screen.getByText('Direct leverbaar')).toBeTruthy();
});

test.each([
  { name: 'Huawei SUN2000-3.0KTL-L1 omvormer', codes: ['SUN2000-3.0KTL-L1'] },
  { name: 'FoxESS H1-5.0-E-G2 omvormer', codes: ['H1-5.0-E-G2'] },
  { name: 'Growatt MOD XH-5000', codes: ['XH-5000'] },
  { name: 'MC4-connectorset, 10 stuks', codes: ['MC4-connectorset,'] },
  { name: 'Stäubli connector-set - zwart', codes: [] },
  { name: ' SE5000-A  SE10-B ', codes: ['SE5000-A', 'SE10-B'] },
])('the codes of "$name" stay in one piece, and its text is the same', ({ name, codes }) => {
  const { container } = renderKit(<ProductCard {...inverter} name={name} />);
  expect(screen.getByRole('link').textContent).toBe(name);
  expect(screen.getByRole('link', { name: name.trim().replaceAll(/\s+/g, ' ') })).toBeTruthy();
  expect([...container.querySelectorAll('.sw-product-name__code')].map(({ textContent }) => textContent)).toEqual(
    codes,
  );
});

test('a name without end costs no time', () => {
  const name = '1'.repeat(20_000);
  const startedAt = performance.now();
  renderKit(<ProductCard {...inverter} name={name} />);
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

test('a price on request shows no amount', () => {
  renderKit(<ProductCard {...inverter} product={{ price: 64900, price_on_request: true }} />);
  expect(screen.getByText('Prijs op aanvraag')).toBeTruthy();
  expect(screen.queryByText(/€/)).toBeNull();
});

test('a product that is not for sale yet has a label', () => {
  renderKit(<ProductCard {...inverter} isPreHeat inStock={false} />);
  expect(screen.getByText('Binnenkort leverbaar')).toBeTruthy();
  expect(screen.getByText('Tijdelijk uitverkocht')).toBeTruthy();
});

test('fields that are not given are not rendered', () => {
  renderKit(<ProductCard {...inverter} url={null} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('img', { name: /van 5/ })).toBeNull();
  expect(screen.queryByText(/leverbaar|uitverkocht/)).toBeNull();
});

const related: RelatedItem = {
  id: 512,
  type: 'product',
  name: 'MC4-connectorset',
  url: '/mc4-set',
  image: null,
  image_alt: null,
  rating: 4.8,
  price: 395,
  from_price: null,
  in_stock: true,
  pre_heat: false,
  price_on_request: false,
};

test('a row is a list with a heading', () => {
  renderKit(
    <ProductRow heading="Andere klanten kochten ook" products={[related, { ...related, id: 513, name: 'Dakhaak' }]} />,
  );
  const row = screen.getByRole('region', { name: 'Andere klanten kochten ook' });
  expect(within(row).getAllByRole('listitem')).toHaveLength(2);
});

test('a row without products has no heading', () => {
  renderKit(<ProductRow heading="Andere klanten kochten ook" products={[]} />);
  expect(screen.queryByText('Andere klanten kochten ook')).toBeNull();
});
