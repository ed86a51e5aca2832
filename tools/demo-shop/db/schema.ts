import type { Generated, Insertable, Kysely, Selectable } from 'kysely';

/**
 * The tables of the shop, the same on SQLite and PostgreSQL. Amounts are integer cents, times are epoch milliseconds,
 * booleans are 0 or 1, structured values are JSON text, and ids are created by the shop.
 */
export interface Tables {
  categories: CategoriesTable;
  brands: BrandsTable;
  products: ProductsTable;
  people: PeopleTable;
  addresses: AddressesTable;
  orders: OrdersTable;
  quotations: QuotationsTable;
  sessions: SessionsTable;
  secrets: SecretsTable;
  carts: CartsTable;
  cart_lines: CartLinesTable;
  combinations: CombinationsTable;
  discounts: DiscountsTable;
  vouchers: VouchersTable;
  checkouts: CheckoutsTable;
  counters: CountersTable;
  stock_reminders: StockRemindersTable;
  requests: RequestsTable;
  media: MediaTable;
  media_pieces: MediaPiecesTable;
  stored_pieces: StoredPiecesTable;
  articles: ArticlesTable;
  credits: CreditsTable;
  redemptions: RedemptionsTable;
  return_drafts: ReturnDraftsTable;
  returns: ReturnsTable;
  return_lines: ReturnLinesTable;
  return_files: ReturnFilesTable;
  attempts: AttemptsTable;
  quotation_readers: QuotationReadersTable;
  withdrawals: WithdrawalsTable;
  mails: MailsTable;
  list_options: ListOptionsTable;
  option_sets: OptionSetsTable;
  listed: ListedTable;
}

/** A database or a running transaction: rules take either and never open one themselves. */
export type Db = Kysely<Tables>;

export type ProductType = 'product' | 'bundle' | 'second-chance-product';

export interface CategoriesTable {
  id: number;
  /** Null for a main category. */
  parent_id: number | null;
  /** The full path without a leading slash, such as `omvormers/hybride`. */
  slug: string;
  position: number;
  /** JSON: a name per locale. */
  name: string;
  /** JSON: a sentence per locale. */
  intro: string;
}

export interface BrandsTable {
  id: number;
  name: string;
  slug: string;
}

export interface ProductsTable {
  /** Digits for numeric ids (`4711`), other text otherwise (`sc-88`). */
  id: string;
  type: ProductType;
  sku: string;
  /** The full path without a leading slash, such as `growatt-min-3000tl-xh`. */
  slug: string;
  brand_id: number;
  /** The most specific category; null for a gift, which cannot be bought. */
  category_id: number | null;
  name_nl: string;
  name_de: string;
  name_en: string;
  /** JSON: markup per locale. */
  description: string;
  /** JSON: a short text per locale, or null. */
  short_detail: string | null;
  /** JSON: list of `{ name, value }`, each a text per locale. */
  specifications: string;
  /** Search words in lower case. */
  search: string;
  price: number;
  from_price: number | null;
  stock: number;
  /** Null for a product without ratings. */
  rating: number | null;
  reviews: number;
  /** Higher values are listed first. */
  popularity: number;
  pre_order: number;
  pre_heat: number;
  price_on_request: number;
  eol: number;
  has_tax_exemption: number;
  best_choice: number;
  extra_power_credits: number;
  /** JSON: list of product ids. */
  accessories: string;
  /** JSON: list of product ids. */
  related: string;
  /** The contents of a bundle as a JSON list of `{ id, qty }`; null otherwise. */
  parts: string | null;
  /** The new product that this second chance belongs to. */
  second_chance_of: string | null;
}

export interface PeopleTable {
  id: string;
  email: string;
  /** `pbkdf2$<iterations>$<salt>$<hash>`, both in base64. */
  password: string;
  type: 'private' | 'business';
  first_name: string;
  middle_name: string | null;
  last_name: string;
  company: string | null;
  vat_number: string | null;
  phone: string | null;
  locale: string;
}

