import * as z from 'zod/mini';
import {
  addToCart,
  decreaseLine,
  increaseLine,
  readCart,
  readCartSize,
  removeLine,
} from '../../../shared/contract/cart.ts';
import type { Cart } from '../../../shared/contract/cart.ts';
import { optional, wireId, wireNumber } from '../../../shared/contract/wire.ts';
import { answer } from '../answer.ts';
import type { ShopApp, ShopContext } from '../context.ts';
import { inTransaction, readConsistently, shopperOf } from '../context.ts';
import type { Db } from '../db/schema.ts';
import { readAs, readInput } from '../input.ts';
import { describeAdded } from '../rules/added.ts';
import * as lines from '../rules/cart-lines.ts';
import * as cart from '../rules/cart.ts';
import { addCombination, isCombination } from '../rules/combination.ts';
import type { Locale } from '../rules/language.ts';
import { codeProblemIn } from './texts.ts';

/** A form sends all values as text, so quantities are converted. One that is no whole number is refused, not rounded. */
const Line = z.object({ type: z.string(), id: wireId, qty: optional(wireNumber) });

export function mountCart(app: ShopApp): void {
  app.post('/cart/get', async (context) => answer(context, readCart, await read(context)));
  app.post('/cart/init', async (context) =>
    answer(context, readCartSize, { amount: cart.piecesIn(await read(context)) }),
  );
  app.post('/cart/plus', (context) => change(context, increaseLine, lines.increaseLine));
  app.post('/cart/min', async (context) => {
    const { qty } = await readInput(context);
    const isRemoval = qty === undefined || qty === null || qty === '';
    return isRemoval
      ? change(context, removeLine, lines.removeLine)
      : change(context, decreaseLine, lines.decreaseLine);
  });
  app.post('/cart/add', add);
}

/** Changes one line and answers with the updated cart. */
async function change(
  context: ShopContext,
  endpoint: Pick<typeof readCart, 'answer'>,
  work: (db: Db, shopper: ReturnType<typeof shopperOf>, line: lines.LineChange) => Promise<void>,
): Promise<Response> {
  const { type, id, qty } = await readAs(context, Line);
  const shopper = shopperOf(context);
  const view = await inTransaction(context, async (db) => {
    await work(db, shopper, { type, id, qty: qty ?? 1 });
    return cart.readCart(db, shopper);
  });
  return answer(context, endpoint, shown(shopper.locale, view));
}

async function add(context: ShopContext): Promise<Response> {
  const wanted = await readAs(context, addToCart.input!);
  const shopper = shopperOf(context);
  const line = { type: isCombination(wanted) ? 'product' : wanted.type, id: wanted.id, qty: Number(wanted.qty) };
  const added = await inTransaction(context, async (db) => {
    await (isCombination(wanted) ? addCombination(db, shopper, wanted) : lines.addToCart(db, shopper, line));
    return describeAdded(db, shopper, line);
  });
  return answer(context, addToCart, added);
}

async function read(context: ShopContext): Promise<Cart> {
  const shopper = shopperOf(context);
  return shown(shopper.locale, await readConsistently(context, (db) => cart.readCart(db, shopper)));
}

function shown(locale: Locale, { cart: current, codeProblem }: cart.CartView): Cart {
  return codeProblem ? { ...current, discountError: codeProblemIn(locale, codeProblem) } : current;
}
