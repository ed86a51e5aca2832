import * as z from 'zod/mini';
import * as addresses from '../../shared/contract/address-book.ts';
import { QuestionProduct, readSolutions } from '../../shared/contract/returns.ts';
import { searchAddress } from '../../shared/contract/postcode.ts';
import { readStockReminders } from '../../shared/contract/stock-reminders.ts';
import { callEndpoint } from '../demo-shop/shop-client.ts';
import type { OpenedShop } from '../demo-shop/open-shop.ts';
import { exampleData } from '../demo-shop/seed/checkout/example.ts';
import { PNG, withFile } from '../demo-shop/uploads.ts';

const LINE = { type: 'product', id: 4711, qty: 1 };
const PERSON = { first_name: 'Sanne', middle_name: 'de', last_name: 'Vries', email: 'sanne@example.nl' };
const PLACE = {
  street: 'Damrak',
  house_number: '1',
  house_number_addition: 'A',
  zip_code: '1012 LG',
  city: 'Amsterdam',
};
const DETAILS = { email: 'sanne@example.nl', address: 'Damrak 1A', zip_code: '1012 LG', city: 'Amsterdam' };
const SEARCH = { key: 'demo', session: '0123456789abcdef' };
/** A line of the order that the example customer returns. */
const INVERTERS = 1_112_001;

const newAddress = {
  ...PERSON,
  ...PLACE,
  phone: '0687654321',
  type: 'private',
  company: '',
  country: 'nl',
  vat_number: '',
  ignore_vat: false,
};

async function upload(shop: OpenedShop): Promise<{ id: number }> {
  const body = withFile(new File([PNG], 'sticker.png'));
  return (await shop.fetch('/media/upload/image', { method: 'POST', body })).json() as Promise<{ id: number }>;
}

/** By call, the input of a widget. Some inputs need other calls first. */
export const exampleInputs: Readonly<Record<string, (shop: OpenedShop) => unknown>> = {
  addToCart: () => ({ ...LINE, goToCart: false, has_tax_exemption: false }),
  applyDiscount: () => ({ code: 'ZON10' }),
  chooseDefaultAddress: () => ({ type: 'shipping', id: 8 }),
  chooseExemption: () => ({ tax_exemption_selected: false }),
  decreaseLine: () => LINE,
  deleteAddress: async (shop) => ({ id: (await callEndpoint(shop, addresses.readAddressBook)).addresses.at(-1)!.id }),
  deleteStockReminder: async (shop) => ({ id: (await callEndpoint(shop, readStockReminders)).reminders[0]!.id }),
  deleteUpload: async (shop) => ({ id: (await upload(shop)).id }),
  increaseLine: () => LINE,
  mailWhenInStock: () => ({ type: 'product', id: 4711, name: 'Sanne', email: 'sanne@example.nl' }),
  placeOrder: () => ({ ...exampleData({ shipping_method: 'thuis', payment_method: 'ideal' }), ct: null }),
  readAddress: async (shop) => {
    const { path, headers } = searchAddress.target!({
      ...SEARCH,
      context: 'nld',
      term: '1012 lg 1',
      language: 'nl-NL',
    });
    const { matches } = (await (await shop.fetch(path, { headers: headers! })).json()) as {
      matches: { context: string }[];
    };
    return { ...SEARCH, context: matches[0]!.context };
  },
  readBrandFaq: () => ({ brand_id: 3 }),
  readCombination: () => ({ id: '4711' }),
  readComparison: () => ({ items: [{ id: '4711', type: 'product' }] }),
  readMedia: async (shop) => ({ data: [{ id: (await upload(shop)).id }] }),
  readModalContent: () => ({ host: 'shop.test', path: '/levering' }),
  readOrderReturn: () => ({ orderUniqid: 'bestelling-7f3a9c1e5b', orderId: '11120' }),
  readOverview: () => ({ id: '12', type: 'category' }),
  readOverviewPage: () => ({
    readUrl: '/product-overview/page?id=12&type=category&language=nl',
    path: '/brand:sma/page:2',
  }),
  readProductInfo: () => ({ id: '4711', product_id: '900' }),
  readQuotation: () => ({ id: 'off-20261' }),
  readReviewPage: () => ({ productId: '4711', type: 'product', page: 2 }),
  readReviews: () => ({ productId: '4711', type: 'product', page: 1 }),
  readShippingCosts: () => ({ price: 649 }),
  redeemCredits: () => ({ credits: 500 }),
  reloadCheckoutCart: () => ({ country: 'nl', tax_exemption_accepted: false, type: 'private' }),
  removeReduction: () => ({ code: 'ZON10' }),
  removeLine: () => ({ type: LINE.type, id: LINE.id }),
  searchAddress: () => ({ ...SEARCH, context: 'nld', term: '1012 lg 1', language: 'nl-NL' }),
  suggestSearch: () => ({ q: 'omvormer 3 kw', locale: 'nl' }),
  sendInstallerRequest: () => ({
    ...PERSON,
    ...PLACE,
    phone: '0687654321',
    description: 'Acht panelen op een schuin dak.',
    website_id: '1',
    model_id: '4711',
    model_type: 'PRODUCT',
  }),
  sendPriceMatch: () => ({
    ...PERSON,
    price: '599,00',
    link: 'https://example.com/growatt-min-3000tl-xh',
    remark: '',
    website_id: '1',
    product_id: '4711',
  }),
  sendWithdrawal: () => ({
    name: 'Sanne de Vries',
    email: 'sanne@example.nl',
    order_number: '2026-11120',
    lines: [{ id: INVERTERS, amount: 1, name: 'Growatt MIN 3000TL-XH omvormer' }],
    part: '',
  }),
  signIn: () => ({ email: 'sanne@example.nl', password: 'zonneschijn' }),
  storeAddress: () => newAddress,
  submitPicked: () => ({ products: { [INVERTERS]: 2 } }),
  submitQuestions: () => ({
    products: [
      z.decode(QuestionProduct, {
        id: INVERTERS,
        name: 'Growatt MIN 3000TL-XH omvormer',
        questionOrder: [1, 2, 4],
        answered_questions: { 1: { id: 11, title: '' }, 2: { id: 21, title: '' }, 4: { id: 42, title: '' } },
        final_question_answered: true,
        serial_number: 'GR9',
      }),
    ],
  }),
  submitSolutions: async (shop) => {
    const { products } = await callEndpoint(shop, readSolutions('/rma/oplossing/gegevens'));
    const sent = products.map((product) => ({ ...product, selected_solution: 3, remark: 'Foutcode 302' }));
    return { products: sent, customerDetails: DETAILS, lastOpenedFaqId: null };
  },
  uploadFile: () => ({ type: 'image', file: new File([PNG], 'sticker.png', { type: 'image/png' }) }),
  validateAddresses: () => exampleData(),
  validateShipping: () => ({ shipping_method: 'thuis', shipping_method_option: null }),
};
