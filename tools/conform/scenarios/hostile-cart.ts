import { addToCart, decreaseLine, increaseLine, readCart, removeLine } from '../../../shared/contract/cart.ts';
import type { Clause } from '../clause.ts';
import { addition, boughtLines } from './filled-cart.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile.ts';

const UNKNOWN = 'conform-unknown';

/** Calls about products that do not exist, and values that no widget sends. */
export const hostileCart: readonly Clause[] = [
  {
    id: 'cart-unknown-product',
    rule: 'An unknown product is refused, and adds nothing.',
    mend: 'Answer 404 or 422 when the product is not found; do not let the exception through.',
    async check(visit) {
      const visitor = await visit.visitor();
      const { type } = visit.file.products[0];
      for (const id of [UNKNOWN, 999_999_999]) await visitor.refused(addToCart, addition({ type, id }));
      const { items } = await visitor.ask(readCart);
      visitor.verify(items.length === 0, `The cart has ${items.length} lines.`);
    },
  },
  {
    id: 'cart-unknown-type',
    rule: 'An unknown type of product is refused.',
    mend: 'Compare `type` with the types that you sell.',
    async check(visit) {
      const visitor = await visit.visitor();
      await visitor.refused(addToCart, { ...addition(visit.file.products[0]), type: UNKNOWN });
    },
  },
  {
    id: 'cart-unknown-line-plus',
    rule: 'Plus of a product that is not in the cart is refused, and adds no line.',
    mend: 'Look for the line first; answer 404 or 422 when there is none.',
    async check(visit) {
      const visitor = await visit.visitor();
      const { type, id } = visit.file.products[0];
      await visitor.refused(increaseLine, { type, id, qty: 1 });
      const { items } = await visitor.ask(readCart);
      visitor.verify(items.length === 0, 'The product is in the cart now.');
    },
  },
  {
    id: 'cart-unknown-line-min',
    rule: 'Min of a product that is not in the cart does not fail.',
    mend: 'Look for the line first; answer 404 or 422 when there is none.',
    async check(visit) {
      const visitor = await visit.visitor();
      const { type } = visit.file.products[0];
      await visitor.survives(decreaseLine, { type, id: UNKNOWN, qty: 1 });
      await visitor.survives(removeLine, { type, id: UNKNOWN });
    },
  },
  {
    id: 'cart-missing-id',
    rule: 'An addition without an id is refused, and one without a type does not fail.',
    mend: 'Validate the body before you look for the product.',
    async check(visit) {
      const visitor = await visit.visitor();
      const { type, id } = visit.file.products[0];
      for (const body of [{ type, qty: 1 }, {}]) await visitor.refused(addToCart, body);
      await visitor.survives(addToCart, { id, qty: 1 });
    },
  },
  {
    id: 'cart-hostile-id',
    rule: 'Ids with markup, quotes, a zero byte or thousands of characters are refused.',
    mend: 'Look products up with a prepared statement, and answer 404 or 422 when there is none.',
    async check(visit) {
      const visitor = await visit.visitor();
      const { type } = visit.file.products[0];
      for (const id of HOSTILE_TEXTS) await visitor.refused(addToCart, { type, id, qty: 1 });
    },
  },
  {
    id: 'cart-hostile-value',
    rule: 'Values of another type, such as lists and objects, are refused.',
    mend: 'Check the type of each value before you use it.',
    async check(visit) {
      const visitor = await visit.visitor();
      const { type, id } = visit.file.products[0];
      for (const value of HOSTILE_VALUES) {
        await visitor.refused(addToCart, { type, id: value, qty: 1 });
        await visitor.refused(addToCart, { type: value, id, qty: 1 });
      }
    },
  },
  {
    id: 'cart-price-from-browser',
    rule: 'A price in the body of an addition has no effect.',
    mend: 'Take prices from your database; ignore what the browser sends.',
    async check(visit) {
      const honest = await visit.visitor();
      const body = addition(visit.file.products[0]);
      await honest.ask(addToCart, body);
      const [wanted] = boughtLines(await honest.ask(readCart));
      const visitor = await visit.visitor();
      await visitor.survives(addToCart, { ...body, price: 0.01, from_price: 0.01, total: 0.01, line_total: 0.01 });
      const [line] = boughtLines(await visitor.ask(readCart));
      visitor.verify(!line || line.price === wanted?.price, `The price is ${(line?.price ?? 0) / 100} now.`);
    },
  },
];
