import type { Generated, Insertable, Kysely, Selectable } from 'kysely';

/**
 * The shop's tables, the same on SQLite and PostgreSQL: amounts in integer cents, moments in epoch
 * milliseconds, truths as 0 or 1, structured values as JSON text, ids made by the shop itself.
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
}

/** A database or a running transaction: rules take either and never open one themselves. */
export type Db = Kysely<Tables>;

export type ProductType = 'product' | 'bundle' | 'second-chance-product';

export interface CategoriesTable {
  id: number;
  /** Null for a main category. */
  parent_id: number | null;
  /** The whole path without its leading slash, such as `omvormers/hybride`. */
  slug: string;
  position: number;
  /** JSON: a word per locale. */
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
  /** Digits for what the shop calls by number (`4711`), other text otherwise (`sc-88`). */
  id: string;
  type: ProductType;
  sku: string;
  /** The whole path without its leading slash, such as `growatt-min-3000tl-xh`. */
  slug: string;
  brand_id: number;
  /** The most specific category; null for a gift, which is not for sale. */
  category_id: number | null;
  name_nl: string;
  name_de: string;
  name_en: string;
  /** JSON: markup per locale. */
  description: string;
  /** JSON: a few words per locale, or null. */
  short_detail: string | null;
  /** JSON: list of `{ name, value }`, both a text per locale. */
  specifications: string;
  /** Lower-case words by which the product is found. */
  search: string;
  price: number;
  from_price: number | null;
  stock: number;
  /** Null while nobody has rated the product. */
  rating: number | null;
  reviews: number;
  /** Higher sells better. */
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
  /** What a bundle holds, as JSON list of `{ id, qty }`; null otherwise. */
  parts: string | null;
  /** The new product of which this one is the second chance. */
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
  phone: string | null;
  type: Generated<'private' | 'business'>;
  /** The VAT number could not be checked, and the customer went on without. */
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
  /** The cart from which it was placed; null where that is not known any more. */
  cart_id: string | null;
  /** At most one order of a cart is open. */
  status: Generated<OrderStatus>;
  placed_at: number;
  paid_at: number | null;
  /** JSON: list of `{ id, name, qty, price }`, as they were when the order was placed. */
  lines: string;
  total: number;
  credits_earned: number;
  /** JSON: addresses, methods and amounts; null for orders from before the checkout kept them. */
  details: string | null;
}

/** What the checkout of a cart knows so far. */
export interface CheckoutsTable {
  cart_id: string;
  /** JSON: some of the fields that an order is placed with; never a password. */
  data: string;
  changed_at: number;
}

/** Counts what is numbered in a row. */
export interface CountersTable {
  name: string;
  /** The number given last. */
  value: number;
}

/** Power Credits of one origin. */
export interface CreditsTable {
  id: number;
  person_id: string;
  /** The order that earned them; null for other origins. */
  order_id: string | null;
  /** JSON: where they come from, a text per locale; null where the order says it. */
  note: string | null;
  amount: number;
  /** How many of them were spent. */
  used: number;
  /** Before this moment they are expected. */
  valid_from: number;
  /** Null when they never end. */
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
  /** What the customer saves on the whole quotation. */
  discount: number;
  /** What links to answer it must carry; null where there are none. */
  signature: Generated<string | null>;
  version: Generated<number>;
  /** JSON: markup per locale. */
  content: Generated<string | null>;
  /** Accepting it places an order that is paid by invoice. */
  is_on_account: Generated<number>;
  /** The customer may choose the rate of 0 %. */
  allows_exemption: Generated<number>;
  accepted_at: Generated<number | null>;
  declined_at: Generated<number | null>;
  /** It was accepted at the rate of 0 %. */
  is_exempt: Generated<number>;
  /** The order that accepting it placed. */
  order_id: Generated<string | null>;
}

export interface SessionsTable {
  id: string;
  csrf: string;
  locale: string;
  person_id: string | null;
  cart_id: string;
  /** One line for the next page, after a form without JavaScript was refused. */
  notice: string | null;
  created_at: number;
  /** When it was last used, to the minute. */
  seen_at: Generated<number>;
}

