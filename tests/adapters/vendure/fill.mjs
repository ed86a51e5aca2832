import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bootstrap,
  ChannelService,
  CustomerService,
  LanguageCode,
  PromotionService,
  RequestContextService,
} from '@vendure/core';
import { populate } from '@vendure/core/cli/index.js';
import { assortment } from '../../../tools/demo-shop/seed/assortment.ts';
import { config, PASSWORD } from './config.mjs';

/** Fills an empty database with products of the demo shop, two tax rates, a promotion and a coupon, and stops. */

const HEADINGS = [
  'name',
  'slug',
  'description',
  'assets',
  'facets',
  'optionGroups',
  'optionValues',
  'sku',
  'price',
  'taxCategory',
  'stockOnHand',
  'trackInventory',
  'variantAssets',
  'variantFacets',
];
const quoted = (value) => `"${String(value).replaceAll('"', '""')}"`;

/** Pieces of the last products; of the others there are enough. */
const LAST_STOCKS = [40, 40, 3, 0];

const products = assortment(160)
  .filter(({ type = 'product', price, category }) => type === 'product' && price > 0 && category !== null)
  .slice(0, 100);
const rows = products.map(({ sku, name, category, price }, at) => {
  // Every fourth product is at the lower rate.
  const rate = at % 4 === 3 ? 'reduced' : 'standard';
  const stock = LAST_STOCKS[at - products.length + LAST_STOCKS.length] ?? 1000;
  return [
    name.nl,
    sku.toLowerCase(),
    name.nl,
    '',
    `category:${category.split('/').at(-1)}`,
    '',
    '',
    sku,
    (price / 100).toFixed(2),
    rate,
    stock,
    'true',
    '',
    '',
  ];
});
const folder = mkdtempSync(join(tmpdir(), 'eiland-vendure-'));
const csv = join(folder, 'products.csv');
writeFileSync(csv, [HEADINGS, ...rows].map((row) => row.map(quoted).join(',')).join('\n'));

const initialData = {
  defaultLanguage: LanguageCode.en,
  defaultZone: 'Europe',
  countries: [
    { code: 'NL', name: 'Nederland', zone: 'Europe' },
    { code: 'DE', name: 'Deutschland', zone: 'Europe' },
  ],
  taxRates: [
    { name: 'standard', percentage: 21 },
    { name: 'reduced', percentage: 9 },
  ],
  shippingMethods: [
    { name: 'Thuisbezorgd', price: 595, taxRate: 21 },
    { name: 'Afhalen', price: 395, taxRate: 21 },
  ],
  paymentMethods: [
    {
      name: 'Achteraf betalen',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'false' }] },
    },
    { name: 'Geweigerd', handler: { code: 'declining', arguments: [] } },
  ],
  collections: [],
};

const app = await populate(() => bootstrap(config), initialData, csv);
const ctx = await app.get(RequestContextService).create({ apiType: 'admin' });
await app.get(ChannelService).update(ctx, { id: ctx.channelId, pricesIncludeTax: true });
const translations = (name) => [{ languageCode: LanguageCode.en, name, description: '' }];
const off = (percent) => [
  { code: 'order_percentage_discount', arguments: [{ name: 'discount', value: String(percent) }] },
];
await app.get(PromotionService).createPromotion(ctx, {
  enabled: true,
  translations: translations('Vanaf 100 euro 5 %'),
  conditions: [
    {
      code: 'minimum_order_amount',
      arguments: [
        { name: 'amount', value: '10000' },
        { name: 'taxInclusive', value: 'true' },
      ],
    },
  ],
  actions: off(5),
});
await app.get(PromotionService).createPromotion(ctx, {
  enabled: true,
  couponCode: 'ZON10',
  translations: translations('ZON10'),
  conditions: [],
  actions: off(10),
});
await app
  .get(CustomerService)
  .create(ctx, { firstName: 'Sanne', lastName: 'Vries', emailAddress: 'sanne@example.nl' }, PASSWORD);
await app.close();
rmSync(folder, { recursive: true });
console.log(`Filled: ${rows.length} products.`);
process.exit(0);
