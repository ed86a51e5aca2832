import { addToCart } from '../../shared/contract/cart.ts';
import { readPaymentMethods, signIn, startCheckout, type CheckoutStart } from '../../shared/contract/checkout.ts';
import { applyDiscount } from '../../shared/contract/discounts.ts';
import { readOverview } from '../../shared/contract/overview.ts';
import { isRecord } from '../../shared/contract/wire.ts';
import { LOCALES } from '../../shared/i18n/languages.ts';
import { formatOf } from '../../shared/rules/address-format.ts';
import { isSameId } from '../../shared/rules/same-id.ts';
import { excerpt } from '../doctor/check-refusal.ts';
import { CannotCheck } from '../doctor/finding.ts';
import { Broken } from './clause.ts';
import { isSuccess, type Exchange } from './exchange.ts';
import type { ConformOptions } from './options.ts';
import { guestWithCart } from './scenarios/checkout-form.ts';
import { addition } from './scenarios/filled-cart.ts';
import { goToPayment } from './scenarios/order.ts';
import { staleStatuses } from './scenarios/session.ts';
import type { Product } from './shop-file.ts';
import type { Visit } from './visit.ts';
import { messagesIn, type Route, type Visitor } from './visitor.ts';

/**
 * Compares what the file names with the shop, before a clause blames the shop for it. A call that is missing, or that
 * fails, is no mistake of the file: its clauses say so.
 */
export async function requireKnownData(visit: Visit, { scenarios, mayWrite }: ConformOptions): Promise<void> {
  const names = new Set(scenarios.map(({ name }) => name));
  const isPlayed = (...wanted: readonly string[]) => wanted.some((name) => names.has(name));
  await requirePages(visit);
  if (isPlayed('overview')) await requireList(visit);
  if (!mayWrite) return;
  if (isPlayed('cart', 'codes', 'checkout')) await requireProducts(visit);
  if (isPlayed('codes', 'checkout')) await requireCodes(visit);
  if (isPlayed('checkout', 'account', 'returns', 'withdrawal', 'quotation')) await requireCustomer(visit);
  if (isPlayed('checkout', 'account')) await requireAddress(visit);
  if (isPlayed('checkout')) await requirePayment(visit);
}

/** Pages in each language, and that of the last step. */
async function requirePages({ file, visitor: open }: Visit): Promise<void> {
  for (const locale of LOCALES) {
    if (file.pages[locale] === undefined) continue;
    const { page } = await open(locale);
    if (page.status !== 200)
      throw new CannotCheck(`"pages.${locale}" of the file: ${page.path} answers ${page.status ?? page.failure}.`);
  }
}

async function requireList(visit: Visit): Promise<void> {
  const { list } = visit.file;
  if (!list) return;
  const visitor = await visit.visitor();
  const answer = await sent(() => visitor.send(readOverview, { id: list.id, type: list.type }));
  const refusal = answer && (await refusalIn(visit, visitor, readOverview, answer));
  if (refusal)
    throw mistake(
      `"list"`,
      `the list ${list.id} (${list.type})`,
      refusal,
      'Name a list that one of its pages has',
      answer,
    );
}

async function requireProducts(visit: Visit): Promise<void> {
  const [first, second] = visit.file.products;
  const { soldOut } = visit.file;
  const advice = 'Name two products that it sells, of which five pieces can be bought';
  await requireProduct(visit, '"products[0]"', first, advice);
  await requireProduct(visit, '"products[1]"', second, advice);
  if (soldOut) await requireProduct(visit, '"soldOut"', soldOut, 'Name a product that is sold out', [404]);
}

/** One piece, and the five that clauses need. */
async function requireProduct(
  visit: Visit,
  key: string,
  product: Product,
  advice: string,
  statuses?: readonly number[],
): Promise<void> {
  const name = `the product ${product.id} (${product.type})`;
  for (const qty of [1, 5]) {
    const visitor = await visit.visitor();
    const answer = await sent(() => visitor.send(addToCart, addition(product, qty)));
    const refusal = answer && (await refusalIn(visit, visitor, addToCart, answer, statuses));
    if (refusal) throw mistake(key, qty === 1 ? name : `${qty} pieces of ${name}`, refusal, advice, answer);
  }
}

async function requireCodes(visit: Visit): Promise<void> {
  for (const key of ['code', 'giftCard'] as const) {
    const code = visit.file[key];
    if (code === undefined) continue;
    const visitor = await visit.visitor();
    const answer = await sent(async () => {
      await visitor.send(addToCart, addition(visit.file.products[0], 2));
      return visitor.send(applyDiscount, { code });
    });
    if (!answer) continue;
    const error = isSuccess(answer) && isRecord(answer.json) ? answer.json['discountError'] : null;
    const refusal =
      typeof error === 'string' && error !== '' ? error : await refusalIn(visit, visitor, applyDiscount, answer);
    const advice = 'Name one that holds for both products, or leave the key out';
    if (refusal) throw mistake(`"${key}"`, `the code ${code}`, refusal, advice, answer);
  }
}

