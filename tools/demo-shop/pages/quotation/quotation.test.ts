import { afterEach, expect, test } from 'vitest';
import { readQuotation } from '../../../../shared/contract/quotation.ts';
import { postJson } from '../../shop-client.ts';
import { openNode } from '../../db/open-node.ts';
import { openShop, type OpenedShop } from '../../open-shop.ts';
import { price } from '../../rules/currency.ts';
import { mountPages } from '../pages.ts';

let shop: OpenedShop;
afterEach(() => shop.close());

test('a quotation that was accepted without VAT shows amounts without VAT, and no link to accept it again', async () => {
  shop = await openShop({ open: openNode, customer: 'jansen', products: 60, pages: mountPages });
  const read = async () =>
    readQuotation.answer.parse(await (await postJson(shop, '/quotation/off-20311')).json()).quotation;
  const page = async () => (await shop.fetch('/offerte/off-20311', { headers: { Accept: 'text/html' } })).text();
  const { accept_url, total, tax_exemption_total } = await read();
  expect(tax_exemption_total).toBeLessThan(total);
  expect(await page()).toContain(`>${price(total)}<`);
  await shop.fetch(`${accept_url}&tax_exemption_accepted=1`);
  expect(await page()).toContain(`>${price(tax_exemption_total!)}<`);
  expect(await page()).not.toMatch(/tax_exemption_accepted|href="null/);
  expect(await read()).toMatchObject({ is_accepted: true, tax_exemption_allowed: true });
});
