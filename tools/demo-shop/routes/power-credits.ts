import * as z from 'zod/mini';
import { readPowerCredits, redeemCredits } from '../../../shared/contract/power-credits.ts';
import { wholeNumber } from '../../../shared/contract/wire.ts';
import { answer } from '../answer.ts';
import type { ShopApp, ShopContext } from '../context.ts';
import { inTransaction } from '../context.ts';
import { customerOf } from '../customers.ts';
import { readAs, wantsPage } from '../input.ts';
import { readCredits } from '../rules/account/credits.ts';
import { redeem } from '../rules/account/redeem.ts';

const Purchase = z.object({ credits: wholeNumber });

/** The credits of a customer as calls. A form without JavaScript gets the page of the same path. */
export function mountPowerCredits(app: ShopApp): void {
  app.post(readPowerCredits.path, async (context) =>
    answer(context, readPowerCredits, await readCredits(context.get('shop').db, customerOf(context))),
  );
  app.post(redeemCredits.path, async (context, next) => {
    if (wantsPage(context)) return next();
    return answer(context, redeemCredits, { code: await buyCode(context) });
  });
}

/** Answers with the code. */
export async function buyCode(context: ShopContext): Promise<string> {
  const { credits } = await readAs(context, Purchase);
  const { random } = context.get('shop');
  return inTransaction(context, (db) => redeem(db, customerOf(context), random, credits));
}
