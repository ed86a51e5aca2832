import { afterEach, expect, test } from 'vitest';
import { placeOrder, readShippingMethods } from '../../../shared/contract/checkout.ts';
import { openNode } from '../db/open-node.ts';
import { openShop, type OpenedShop } from '../open-shop.ts';
import { mountPages } from '../pages/pages.ts';
import { exampleData } from '../seed/checkout/example.ts';
import { callEndpoint, submitForm } from '../shop-client.ts';
import { arrivalOfOrder } from './arrival.ts';
import type { Order } from './order.ts';
import { withdrawableOrders } from './withdrawal/orders.ts';

const FRIDAY = Date.parse('2026-11-27T09:00:00Z');

let shop: OpenedShop;
afterEach(() => shop?.close());

async function textOf(path: string): Promise<string> {
  const answer = await shop.fetch(path, { headers: { Accept: 'text/html' } });
  return (await answer.text()).replaceAll(/(<[^>]+>|\s)+/g, ' ');
}

test('an order on a pallet arrives on the day that its product page promises, and its period begins then', async () => {
  let now = FRIDAY;
  const cart = [{ id: 430, qty: 2 }];
  shop = await openShop({ open: openNode, clock: () => now, pages: mountPages, customer: 'sanne', cart });
  expect(await textOf('/ja-solar-430')).toContain('Bezorgd vanaf woensdag 2 december');

  const chosen = { shipping_method: 'pallet', payment_method: 'ideal' };
  const { redirect } = await callEndpoint(shop, placeOrder, { ...exampleData(chosen), ct: null });
  const paid = await submitForm(shop, redirect!, { outcome: 'paid' });
  expect(await textOf(paid.headers.get('location')!)).toContain('Verwacht op woensdag 2 december');

  const order = (await withdrawableOrders(shop.db, 'sanne', 'nl')).find(({ placedAt }) => placedAt === FRIDAY)!;
  expect(order.lastDay).toBe('2027-01-01');
  now = Date.parse('2026-12-01T09:00:00Z');
  expect(await textOf(`/dashboard/orders/${order.number}`)).toContain('Verwacht op 02-12-2026');
  now = Date.parse('2026-12-03T09:00:00Z');
  expect(await textOf(`/dashboard/orders/${order.number}`)).toContain('Bezorgd op 02-12-2026');
});

test('on a Saturday nothing is promised for tomorrow, and an order to collect is collected', async () => {
  let now = Date.parse('2026-11-28T09:00:00Z');
  shop = await openShop({
    open: openNode,
    clock: () => now,
    pages: mountPages,
    customer: 'sanne',
    cart: [{ id: 4711, qty: 1 }],
  });
  const chosen = { shipping_method: 'magazijn', payment_method: 'ideal' };
  const data = { ...exampleData(chosen), ct: null };
  const { shippingMethods, pickupMethods } = await callEndpoint(shop, readShippingMethods);
  const express = shippingMethods.find(({ id }) => id === 'express')!;
  expect([express.label, express.description]).toEqual([
    'Spoed, vóór 12.00 uur',
    expect.stringContaining('In huis op dinsdag 1 december.'),
  ]);
  expect(pickupMethods[0]!.description).toContain('klaar vanaf dinsdag 1 december');

  const { redirect } = await callEndpoint(shop, placeOrder, data);
  await submitForm(shop, redirect!, { outcome: 'paid' });
  const orderPath = `/dashboard/orders/${(await withdrawableOrders(shop.db, 'sanne', 'nl')).find(({ placedAt }) => placedAt === now)!.number}`;
  expect(await textOf(orderPath)).toContain('Klaar om op te halen vanaf 01-12-2026');
  now = Date.parse('2026-12-02T09:00:00Z');
  const page = await textOf(orderPath);
  expect(page).toContain('Opgehaald op 01-12-2026');
  expect(page).not.toContain('Bezorgd op');
});

test.each([
  { id: 'thuis', country: 'nl', option: null, day: '2026-11-30' },
  { id: 'thuis', country: 'at', option: null, day: '2026-12-03' },
  { id: 'thuis', country: 'nl', option: '2026-12-08', day: '2026-12-08' },
  { id: 'kraan', country: 'nl', option: null, day: '2026-12-04' },
  { id: 'tweede-kans', country: 'de', option: null, day: '2026-12-03' },
  { id: 'winkel', country: 'nl', option: 32, day: '2026-11-30' },
])('$id with option $option to $country arrives on $day', ({ id, country, option, day }) => {
  const order = {
    shippingMethod: { id, option: option === null ? null : { id: option, label: '' } },
    shipping: { country },
    placedAt: FRIDAY,
  } as Order;
  expect(arrivalOfOrder(order)).toBe(day);
});
