import { expect, test } from 'vitest';
import { paymentOffers } from '../checkout/payment.ts';
import { drawPayment } from './payment.ts';

test.each(paymentOffers.map(({ id }) => id))('the payment method %s has a mark', (id) => {
  expect(drawPayment(id)).toMatch(/^<svg .*<\/svg>$/);
});

test('an unknown payment method has none', () => expect(drawPayment('constructor')).toBeUndefined());
