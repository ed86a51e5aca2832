import * as z from 'zod/mini';
import * as contract from '../../shared/contract/cart.ts';
import { applyDiscount, removeDiscount } from '../../shared/contract/discounts.ts';
import { fieldText, optional, wireNumber } from '../../shared/contract/wire.ts';
import { call, type CallContext, readBody, sentId, write } from './call.ts';
import type { Addition, Cart, Line } from './model.ts';
import { Refusal } from './refusal.ts';
import { lineIn, pieces, writeAdded, writeCart } from './write-cart.ts';

const MOST = 9999;
const Step = z.object({ type: z.string(), id: sentId, qty: optional(wireNumber) });
const AdditionBody = z.extend(contract.AddToCart, { id: sentId });

const answerCart = ({ has }: CallContext, cart: Cart) => write(contract.Cart, writeCart(cart, has('applyCode')));

function requireQuantity(quantity: number): number {
  if (Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST) return quantity;
  throw new Refusal('quantity');
}

async function lineOf(context: CallContext): Promise<{ line: Line; qty: number | null }> {
  const step = readBody(Step, context.body, context.session.locale);
  const line = lineIn(await context.readCart(), step);
  if (!line) throw new Refusal('unknown-line');
  if (line.isGift) throw new Refusal('gift');
  return { line, qty: step.qty };
}

/** An engine may do a part of what it refuses, such as adding what is in stock: the quantity of before is set again. */
async function changeLine({ shop, session, readCart }: CallContext, line: Line, sum: number): Promise<Cart> {
  const quantity = requireQuantity(sum);
  try {
    return await shop.changeLine(session, line, quantity);
  } catch (error) {
    const now = error instanceof Refusal ? lineIn(await readCart(), lineKey(line)) : undefined;
    if (now && now.quantity !== line.quantity) await shop.changeLine(session, now, line.quantity);
    throw error;
  }
}

async function addLine({ shop, session, readCart }: CallContext, addition: Addition): Promise<Cart> {
  try {
    return await shop.addLine(session, addition);
  } catch (error) {
    const part = error instanceof Refusal ? lineIn(await readCart(), addition) : undefined;
    if (part) await shop.removeLine(session, part);
    throw error;
  }
}

const lineKey = ({ id, type = 'product' }: Line) => ({ id, type });

async function increase(context: CallContext): Promise<unknown> {
  const { line, qty } = await lineOf(context);
  return answerCart(context, await changeLine(context, line, line.quantity + requireQuantity(qty ?? 1)));
}

/** Without a quantity, or with all that there are, the line is removed. */
async function decrease(context: CallContext): Promise<unknown> {
  const { line, qty } = await lineOf(context);
  const left = line.quantity - (qty === null ? line.quantity : requireQuantity(qty));
  const cart = left < 1 ? context.shop.removeLine(context.session, line) : changeLine(context, line, left);
  return answerCart(context, await cart);
}

async function add(context: CallContext): Promise<unknown> {
  const { shop, session, body, has } = context;
  const { id, type, qty } = readBody(AdditionBody, body, session.locale);
  const addition = { id, type, quantity: requireQuantity(Number(qty)) };
  const present = lineIn(await context.readCart(), addition);
  const cart =
    present && !present.isGift
      ? await changeLine(context, present, present.quantity + addition.quantity)
      : await addLine(context, addition);
  const line = lineIn(cart, addition);
  if (!line) throw new Error(`The cart that addLine returns has no line with the id ${id} and the type ${type}.`);
  const accessories = has('accessories') ? await shop.accessories(session, { id: line.id, type }) : [];
  return write(contract.Added, writeAdded(cart, line, addition.quantity, accessories));
}

/** A code that is not accepted is no failure of the call. */
async function applyCode({ shop, session, body }: CallContext): Promise<unknown> {
  const { code } = readBody(z.object({ code: fieldText }), body, session.locale);
  const refusal = await codeRefusal(async () => {
    if (code.trim() === '' || code.length > 100 || /\p{Cc}/u.test(code)) throw new Refusal('code');
    await shop.applyCode(session, code.trim());
  });
  return write(applyDiscount.answer, { discountError: refusal?.messageIn(session.locale) ?? null });
}

async function codeRefusal(work: () => Promise<void>): Promise<Refusal | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Without a code, all codes are removed. */
async function removeCodes({ shop, session, body, readCart }: CallContext): Promise<unknown> {
  const { code } = readBody(z.object({ code: fieldText }), body, session.locale);
  const { reductions } = await readCart();
  const codes = reductions.flatMap((reduction) => (reduction.code === undefined ? [] : [reduction.code]));
  for (const own of codes) if (code === '' || own === code) await shop.removeCode(session, own);
  return write(removeDiscount.answer, {});
}

export const cartCalls = [
  call(contract.readCart.path, ['readCart'], async (context) => answerCart(context, await context.readCart())),
  call(contract.readCartSize.path, ['readCart'], async ({ readCart }) =>
    write(contract.CartSize, { amount: pieces(await readCart()) }),
  ),
  call(contract.increaseLine.path, ['readCart', 'changeLine'], increase),
  call(contract.decreaseLine.path, ['readCart', 'changeLine', 'removeLine'], decrease),
  call(contract.addToCart.path, ['readCart', 'addLine', 'changeLine', 'removeLine'], add),
  call(applyDiscount.path, ['applyCode'], applyCode),
  call(removeDiscount.path, ['readCart', 'removeCode'], removeCodes),
];
