import { addToCart, decreaseLine, increaseLine, readCart } from '../../../shared/contract/cart.ts';
import type { Clause } from '../clause.ts';
import type { Visit } from '../visit.ts';
import { addition, quantityOf, visitorWithCart } from './filled-cart.ts';

const WRONG = [
  { name: 'zero', qty: 0, words: 'A quantity of 0' },
  { name: 'negative', qty: -1, words: 'A negative quantity' },
  { name: 'fraction', qty: 1.5, words: 'A quantity that is no whole number' },
  { name: 'text', qty: 'veel', words: 'A quantity that is no number' },
  { name: 'huge', qty: 1_000_000_000_000, words: 'A quantity of a billion times a thousand' },
] as const;

const added: Clause[] = WRONG.map(({ name, qty, words }) => ({
  id: `cart-add-${name}`,
  rule: `${words} is refused by /cart/add, and adds nothing.`,
  mend: 'Answer 422 unless the quantity is a whole number from 1 that the shop can sell.',
  check: (visit) => refusesAddition(visit, qty),
}));

const changed: Clause[] = WRONG.map(({ name, qty, words }) => ({
  id: `cart-plus-${name}`,
  rule: `${words} is refused by /cart/plus, and leaves the line as it was.`,
  mend: 'Validate the quantity of plus and min as that of an addition.',
  check: (visit) => refusesChange(visit, qty),
}));

async function refusesAddition(visit: Visit, qty: unknown): Promise<void> {
  const [product] = visit.file.products;
  const visitor = await visit.visitor();
  const refusal = await visitor.refused(addToCart, addition(product, qty));
  const pieces = quantityOf(await visitor.ask(readCart), product);
  visitor.verify(pieces === 0, `It is refused, and ${pieces} pieces are in the cart.`, refusal);
}

async function refusesChange(visit: Visit, qty: unknown): Promise<void> {
  const [product] = visit.file.products;
  const visitor = await visitorWithCart(visit, 2);
  const { type, id } = product;
  const refusal = await visitor.refused(increaseLine, { type, id, qty });
  const pieces = quantityOf(await visitor.ask(readCart), product);
  visitor.verify(pieces === 2, `It is refused, and the line has ${pieces} instead of 2 pieces.`, refusal);
}

export const quantities: readonly Clause[] = [
  ...added,
  ...changed,
  {
    id: 'cart-min-not-below',
    rule: 'Min never leaves a line with less than one piece.',
    mend: 'Keep one piece, refuse the call, or remove the line; the contract has no quantity of 0 or less.',
    async check(visit) {
      const [product] = visit.file.products;
      const { type, id } = product;
      const visitor = await visitorWithCart(visit);
      await visitor.survives(decreaseLine, { type, id, qty: 1 });
      await visitor.survives(decreaseLine, { type, id, qty: 5 });
      const { items } = await visitor.ask(readCart);
      const line = items.find(({ qty }) => qty < 1);
      visitor.verify(!line, `A line has ${line?.qty} pieces.`);
    },
  },
];
