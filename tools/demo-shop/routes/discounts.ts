import * as z from 'zod/mini';
import { applyDiscount, removeDiscount } from '../../../shared/contract/discounts.ts';
import { chooseExemption } from '../../../shared/contract/exemption.ts';
import { fieldText, flag, ifSent } from '../../../shared/contract/wire.ts';
import { answer, nextPage } from '../answer.ts';
import type { ShopApp, ShopContext } from '../context.ts';
import { inTransaction, shopperOf } from '../context.ts';
import { readAs, wantsPage } from '../input.ts';
import { applyCode, removeCodes } from '../rules/discounts.ts';
import * as exemption from '../rules/exemption.ts';
import { priceCart } from '../rules/priced-cart.ts';
import { codeProblemIn } from './texts.ts';

const EXEMPTION = '/tax-exemption';

export function mountDiscounts(app: ShopApp): void {
  app.post('/discounts/apply', apply);
  app.post('/discounts/remove', async (context) => {
    const { code } = await readAs(context, z.object({ code: ifSent(z.string()) }));
    await inTransaction(context, (db) => removeCodes(db, shopperOf(context), code));
    return answer(context, removeDiscount, {});
  });
  app.post(EXEMPTION, choose);
}

async function apply(context: ShopContext): Promise<Response> {
  const { code } = await readAs(context, z.object({ code: fieldText }));
  const shopper = shopperOf(context);
  const problem = await inTransaction(context, async (db) => {
    const { totals } = await priceCart(db, shopper);
    return applyCode(db, shopper, code, totals.subtotal);
  });
  const discountError = problem && codeProblemIn(shopper.locale, problem);
  if (discountError !== null && wantsPage(context)) return nextPage(context, discountError);
  return answer(context, applyDiscount, { discountError });
}

async function choose(context: ShopContext): Promise<Response> {
  const { tax_exemption_selected } = await readAs(context, z.object({ tax_exemption_selected: flag }));
  await inTransaction(context, (db) => exemption.chooseExemption(db, shopperOf(context), tax_exemption_selected));
  return answer(context, chooseExemption(EXEMPTION), {});
}