export interface AddressesTable {
  id: number;
  person_id: string;
  first_name: string;
  middle_name: string | null;
  last_name: string;
  street: string;
  house_number: string;
  house_number_addition: string | null;
  zip_code: string;
  city: string;
  /** Two lower-case letters. */
  country: string;
  company: string | null;
  vat_number: string | null;
  /** Only some countries have these two. */
  address_line_2: Generated<string | null>;
  province: Generated<string | null>;
  phone: string | null;
  type: Generated<'private' | 'business'>;
  /** The VAT number could not be checked, and the customer continued without the check. */
  ignore_vat: Generated<number>;
  is_billing: number;
  is_shipping: number;
}

export type OrderStatus = 'open' | 'paid' | 'cancelled';

export interface OrdersTable {
  id: string;
  number: string;
  /** Null for a guest. */
  person_id: string | null;
  /** The cart that it was placed from; null when unknown. */
  cart_id: string | null;
  /** Each cart has at most one open order. */
  status: Generated<OrderStatus>;
  placed_at: number;
  paid_at: number | null;
  /** JSON: list of `{ id, name, qty, price }` at the time of the order. */
  lines: string;
  total: number;
  credits_earned: number;
  /** JSON: addresses, methods and amounts; null for orders that were placed before these were stored. */
  details: string | null;
}

/** The accepted input of a cart's checkout. */
export interface CheckoutsTable {
  cart_id: string;
  /** JSON: some of the fields of an order; never a password. */
  data: string;
  changed_at: number;
}

/** A counter for consecutive numbers. */
export interface CountersTable {
  name: string;
  /** The last number in use. */
  value: number;
}

/** Power Credits of one origin. */
export interface CreditsTable {
  id: number;
  person_id: string;
  /** The order that earned them; null for other origins. */
  order_id: string | null;
  /** JSON: the origin, a text per locale; null when an order is the origin. */
  note: string | null;
  amount: number;
  /** How many of them are spent. */
  used: number;
  /** They can be spent from this time on. */
  valid_from: number;
  /** Null for no expiry. */
  valid_until: number | null;
}

/** A discount that was bought with credits. */
export interface RedemptionsTable {
  code: string;
  person_id: string;
  credits: number;
  bought_at: number;
}

export interface QuotationsTable {
  id: string;
  number: string;
  person_id: string;
  valid_until: number;
  /** JSON: list of `{ id, qty }`. */
  lines: string;
  /** The reduction of the whole quotation. */
  discount: number;
  /** The signature that its links must contain; null for no links. */
  signature: Generated<string | null>;
  version: Generated<number>;
  /** JSON: markup per locale. */
  content: Generated<string | null>;
  /** Accepting it places an order on account. */
  is_on_account: Generated<number>;
  /** The customer may choose the 0 % rate. */
  allows_exemption: Generated<number>;
  accepted_at: Generated<number | null>;
  declined_at: Generated<number | null>;
  /** It was accepted at the 0 % rate. */
  is_exempt: Generated<number>;
  /** The order that was placed when it was accepted. */
  order_id: Generated<string | null>;
}

export interface SessionsTable {
  id: string;
  csrf: string;
  locale: string;
  person_id: string | null;
  cart_id: string;
  /** A notice for the next page after a form was refused without JavaScript. */
  notice: string | null;
  created_at: number;
  /** When it was last used, rounded down to the minute. */
  seen_at: Generated<number>;
  /** JSON: how calls fail, by call; null for none. */
  behaviours: Generated<string | null>;
  /** JSON: a list of extras; null without a choice of its own. */
  extras: Generated<string | null>;
}

/** Random values that only the shop knows. */
export interface SecretsTable {
  name: 'cookie';
  value: string;
}

/** Sessions that opened the signed link of a quotation. */
export interface QuotationReadersTable {
  session_id: string;
  quotation_id: string;
}

