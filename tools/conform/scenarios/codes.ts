import { addToCart, increaseLine, readCart, type Cart } from '../../../shared/contract/cart.ts';
import { startCheckout } from '../../../shared/contract/checkout.ts';
import { applyDiscount, removeDiscount, removeReduction } from '../../../shared/contract/discounts.ts';
import { cartAtStart } from '../../../widgets/checkout/start.rules.ts';
import { NotApplicable, type Clause, type Scenario } from '../clause.ts';
import { isSuccess } from '../exchange.ts';
import { needed, type Shared, type Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';
import { addedUp, euros, reductionsOf, slack } from './cart-sums.ts';
import { addition, visitorWithCart } from './filled-cart.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { severalLanguages } from './languages.ts';

const UNKNOWN = 'CONFORM-UNKNOWN';

interface Coded {
  readonly visitor: Visitor;
  readonly code: string;
  readonly before: Cart;
  readonly after: Cart;
}

function dueOf(cart: Cart): number {
  return cart.total ?? addedUp(cart);
}

async function withCode(visit: Visit, code: string): Promise<Coded> {
  const visitor = await visitorWithCart(visit, 2);
  const before = await visitor.ask(readCart);
  await visitor.ask(applyDiscount, { code });
  return { visitor, code, before, after: await visitor.ask(readCart) };
}

const coded: Shared<Coded> = (visit) => withCode(visit, needed(visit.file.code, 'code (code)'));
const withGiftCard: Shared<Coded> = (visit) => withCode(visit, needed(visit.file.giftCard, 'gift card (giftCard)'));

const accepted: Clause[] = [
  {
    id: 'code-accepted',
    rule: 'A valid code answers 200 without `discountError`.',
    mend: 'Answer {} when the code is accepted.',
    async check(visit) {
      const code = needed(visit.file.code, 'code (code)');
      const visitor = await visitorWithCart(visit, 2);
      const { discountError } = await visitor.ask(applyDiscount, { code });
      visitor.verify(discountError === null, `discountError is: ${discountError}`);
    },
  },
  {
    id: 'code-in-cart',
    rule: 'The cart shows a code that was accepted, with its name and its amount.',
    mend: 'Answer currentDiscount, currentVoucher or an entry of discounts, with name and amount.',
    async check(visit) {
      const { visitor, before, after } = await visit.given(coded);
      const known = reductionsOf(before).map(({ name }) => name);
      const reduction = reductionsOf(after).find(({ name }) => !known.includes(name));
      visitor.verify(reduction !== undefined, 'The cart has no further reduction.');
      visitor.verify(Boolean(reduction?.name), 'The reduction has no name.');
      visitor.verify((reduction?.amount ?? 0) > 0, 'The amount of the reduction is 0.');
    },
  },
  {
    id: 'code-lowers-due',
    rule: 'A code lowers what the shopper pays, by its amount.',
    mend: 'Subtract the reduction from the total, and do not change subtotal by it.',
    async check(visit) {
      const { visitor, before, after } = await visit.given(coded);
      const added = reductionsOf(after).reduce((sum, { amount }) => sum + amount, 0);
      const known = reductionsOf(before).reduce((sum, { amount }) => sum + amount, 0);
      const lowered = dueOf(before) - dueOf(after);
      const costs = (after.shippingCosts ?? 0) - (before.shippingCosts ?? 0);
      const isClose = Math.abs(lowered + costs - (added - known)) <= slack(after);
      visitor.verify(isClose, `It is ${euros(added - known)}, and ${euros(lowered)} less is due.`);
    },
  },
  {
    id: 'code-keeps-subtotal',
    rule: 'The subtotal stands before reductions: a code leaves it as it was.',
    mend: 'Answer the sum of the lines as subtotal.',
    async check(visit) {
      const { visitor, before, after } = await visit.given(coded);
      visitor.verify(
        before.subtotal === after.subtotal,
        `It was ${euros(before.subtotal)}, and is ${euros(after.subtotal)}.`,
      );
    },
  },
  {
    id: 'code-in-checkout',
    rule: 'The checkout shows the same reductions as the cart, with the same amounts.',
    mend: 'Answer the cart of the checkout from the same computation.',
    async check(visit) {
      const { visitor, after } = await visit.given(coded);
      const start = await visitor.ask(startCheckout);
      const amounts = reductionsOf(cartAtStart(start)).map(({ amount }) => amount);
      const wanted = reductionsOf(after).map(({ amount }) => amount);
      visitor.verify(
        amounts.join() === wanted.join(),
        `They are ${amounts.map(euros).join(' and ') || 'none'}, and in the cart ${wanted.map(euros).join(' and ')}.`,
      );
    },
  },
  {
    id: 'code-lasts',
    rule: 'A code stays when the quantity changes.',
    mend: 'Keep the code with the cart, and compute its amount anew.',
    async check(visit) {
      const { visitor, before } = await withCode(visit, needed(visit.file.code, 'code (code)'));
      const { type, id } = visit.file.products[0];
      const cart = await visitor.ask(increaseLine, { type, id, qty: 1 });
      visitor.verify(reductionsOf(cart).length > reductionsOf(before).length, 'The reduction is gone.');
    },
  },
  {
    id: 'code-twice',
    rule: 'The same code twice counts once.',
    mend: 'Refuse the code, or answer as the first time.',
    async check(visit) {
      const { visitor, code, after } = await withCode(visit, needed(visit.file.code, 'code (code)'));
      await visitor.survives(applyDiscount, { code });
      const cart = await visitor.ask(readCart);
      visitor.verify(
        dueOf(cart) === dueOf(after),
        `${euros(dueOf(after))} was due, and is ${euros(dueOf(cart))} after the second time.`,
      );
    },
  },
  {
    id: 'code-of-visitor',
    rule: 'A code holds for the visitor who entered it.',
    mend: 'Store the code with the cart of the session.',
    async check(visit) {
      const { before } = await visit.given(coded);
      const stranger = await visitorWithCart(visit, 2);
      const cart = await stranger.ask(readCart);
      stranger.verify(
        reductionsOf(cart).length <= reductionsOf(before).length,
        'Another visitor has the reduction, too.',
      );
    },
  },
];

const removed: Clause[] = [
  {
    id: 'code-removed',
    rule: 'Without its code, the cart is as it was before.',
    mend: 'Forget the code in /discounts/remove, and answer any 2xx.',
    async check(visit) {
      const { visitor, before } = await withCode(visit, needed(visit.file.code, 'code (code)'));
      await visitor.ask(removeDiscount);
      const { last } = visitor;
      const cart = await visitor.ask(readCart);
      visitor.verify(reductionsOf(cart).length === reductionsOf(before).length, 'The reduction is still there.', last);
      visitor.verify(
        dueOf(cart) === dueOf(before),
        `${euros(dueOf(before))} was due, and is ${euros(dueOf(cart))} now.`,
        last,
      );
    },
  },
  {
    id: 'code-removed-by-code',
    rule: 'Of several reductions, one with `removable` and a `code` is removed by its code.',
    mend: 'Read `code` in /discounts/remove; without it, remove all codes.',
    async check(visit) {
      const { visitor, after } = await withCode(visit, needed(visit.file.code, 'code (code)'));
      const listed = after.discounts?.find(({ code, removable }) => code !== undefined && removable);
      if (!listed) throw new NotApplicable('The cart has no `discounts` with a code.');
      await visitor.ask(removeReduction, { code: listed.code! });
      const { discounts = [] } = await visitor.ask(readCart);
      visitor.verify(!discounts.some(({ code }) => code === listed.code), `${listed.code} is still there.`);
      const others = after.discounts?.filter(({ removable }) => !removable) ?? [];
      visitor.verify(
        others.every(({ name }) => discounts.some((reduction) => reduction.name === name)),
        'Another reduction is gone, too.',
      );
    },
  },
  {
    id: 'code-remove-none',
    rule: 'Removing a code where there is none does not fail.',
    mend: 'Answer 2xx, or a refusal.',
    async check(visit) {
      needed(visit.file.code, 'code (code)');
      await (await visit.visitor()).survives(removeDiscount);
    },
  },
];

const refused: Clause[] = [
  {
    id: 'code-unknown',
    rule: 'An unknown code is refused with a message for the shopper: `discountError`, or 422.',
    mend: 'Answer { "discountError": "…" } in the language of the page.',
    async check(visit) {
      needed(visit.file.code, 'code (code)');
      const visitor = await visitorWithCart(visit);
      const answer = await visitor.survives(applyDiscount, { code: UNKNOWN });
      const error = (answer.json as { discountError?: unknown } | undefined)?.discountError;
      const isRefused = isSuccess(answer) ? typeof error === 'string' && error !== '' : answer.status === 422;
      visitor.verify(isRefused, `It answers ${answer.status} without discountError.`);
    },
  },
  {
    id: 'code-unknown-leaves',
    rule: 'An unknown code changes nothing.',
    mend: 'Store a code only when it is valid.',
    async check(visit) {
      needed(visit.file.code, 'code (code)');
      const visitor = await visitorWithCart(visit);
      const before = dueOf(await visitor.ask(readCart));
      const refusal = await visitor.survives(applyDiscount, { code: UNKNOWN });
      const after = await visitor.ask(readCart);
      visitor.verify(dueOf(after) === before, `${euros(before)} was due, and is ${euros(dueOf(after))} now.`, refusal);
    },
  },
  {
    id: 'code-empty-cart',
    rule: 'A code for an empty cart does not fail.',
    mend: 'Look at the cart before you use its lines.',
    async check(visit) {
      const code = needed(visit.file.code, 'code (code)');
      await (await visit.visitor()).survives(applyDiscount, { code });
    },
  },
  {
    id: 'code-hostile',
    rule: 'Codes with markup, quotes, a zero byte or thousands of characters are refused like unknown ones.',
    mend: 'Look codes up with a prepared statement.',
    async check(visit) {
      needed(visit.file.code, 'code (code)');
      const visitor = await visitorWithCart(visit);
      const before = dueOf(await visitor.ask(readCart));
      for (const code of [...HOSTILE_TEXTS, '']) await visitor.survives(applyDiscount, { code });
      for (const body of [{}, { code: null }, { code: [] }]) await visitor.survives(applyDiscount, body);
      visitor.verify(dueOf(await visitor.ask(readCart)) === before, 'The amount due has changed.');
    },
  },
  {
    id: 'code-languages',
    rule: 'The message is in the language of the page.',
    mend: 'Take the language of the session for messages, and not that of the server.',
    async check(visit) {
      needed(visit.file.code, 'code (code)');
      const messages = new Set<unknown>();
      for (const locale of await severalLanguages(visit)) {
        const visitor = await visit.visitor(locale);
        await visitor.ask(addToCart, addition(visit.file.products[0]));
        const { json } = await visitor.survives(applyDiscount, { code: UNKNOWN });
        const message = JSON.stringify(json);
        visitor.verify(!messages.has(message), `The message in ${locale} is the same as in another language.`);
        messages.add(message);
      }
    },
  },
];

const giftCards: Clause[] = [
  {
    id: 'gift-card-pays',
    rule: 'A gift card lowers what is due, and leaves the subtotal as it was.',
    mend: 'Answer currentVoucher with the part that it pays.',
    async check(visit) {
      const { visitor, before, after } = await visit.given(withGiftCard);
      visitor.verify(after.subtotal === before.subtotal, 'The subtotal has changed.');
      visitor.verify(dueOf(after) < dueOf(before), `${euros(dueOf(before))} was due, and is ${euros(dueOf(after))}.`);
    },
  },
  {
    id: 'gift-card-not-negative',
    rule: 'Never less than 0 is due.',
    mend: 'Let a reduction take at most what is due.',
    async check(visit) {
      const { visitor, after } = await visit.given(withGiftCard);
      visitor.verify((after.total ?? 0) >= 0, `total is ${euros(after.total ?? 0)}.`);
      visitor.verify(after.subtotal >= 0 && (after.vat ?? 0) >= 0, 'An amount of the cart is negative.');
    },
  },
];

export const codes: Scenario = {
  name: 'codes',
  title: 'Codes and gift cards',
  chapter: 'answers.md#discounts',
  clauses: [...accepted, ...removed, ...refused, ...giftCards],
};