async function requireCustomer(visit: Visit): Promise<void> {
  const { customer } = visit.file;
  if (!customer) return;
  const visitor = await visit.visitor();
  const answer = await sent(() => visitor.send(signIn, customer));
  const refusal = answer && (await refusalIn(visit, visitor, signIn, answer, [400, 401, 403, 404, 422]));
  if (refusal) throw mistake('"customer"', customer.email, refusal, 'Name a customer with the right password', answer);
}

/** The countries of the addresses are served, and a province is there where it must be typed. */
async function requireAddress(visit: Visit): Promise<void> {
  const { address, business } = visit.file;
  const start = await sent(async () => (await guestWithCart(visit)).ask(startCheckout));
  if (!start) return;
  for (const [key, place] of [['address', address] as const, ...(business ? [['business', business] as const] : [])])
    requirePlace(key, place, start);
}

function requirePlace(
  key: string,
  { country, province }: Visit['file']['address'],
  { allowedCountries }: CheckoutStart,
): void {
  const codes = allowedCountries.map(({ alpha_2_code: code }) => code);
  if (codes.length > 0 && !codes.includes(country))
    throw new CannotCheck(
      `"${key}" of the file: the shop does not deliver to ${country}. Name an address in ${codes.join(', ')}.`,
    );
  const form = formatOf(allowedCountries, country).province;
  if (form?.isRequired && form.choices.length === 0 && !province)
    throw new CannotCheck(`"${key}" of the file: addresses in ${country} need a province.`);
}

async function requirePayment(visit: Visit): Promise<void> {
  const { payment, declinedPayment } = visit.file;
  if (payment === undefined && declinedPayment === undefined) return;
  const ready = await sent(async () => goToPayment(visit, await guestWithCart(visit)));
  const answer = ready && (await sent(() => ready.visitor.ask(readPaymentMethods)));
  if (!answer || answer.paymentMethods.length === 0) return;
  const ids = answer.paymentMethods.map(({ id }) => id);
  for (const [key, id] of Object.entries({ payment, declinedPayment }))
    if (id !== undefined && !ids.some((known) => isSameId(known, id)))
      throw new CannotCheck(`"${key}" of the file: the shop has no payment method ${id}. It has ${ids.join(', ')}.`);
}

/** Undefined where the steps fail: their clauses say why. */
async function sent<Result>(steps: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await steps();
  } catch (error) {
    if (error instanceof Broken) return undefined;
    throw error;
  }
}

/** Refusals of what a call names. */
const REFUSALS = [400, 404, 409, 410, 422];

/** What the shop says where it knows the call, and refuses what it names; null otherwise. */
async function refusalIn(
  visit: Visit,
  visitor: Visitor,
  call: Route,
  answer: Exchange,
  statuses: readonly number[] = REFUSALS,
): Promise<string | null> {
  const { status, json } = answer;
  if (status === null || !statuses.includes(status) || staleStatuses(visit, visitor).includes(status)) return null;
  if (typeof json !== 'string' && !isRecord(json)) return null;
  if (await isMissing(visitor, call, answer)) return null;
  return messagesIn(answer) || `status ${status}`;
}

/** A call that answers an empty body, and an unknown path, in the same way is none that this shop has. */
async function isMissing(visitor: Visitor, { path }: Route, answer: Exchange): Promise<boolean> {
  const textOf = (exchange: Exchange) => `${exchange.status} ${withoutPath(exchange.text, exchange.path)}`;
  for (const probe of [NOWHERE, path])
    if (textOf(await visitor.send({ method: 'post', path: probe, safe: true }, {})) !== textOf(answer)) return false;
  return true;
}

const NOWHERE = '/conform-no-such-call';

/** Frameworks write the path into their message. */
function withoutPath(text: string, path: string): string {
  return text.replaceAll('\\/', '/').replaceAll(path.replace(/^\//, ''), '');
}

function mistake(
  key: string,
  name: string,
  refusal: string,
  advice: string,
  answer: Exchange | undefined,
): CannotCheck {
  const call = `${answer?.method} ${answer?.path}`;
  return new CannotCheck(
    `${key} of the file: the shop refuses ${name}: “${excerpt(refusal)}” ${advice}. If the shop should accept this one, mend ${call}.`,
  );
}