export interface CartsTable {
  id: string;
  /** Null for a guest. */
  person_id: string | null;
  discount_code: string | null;
  voucher_code: string | null;
  tax_exemption_selected: Generated<number>;
  /** Counts changes. Every change writes it first and so waits for the one before. */
  revision: Generated<number>;
  changed_at: number;
}

export interface CartLinesTable {
  cart_id: string;
  product_id: string;
  qty: number;
  quotation_id: string | null;
  /** The main product of the set that it was added with. */
  combination_id: Generated<string | null>;
  /** The price per piece in that set, VAT included. */
  combination_price: Generated<number | null>;
  /** Order of the lines. */
  added_at: number;
}

/** What is offered together with a product; parts as JSON, see `rules/combinations.ts`. */
export interface CombinationsTable {
  product_id: string;
  main: string;
  choices: string;
  extras: string;
}

export interface DiscountsTable {
  code: string;
  kind: 'amount' | 'percent' | 'credits';
  /** Cents, or a whole percentage for `percent`. */
  value: number;
  /** The minimum subtotal. */
  minimum: number;
  ends_at: number | null;
  /** Null when all shoppers may use it. */
  person_id: string | null;
}

export interface VouchersTable {
  code: string;
  balance: number;
  ends_at: number | null;
}

/** Stock reminders. */
export interface StockRemindersTable {
  id: number;
  product_id: string;
  /** Null for a guest. */
  person_id: string | null;
  name: string;
  /** In lower case; unique per product. */
  email: string;
  locale: string;
  created_at: number;
}

/** Requests of shoppers about a product. */
export interface RequestsTable {
  id: string;
  kind: 'installer' | 'price-match';
  person_id: string | null;
  product_id: string;
  website_id: string;
  locale: string;
  /** JSON: the fields of the form by name. */
  data: string;
  created_at: number;
}

/** An uploaded file, or one that is still being uploaded. */
export interface MediaTable {
  /** The unguessable name under which its bytes are stored and served. */
  storage_key: string;
  /** Null until all pieces are stored. */
  id: number | null;
  /** The session that uploaded it; null once that session has ended. */
  session_id: string | null;
  /** The browser's id of an upload in chunks; null for a single upload. */
  upload_id: string | null;
  type: 'image' | 'pdf' | 'video';
  file_name: string;
  /** Detected from its first bytes; null until they are stored. */
  mime_type: string | null;
  /** Bytes of the whole file, and of each piece except the last. */
  size: number;
  piece_size: number;
  alt: string | null;
  title: string | null;
  size_percentage: string | null;
  touched_at: number;
  /** When a saved article or return started to use it. */
  saved_at: number | null;
}

/** The stored pieces of a file. */
export interface MediaPiecesTable {
  storage_key: string;
  /** Counted from 0. */
  piece: number;
}

/** The bytes, for hosts without a disk. */
export interface StoredPiecesTable {
  storage_key: string;
  piece: number;
  bytes: Uint8Array;
}

/** An article of an editor. */
export interface ArticlesTable {
  id: number;
  title: string;
  intro: string;
  body: string;
  /** JSON: lists of media ids. */
  photos: string;
  manuals: string;
  videos: string;
  locale: string;
  created_at: number;
  /** Who may change it: the session that wrote it, and the customer who was signed in. */
  session_id: Generated<string | null>;
  person_id: Generated<string | null>;
}

/** A return that a session is preparing. */
export interface ReturnDraftsTable {
  session_id: string;
  /** The order that a guest has identified; customers choose from all of their orders. */
  order_id: string | null;
  /** JSON: quantity by order line. */
  selection: string;
  /** JSON: reason id by order line. */
  problems: string;
  /** JSON: answers by order line, for the wizard with questions without JavaScript. */
  answers: string;
  changed_at: number;
}

