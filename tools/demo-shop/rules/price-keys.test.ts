import { expect, test } from 'vitest';
import { priceKeysOf } from './price-keys.ts';

const shopper = { extras: ['price-keys'] as const };
const inverter = { id: 4711, name: 'Growatt MIN 3000TL-XH omvormer', price: 64_900 };
const cable = { id: 1290, name: 'Lapp ÖLFLEX Solar XLWP 6 mm² zwart 50 m', price: 4_945 };

test('a few products have an earlier or an advice price, and cable has a price per metre', () => {
  expect(priceKeysOf(inverter, shopper)).toEqual({ prior_price: 69_900, advice_price: 79_900 });
  expect(priceKeysOf(cable, shopper)).toEqual({ unit_price: { price: 99, unit: 'm' } });
  expect(priceKeysOf({ ...cable, name: 'Krimptang' }, shopper)).toEqual({});
});

test('without the extra, no product has them', () => {
  for (const product of [inverter, cable]) expect(priceKeysOf(product, {})).toEqual({});
});

test('a shopper without VAT compares amounts without VAT', () => {
  const half = (cents: number) => cents / 2;
  expect(priceKeysOf(inverter, shopper, half)).toEqual({ prior_price: 34_950, advice_price: 39_950 });
  expect(priceKeysOf(cable, shopper, half).unit_price).toEqual({ price: 49, unit: 'm' });
});

test('labels are answered in the language of the shopper, with and without the amounts', () => {
  const { guarantee_label, energy_label } = priceKeysOf(inverter, { extras: ['labels'], locale: 'de' });
  expect(guarantee_label).toMatchObject({ image: '/media/label/guarantee-de.svg', years: 10 });
  expect(energy_label).toEqual({
    class: 'B',
    image: '/media/label/energy-de.svg',
    sheet: '/media/label/sheet-de.svg',
  });
  expect(priceKeysOf(inverter, { extras: ['labels', 'price-keys'] })).toMatchObject({
    prior_price: 69_900,
    energy_label: { class: 'B' },
  });
  expect(priceKeysOf(cable, { extras: ['labels'] })).toEqual({});
});
