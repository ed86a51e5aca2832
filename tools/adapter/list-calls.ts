import * as z from 'zod/mini';
import { Overview, readOverview } from '../../shared/contract/overview.ts';
import { ReviewPage } from '../../shared/contract/reviews.ts';
import { cents, fieldText } from '../../shared/contract/wire.ts';
import { call, type CallContext, readBody, sentId, write } from './call.ts';
import { Refusal } from './refusal.ts';
import { requireEmail } from './validate.ts';
import { whole } from './write-cart.ts';
import { writeList, writeReviews } from './write-list.ts';

/** `readReviews` of the contract, without its query. */
const REVIEWS = '/product/{id}/reviews/vue/data';

/** A list that does not exist. */
export class NotThere extends Error {}

const ListOf = z.object({ id: sentId, type: z.string() });

async function readList({ shop, session, body, has }: CallContext): Promise<unknown> {
  const wanted = readBody(ListOf, body, session.locale);
  const list = await shop.readList(session, wanted);
  if (!list) throw new NotThere();
  return write(Overview, writeList(list, has('remind')));
}

async function readReviews({ shop, session, body, parts, query }: CallContext): Promise<unknown> {
  const { type } = readBody(z.object({ type: fieldText }), body, session.locale);
  const number = Number(query.get('page') ?? 1);
  const product = readBody(z.object({ id: sentId }), { id: decodeURIComponent(parts[0]!) }, session.locale);
  if (!Number.isSafeInteger(number) || number < 1) throw new NotThere();
  const page = await shop.readReviews(session, { ...product, type: type || 'product' }, number);
  if (!page) throw new NotThere();
  return write(ReviewPage, writeReviews(page));
}

const Reminder = z.object({ id: sentId, type: z.string(), name: fieldText, email: fieldText });

async function remind({ shop, session, body }: CallContext): Promise<unknown> {
  const { id, type, name, email } = readBody(Reminder, body, session.locale);
  requireEmail(email.trim(), session.locale);
  if (name.length > 255 || email.length > 255) throw new Refusal('unknown-product');
  await shop.remind(session, { id, type, name: name.trim(), email: email.trim() });
  return {};
}

async function shippingCosts({ shop, session, body }: CallContext): Promise<unknown> {
  const { price } = readBody(z.object({ price: cents }), body, session.locale);
  const costs = await shop.shippingCosts(session, price);
  return { data: costs.map((entry) => ({ name: entry.name, costs: z.encode(cents, whole(entry.costs)) })) };
}

export const listCalls = [
  call(readOverview.path, ['readList'], readList),
  call(REVIEWS, ['readReviews'], readReviews),
  call('/mail-when-in-stock', ['remind'], remind),
  call('/shipping-costs', ['shippingCosts'], shippingCosts),
];