/** Submitted returns. */
export interface ReturnsTable {
  /** Unguessable. */
  id: string;
  number: string;
  kind: 'solutions' | 'questions' | 'order';
  /** Null for a guest. */
  person_id: string | null;
  email: string;
  address: string;
  zip_code: string;
  city: string;
  locale: string;
  /** When the questions were last read. */
  last_faq_id: number | null;
  /** The session of the guest who submitted it; null once that session has ended. */
  session_id: Generated<string | null>;
  created_at: number;
}

export interface ReturnLinesTable {
  return_id: string;
  position: number;
  order_id: string;
  order_line_id: number;
  product_id: string;
  name: string;
  amount: number;
  /** Ids of the seed's reasons and solutions. */
  reason: string | null;
  solution: string | null;
  serial_number: string;
  remark: string;
  /** JSON: list of `{ question, answer }` by id, in the order in which they were given. */
  answers: string;
}

export interface ReturnFilesTable {
  media_id: number;
  return_id: string;
  order_line_id: number;
  position: number;
}

/** Attempts per kind and key. */
export interface AttemptsTable {
  subject: string;
  tried_at: number;
}

/** Statements with which consumers withdraw from an order, or from a part of it. */
export interface WithdrawalsTable {
  /** Cannot be guessed. */
  id: string;
  /** As the consumer is told: `H-70001`. */
  number: string;
  /** A hash of what was stated: the same statement again is the same withdrawal. */
  fingerprint: string;
  /** Null for a guest. */
  person_id: string | null;
  name: string;
  email: string;
  /** As typed; there need not be such an order. */
  order_number: string;
  /** The order of this number whose e-mail address or account it is; null where there is none. */
  order_id: string | null;
  /** JSON: list of `{ id, name, amount }`; empty for the whole order, unless `part` names products. */
  lines: string;
  part: string;
  locale: string;
  /** The acknowledgement as it was sent. */
  subject: string;
  text: string;
  received_at: number;
}

/** What the shop sends by e-mail. */
export interface MailsTable {
  id: string;
  /** Who caused it: null once that session has ended. */
  session_id: string | null;
  person_id: string | null;
  recipient: string;
  recipient_name: string;
  subject: string;
  text: string;
  locale: string;
  created_at: number;
  /** Null until it was handed over. */
  sent_at: number | null;
  /** Until then no other process sends it: one is sending it, or has failed to. */
  claimed_until: Generated<number | null>;
}

/** The options of all filters. */
export interface ListOptionsTable {
  /** The number of the specification and the alias. */
  id: string;
  filter_id: number;
  alias: string;
  name_nl: string;
  name_de: string;
  name_en: string;
}

/** The options of each set: products with the same options share one. */
export interface OptionSetsTable {
  option_id: string;
  option_set: number;
  filter_id: number;
}

/** The products for sale, as lists and the search read them. */
export interface ListedTable {
  /** The place in the shop's own order, from 1. */
  place: number;
  product_id: string;
  category_id: number;
  brand_id: number;
  option_set: number;
  /** Null where it is on request. */
  price: number | null;
  /** Sorts by price, the lowest first; without a price, last. */
  price_up: number;
  /** The same, the highest first. */
  price_down: number;
  best_choice: number;
  /** The filter of reduced products finds it. */
  reduced: number;
  /** It is on the page of offers. */
  offered: number;
}

export type MediaRow = Selectable<MediaTable>;
export type ArticleRow = Selectable<ArticlesTable>;
export type CategoryRow = Selectable<CategoriesTable>;
export type ProductRow = Selectable<ProductsTable>;
export type NewProduct = Insertable<ProductsTable>;
export type PersonRow = Selectable<PeopleTable>;
export type CartRow = Selectable<CartsTable>;
export type OrderRow = Selectable<OrdersTable>;
export type QuotationRow = Selectable<QuotationsTable>;
export type ReturnRow = Selectable<ReturnsTable>;
export type ReturnLineRow = Selectable<ReturnLinesTable>;
export type WithdrawalRow = Selectable<WithdrawalsTable>;
export type MailRow = Selectable<MailsTable>;