/** Sessions in which the signed link of a quotation was opened. */
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
  /** Counts the changes; every change writes it first and so waits for the one before. */
  revision: Generated<number>;
  changed_at: number;
}

export interface CartLinesTable {
  cart_id: string;
  product_id: string;
  qty: number;
  quotation_id: string | null;
  /** The main product of the set in which it was bought. */
  combination_id: Generated<string | null>;
  /** What a piece costs as a part of that set, VAT included. */
  combination_price: Generated<number | null>;
  /** Order of the lines. */
  added_at: number;
}

/** What is offered together with one product; parts as JSON, see `rules/combinations.ts`. */
export interface CombinationsTable {
  product_id: string;
  main: string;
  choices: string;
  extras: string;
}

export interface DiscountsTable {
  code: string;
  kind: 'amount' | 'percent' | 'credits';
  /** Cents, or whole percents for `percent`. */
  value: number;
  /** The subtotal from which the code counts. */
  minimum: number;
  ends_at: number | null;
  /** Null when everybody may use it. */
  person_id: string | null;
}

export interface VouchersTable {
  code: string;
  balance: number;
  ends_at: number | null;
}

/** Who wants mail when a product is there again. */
export interface StockRemindersTable {
  id: number;
  product_id: string;
  /** Null for a guest. */
  person_id: string | null;
  name: string;
  /** In small letters; once per product. */
  email: string;
  locale: string;
  created_at: number;
}

/** What shoppers sent in about a product. */
export interface RequestsTable {
  id: string;
  kind: 'installer' | 'price-match';
  person_id: string | null;
  product_id: string;
  website_id: string;
  locale: string;
  /** JSON: the fields of the form by their names. */
  data: string;
  created_at: number;
}

/** An uploaded file, or one that is still on its way. */
export interface MediaTable {
  /** Under which its bytes are kept and served; nobody can guess it. */
  storage_key: string;
  /** Null until every piece is there. */
  id: number | null;
  /** Whose upload it is; null once that session has ended. */
  session_id: string | null;
  /** What the browser calls an upload in chunks; null for one that came whole. */
  upload_id: string | null;
  type: 'image' | 'pdf' | 'video';
  file_name: string;
  /** What its first bytes say; null until they are there. */
  mime_type: string | null;
  /** Bytes of the whole file, and of each piece but the last. */
  size: number;
  piece_size: number;
  alt: string | null;
  title: string | null;
  size_percentage: string | null;
  touched_at: number;
  /** When it became a part of something that is kept. */
  saved_at: number | null;
}

/** Which pieces of a file are kept. */
export interface MediaPiecesTable {
  storage_key: string;
  /** From 0. */
  piece: number;
}

/** The bytes themselves, where no disk keeps them. */
export interface StoredPiecesTable {
  storage_key: string;
  piece: number;
  bytes: Uint8Array;
}

/** What an editor wrote. */
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
  /** Who may change it: the session that wrote it, and whoever was signed in there. */
  session_id: Generated<string | null>;
  person_id: Generated<string | null>;
}

/** What a session is about to send back. */
export interface ReturnDraftsTable {
  session_id: string;
  /** An order that a guest has named; customers choose from all of theirs. */
  order_id: string | null;
  /** JSON: pieces by order line. */
  selection: string;
  /** JSON: the id of a reason by order line. */
  problems: string;
  /** JSON: what was answered by order line, for the wizard with questions without scripts. */
  answers: string;
  changed_at: number;
}

/** What customers said that they send back. */
export interface ReturnsTable {
  /** Nobody can guess it. */
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
  /** The questions that were read last. */
  last_faq_id: number | null;
  /** The session of a guest who sent it; null once that has ended. */
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
  /** JSON: list of `{ question, answer }` by their ids, in the order in which they were given. */
  answers: string;
}

export interface ReturnFilesTable {
  media_id: number;
  return_id: string;
  order_line_id: number;
  position: number;
}

/** Who tried what how often. */
export interface AttemptsTable {
  subject: string;
  tried_at: number;
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
