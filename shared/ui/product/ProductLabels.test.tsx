// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { energyColour } from './EnergyArrow.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductLabels, type ProductLabelsProps } from './ProductLabels.tsx';

const guarantee_label = { image: '/g.svg', width: 480, height: 320, years: 10, alt: null, url: '/guarantee' };
const energy_label = { class: 'B', image: '/e.svg', sheet: '/sheet.pdf' };

function draw(product: ProductLabelsProps['product'], locale: 'nl' | 'de' | 'en' = 'nl') {
  return renderKit(<ProductLabels product={product} name="Growatt MIN 3000" />, locale).container;
}

test('the durability label is the file of the shop, in its proportions, and says what it says', async () => {
  const container = draw({ guarantee_label });
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: /10 jaar$/ });
  expect(picture.getAttribute('src')).toBe('/g.svg');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['480', '320']);
  expect(container.querySelector('.sw-artwork[data-guarantee-label]')).toBe(picture);
});

test.each([
  {
    label: guarantee_label,
    locale: 'de',
    alt: 'Kennzeichnung: gewerbliche Haltbarkeitsgarantie des Herstellers, 10 Jahre',
  },
  {
    label: { ...guarantee_label, years: undefined },
    locale: 'en',
    alt: 'Label: producer’s commercial guarantee of durability',
  },
  { label: { ...guarantee_label, alt: 'GARAN 10' }, locale: 'nl', alt: 'GARAN 10' },
] as const)('its text alternative in $locale is "$alt"', async ({ label, locale, alt }) => {
  draw({ guarantee_label: label }, locale);
  expect(await screen.findByRole('img', { name: alt })).toBeTruthy();
});

test('it opens in full size, with the link to the guarantee', async () => {
  draw({ guarantee_label });
  fireEvent.click(await screen.findByRole('button', { name: /10 jaar\s?, groter bekijken/ }));
  const dialog = screen.getByRole('dialog', { name: 'Duurzaamheidsgarantie van de producent' });
  expect(within(dialog).getByRole('img').matches('.sw-artwork[src="/g.svg"]')).toBe(true);
  expect(within(dialog).getByRole('link').getAttribute('href')).toBe('/guarantee');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the arrow names class and scale, opens the energy label, and has the sheet beside it', async () => {
  const container = draw({ energy_label });
  fireEvent.click(
    await screen.findByRole('button', { name: 'Energieklasse B (schaal A tot G), energielabel bekijken' }),
  );
  expect(container.querySelector('[data-energy-class="B"]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Productinformatieblad van Growatt MIN 3000' }).getAttribute('href')).toBe(
    '/sheet.pdf',
  );
  const dialog = screen.getByRole('dialog', { name: 'Energielabel' });
  expect(within(dialog).getByRole('img', { name: 'Energieklasse B (schaal A tot G)' }).getAttribute('src')).toBe(
    '/e.svg',
  );
});

test('an arrow without a label to open is no button', async () => {
  draw({ energy_label: { class: 'A++', image: null, sheet: null, scale: ['A+++', 'D'] } }, 'en');
  expect(await screen.findByRole('img', { name: 'Energy class A++ (scale A+++ to D)' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['A', 'A', 'G', '#009640'],
  ['D', 'A', 'G', '#ffed00'],
  ['G', 'A', 'G', '#e30613'],
  ['A++', 'A+++', 'D', '#52ae32'],
  ['G', 'A+++', 'D', '#e30613'],
  ['A', 'A', 'A', '#009640'],
])('class %s of %s to %s is %s', (energyClass, best, worst, colour) => {
  expect(energyColour({ energyClass, best, worst })).toBe(colour);
});

test('a card shows them above its link, and without labels it has no place for them', async () => {
  const card = { name: 'Growatt', url: '/growatt', image: null };
  const { redraw, container } = renderKit(<ProductCard {...card} product={{ price: 100, energy_label }} />);
  expect(await screen.findByRole('button', { name: /^Energieklasse B/ })).toBeTruthy();
  redraw(<ProductCard {...card} product={{ price: 100 }} />);
  expect(container.querySelector('.sw-labels')).toBeNull();
  expect(container.querySelector('.sw-product-card__foot')?.childElementCount).toBe(1);
});

test.each([
  { energy_label: 'A++' },
  { energy_label: [] },
  { energy_label: { class: null } },
  { guarantee_label: true },
  { guarantee_label: '/g.svg' },
  { guarantee_label: { image: '/g.svg', width: 480 } },
  { guarantee_label: 10, energy_label: null },
])('a key of another meaning keeps no place for a label: %j', (product) => {
  expect(draw(product).innerHTML).toBe(draw({}).innerHTML);
});

test('code that does not load is loaded again, and its labels fill their place', async () => {
  let attempts = 0;
  vi.doMock('./OfficialLabels.tsx', () => {
    attempts += 1;
    throw new Error('503');
  });
  const container = draw({ guarantee_label, energy_label });
  await vi.waitFor(() => expect(attempts).toBeGreaterThan(0));
  expect(container.querySelector<HTMLElement>('div:empty')?.style.height).toBe('108px');
  vi.doUnmock('./OfficialLabels.tsx');
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(container.querySelector('.sw-labels')).not.toBeNull();
  });
  expect(container.querySelector('div:empty')).toBeNull();
});
