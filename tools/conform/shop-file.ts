import * as z from 'zod/mini';
import { locateJsonError } from '../../loader/engine/json-error.ts';
import { wireId } from '../../shared/contract/wire.ts';
import { CannotCheck } from '../doctor/finding.ts';
import { readJson } from '../doctor/read-json.ts';
import { mistakesIn } from './shop-file-mistakes.ts';

const text = z.string().check(z.minLength(1));
const Product = z.strictObject({
  type: z._default(text, 'product'),
  id: wireId,
  /** Pieces that one visitor can buy; without it, clauses about stock do not apply. */
  stock: z.optional(z.int().check(z.minimum(1))),
});
export type Product = z.infer<typeof Product>;

const Address = z.strictObject({
  country: text,
  street: text,
  house_number: z._default(z.string(), ''),
  house_number_addition: z._default(z.string(), ''),
  zip_code: text,
  city: text,
  /** For countries whose addresses have one. */
  address_line_2: z.optional(text),
  /** For countries whose addresses have one; its code where the country lists them. */
  province: z.optional(text),
});

/** The addition is long on purpose: what was typed comes back as it was typed. */
const ADDRESS = {
  country: 'nl',
  street: 'Laan van 1940',
  house_number: '12',
  house_number_addition: 'bis',
  zip_code: '1012 LG',
  city: 'Amsterdam',
};

/** Parts that the file names because nothing else tells that a shop has them. */
const PARTS = [
  'account',
  'address-book',
  'compare',
  'reviews',
  'shipping-costs',
  'power-credits',
  'stock-reminders',
  'withdrawal',
  'reminder',
] as const;

/** What the runner has to know of a shop. Clauses about what is left out do not apply. */
export const ShopFile = z.strictObject({
  $schema: z.optional(z.string()),
  /** Orders, addresses and messages of the runner are no harm here. Nothing is written without it. */
  isTestShop: z._default(z.boolean(), false),
  /** Stands before the path of every call, such as `/shop`; by default as in the settings of the page. */
  base: z.optional(z.string()),
  /** Pages on which a visitor gets this language. Without one, the page of the address is requested in it. */
  pages: z._default(z.strictObject({ nl: z.optional(text), de: z.optional(text), en: z.optional(text) }), {}),
  /** The page with the last step of the checkout. */
  checkoutPage: z._default(text, '/checkout/payment'),
  /** Two products that can be bought, the first one at least five times. */
  products: z.tuple([Product, Product]),
  /** A product that is sold out. */
  soldOut: z.optional(Product),
  /** A product list, and the path of its page. */
  list: z.optional(z.strictObject({ id: wireId, type: z._default(text, 'category'), page: z.optional(text) })),
  /** A text that the search field has suggestions for. */
  search: z.optional(text),
  /** A discount code for the first product. */
  code: z.optional(text),
  /** The code of a gift card that pays at least a part of the first product. */
  giftCard: z.optional(text),
  /** A customer whose address book may change. */
  customer: z.optional(z.strictObject({ email: text, password: text })),
  /** Where the orders of the runner go. */
  address: z._default(Address, ADDRESS),
  email: z._default(text, 'conform@example.com'),
  phone: z._default(text, '0612345678'),
  /** A business abroad that the shop accepts. */
  business: z.optional(z.strictObject({ ...Address.shape, company: text, vat_number: text })),
  /** The payment method of the runner's orders; the first one by default. */
  payment: z.optional(wireId),
  /** A payment method that is always declined. */
  declinedPayment: z.optional(wireId),
  /** The status of an answer to a stale token. */
  staleToken: z.optional(z.int()),
  /** A brand with questions. */
  brand: z.optional(wireId),
  /** The key of the address search. */
  addressSearch: z.optional(text),
  /** The main product of a combination. */
  combination: z.optional(wireId),
  /** An order of the customer that can be returned. */
  order: z.optional(z.strictObject({ uniqid: text, id: wireId })),
  /** Paths of the return forms, and an order line that the customer can pick. */
  returns: z.optional(z.strictObject({ picker: text, data: text, submit: text, line: wireId })),
  /** The path of the orders from which a customer can withdraw. */
  withdrawalOrders: z.optional(text),
  /** A quotation of the customer. */
  quotation: z.optional(text),
  /** The path before `/upload/image`, where visitors can upload files: `/media`. */
  uploads: z.optional(text),
  /** The path to which the form for an installer is sent. */
  installer: z.optional(text),
  /** The path to which the form for a price match is sent. */
  priceMatch: z.optional(text),
  /** The path of a content dialog. */
  content: z.optional(text),
  /** Parts that the shop has. */
  has: z._default(z.array(z.enum(PARTS)), []),
});
export type ShopFile = z.infer<typeof ShopFile>;

export function parseShopFile(content: string, name: string): ShopFile {
  const json = readJson(content);
  if (json === undefined) {
    const at = locateJsonError(content);
    throw new CannotCheck(`${name} is not valid JSON${at ? `: line ${at.line}, column ${at.column}` : ''}.`);
  }
  const { data } = z.safeParse(ShopFile, json);
  if (data) return data;
  const mistakes = mistakesIn(ShopFile, json).map((mistake) => `${name}: ${mistake}`);
  throw new CannotCheck([...mistakes, 'The keys are in guide/conform.md#the-file.'].join('\n'));
}
