import {
  addToCart,
  decreaseLine,
  increaseLine,
  readCart,
  readCartSize,
  removeLine,
  type Cart,
} from '../../../shared/contract/cart.ts';
import { NotApplicable, type Clause, type Scenario } from '../clause.ts';
import { isSuccess } from '../exchange.ts';
import { needed } from '../visit.ts';
import { messagesIn } from '../visitor.ts';
import { cartSums } from './cart-sums.ts';
import { addition, filledCart, isOf, lineOf, piecesIn, quantityOf, visitorWithCart } from './filled-cart.ts';
import { hostileCart } from './hostile-cart.ts';
import { pathIn } from './paths.ts';
import { quantities } from './quantities.ts';

const reading: Clause[] = [
  {
    id: 'cart-empty',
    rule: 'The cart of a new visitor is empty: `items` is an empty list, and `subtotal` is 0.',
    mend: 'Answer a visitor without a cart like one with an empty cart.',
    async check(visit) {
      const visitor = await visit.visitor();
      const { items, subtotal } = await visitor.ask(readCart);
      visitor.verify(items.length === 0, `items has ${items.length} lines.`);
      visitor.verify(subtotal === 0, `subtotal is ${subtotal / 100}.`);
    },
  },
  {
    id: 'cart-empty-badge',
    rule: 'The badge of an empty cart is 0.',
    mend: 'Answer { "amount": 0 } to a visitor without a cart.',
    async check(visit) {
      const visitor = await visit.visitor();
      const { amount } = await visitor.ask(readCartSize);
      visitor.verify(amount === 0, `amount is ${amount}.`);
    },
  },
  {
    id: 'cart-read-twice',
    rule: 'A cart that is read twice is the same, with the same amounts and VAT.',
    mend: 'Compute the amounts from what is stored; do not change them by reading.',
    async check(visit) {
      const visitor = await visitorWithCart(visit, 2);
      const before = orderedIn(await visitor.ask(readCart));
      const after = orderedIn(await visitor.ask(readCart));
      visitor.verify(before === after, 'The second answer differs from the first.');
    },
  },
  {
    id: 'cart-lasts',
    rule: 'A cart lasts from page to page.',
    mend: 'Store the cart with the session, and keep the cookie of the session for the whole site.',
    async check(visit) {
      const visitor = await visitorWithCart(visit);
      await visitor.reopen();
      const cart = await visitor.ask(readCart);
      visitor.verify(
        quantityOf(cart, visit.file.products[0]) === 1,
        'On the next page, the product is not in the cart.',
      );
    },
  },
];

const adding: Clause[] = [
  {
    id: 'cart-add',
    rule: 'The buy button answers the product that was added, with its name, type and quantity.',
    mend: 'Answer `item` as the example of POST /cart/add.',
    async check(visit) {
      const visitor = await visit.visitor();
      const [product] = visit.file.products;
      const { item } = await visitor.ask(addToCart, addition(product, 2));
      visitor.verify(item.type === product.type, `item.type is ${item.type}.`);
      visitor.verify(item.qty === 2, `item.qty is ${item.qty}, and 2 were added.`);
      visitor.verify(item.name !== '', 'item.name is empty.');
    },
  },
  {
    id: 'cart-add-count',
    rule: '`count` of an addition are the pieces in the whole cart.',
    mend: 'Count the pieces of all lines, gifts included.',
    async check(visit) {
      const visitor = await visitorWithCart(visit, 2);
      const { count } = await visitor.ask(addToCart, addition(visit.file.products[1]));
      const { last } = visitor;
      const pieces = piecesIn(await visitor.ask(readCart));
      visitor.verify(count === pieces, `count is ${count}, and the cart has ${pieces} pieces.`, last);
    },
  },
  {
    id: 'cart-add-kept',
    rule: 'What was added is in the cart, with the type and the id of the button.',
    mend: 'Answer the type and id with which the product was added: later calls send them again.',
    async check(visit) {
      const { visitor, cart } = await visit.given(filledCart);
      for (const product of visit.file.products)
        visitor.verify(
          lineOf(cart, product) !== undefined,
          `No line has the type ${product.type} and the id ${product.id}.`,
        );
    },
  },
  {
    id: 'cart-add-quantity',
    rule: 'A line has as many pieces as were added.',
    mend: 'Read `qty` of the addition.',
    async check(visit) {
      const { visitor, cart } = await visit.given(filledCart);
      const pieces = quantityOf(cart, visit.file.products[0]);
      visitor.verify(pieces === 2, `Of 2 pieces, ${pieces} are in the cart.`);
    },
  },
  {
    id: 'cart-add-twice',
    rule: 'The same product again raises the quantity of its line.',
    mend: 'Look for a line of this product before you open another one.',
    async check(visit) {
      const [product] = visit.file.products;
      const visitor = await visitorWithCart(visit);
      await visitor.ask(addToCart, addition(product, 2));
      const { items } = await visitor.ask(readCart);
      const lines = items.filter(isOf(product));
      visitor.verify(lines.length === 1, `The cart has ${lines.length} lines of this product.`);
      visitor.verify(lines[0]!.qty === 3, `1 and 2 pieces were added, and the line has ${lines[0]!.qty}.`);
    },
  },
  {
    id: 'cart-add-other',
    rule: 'Another product is a line of its own.',
    mend: 'Tell lines apart by type and id.',
    async check(visit) {
      const { visitor, cart } = await visit.given(filledCart);
      const lines = visit.file.products.map((product) => lineOf(cart, product));
      visitor.verify(lines[0] !== lines[1] && Boolean(lines[1]), 'The second product has no line of its own.');
    },
  },
  {
    id: 'cart-badge',
    rule: 'The badge counts all pieces of the cart.',
    mend: 'Answer the sum of the quantities in /cart/init.',
    async check(visit) {
      const { visitor, cart } = await visit.given(filledCart);
      const { amount } = await visitor.ask(readCartSize);
      visitor.verify(amount === piecesIn(cart), `amount is ${amount}, and the cart has ${piecesIn(cart)} pieces.`);
    },
  },
];

const changing: Clause[] = [
  {
    id: 'cart-plus',
    rule: 'Plus raises the quantity by the `qty` that it sends, and answers the whole cart.',
    mend: 'Answer POST /cart/plus like POST /cart/get.',
    async check(visit) {
      const [product] = visit.file.products;
      const visitor = await visitorWithCart(visit);
      const cart = await visitor.ask(increaseLine, { ...keyOf(product), qty: 1 });
      visitor.verify(quantityOf(cart, product) === 2, `1 and 1 make ${quantityOf(cart, product)}.`);
    },
  },
  {
    id: 'cart-min',
    rule: 'Min lowers the quantity by the `qty` that it sends, and answers the whole cart.',
    mend: 'Answer POST /cart/min like POST /cart/get.',
    async check(visit) {
      const [product] = visit.file.products;
      const visitor = await visitorWithCart(visit, 3);
      const cart = await visitor.ask(decreaseLine, { ...keyOf(product), qty: 1 });
      visitor.verify(quantityOf(cart, product) === 2, `3 less 1 makes ${quantityOf(cart, product)}.`);
    },
  },
  {
    id: 'cart-remove',
    rule: 'Min without a `qty` removes the line.',
    mend: 'Tell a missing qty from 1.',
    async check(visit) {
      const [product] = visit.file.products;
      const visitor = await visitorWithCart(visit, 3);
      const cart = await visitor.ask(removeLine, keyOf(product));
      visitor.verify(!lineOf(cart, product), `The line is there, with ${quantityOf(cart, product)} pieces.`);
    },
  },
  {
    id: 'cart-remove-one',
    rule: 'Removing a line leaves the others.',
    mend: 'Remove the line with this type and id only.',
    async check(visit) {
      const [first, second] = visit.file.products;
      const visitor = await visitorWithCart(visit);
      await visitor.ask(addToCart, addition(second));
      const cart = await visitor.ask(removeLine, keyOf(first));
      visitor.verify(quantityOf(cart, second) === 1, 'The other product is not in the cart any more.');
    },
  },
  {
    id: 'cart-remove-again',
    rule: 'A line that is not there can be removed: a second tab does it.',
    mend: 'Answer the cart as it is, or a refusal; do not fail.',
    async check(visit) {
      const visitor = await visit.visitor();
      await visitor.survives(removeLine, keyOf(visit.file.products[0]));
    },
  },
  {
    id: 'cart-change-answer',
    rule: 'A change answers the cart that is read afterwards, to the cent.',
    mend: 'Compute the answer after the change is stored.',
    async check(visit) {
      const visitor = await visitorWithCart(visit);
      const changed = await visitor.ask(increaseLine, { ...keyOf(visit.file.products[0]), qty: 2 });
      const { last } = visitor;
      const read = await visitor.ask(readCart);
      visitor.verify(orderedIn(changed) === orderedIn(read), 'POST /cart/get answers another cart afterwards.', last);
    },
  },
  {
    id: 'cart-any-quantity',
    rule: 'With `any_quantity`, one call of plus and min changes the line by any quantity.',
    mend: 'Leave any_quantity out where plus and min go by single pieces.',
    async check(visit) {
      const [product] = visit.file.products;
      const visitor = await visitorWithCart(visit);
      if (!(await visitor.ask(readCart)).any_quantity) throw new NotApplicable('The cart has no `any_quantity`.');
      const more = await visitor.ask(increaseLine, { ...keyOf(product), qty: 4 });
      visitor.verify(quantityOf(more, product) === 5, `1 and 4 make ${quantityOf(more, product)}.`);
      const less = await visitor.ask(decreaseLine, { ...keyOf(product), qty: 3 });
      visitor.verify(quantityOf(less, product) === 2, `5 less 3 makes ${quantityOf(less, product)}.`);
    },
  },
];

const stock: Clause[] = [
  {
    id: 'cart-stock-add',
    rule: 'More than the stock is refused with 422 and a message for the shopper.',
    mend: 'Compare the quantity with the stock, and write the message into errors.',
    async check(visit) {
      const [product] = visit.file.products;
      const most = needed(product.stock, 'stock of the first product (products[0].stock)');
      const visitor = await visit.visitor();
      const answer = await visitor.refused(addToCart, addition(product, most + 1));
      visitor.verify(answer.status === 422, `It answers ${answer.status} instead of 422.`);
      visitor.verify(messagesIn(answer) !== '', 'The refusal has no message.');
    },
  },
  {
    id: 'cart-stock-add-nothing',
    rule: 'An addition that is refused adds nothing, not even what is in stock.',
    mend: 'Set the quantity of before again when the engine adds a part.',
    async check(visit) {
      const [product] = visit.file.products;
      const most = needed(product.stock, 'stock of the first product (products[0].stock)');
      const visitor = await visit.visitor();
      const refusal = await visitor.refused(addToCart, addition(product, most + 1));
      const pieces = quantityOf(await visitor.ask(readCart), product);
      visitor.verify(pieces === 0, `It is refused, and ${pieces} pieces are in the cart.`, refusal);
    },
  },
  {
    id: 'cart-stock-whole',
    rule: 'The whole stock can be bought.',
    mend: 'Refuse what exceeds the stock, and not the last piece.',
    async check(visit) {
      const [product] = visit.file.products;
      const most = needed(product.stock, 'stock of the first product (products[0].stock)');
      const visitor = await visit.visitor();
      await visitor.ask(addToCart, addition(product, most));
      const pieces = quantityOf(await visitor.ask(readCart), product);
      visitor.verify(pieces === most, `Of ${most} pieces, ${pieces} are in the cart.`);
    },
  },
  {
    id: 'cart-stock-plus',
    rule: 'Plus beyond the stock is refused, and leaves the line as it was.',
    mend: 'Compare the new quantity of the line with the stock, and not only what is added.',
    async check(visit) {
      const [product] = visit.file.products;
      const most = needed(product.stock, 'stock of the first product (products[0].stock)');
      const visitor = await visit.visitor();
      await visitor.ask(addToCart, addition(product, most));
      const refusal = await visitor.refused(increaseLine, { ...keyOf(product), qty: 1 });
      const pieces = quantityOf(await visitor.ask(readCart), product);
      visitor.verify(pieces === most, `It is refused, and the line has ${pieces} pieces instead of ${most}.`, refusal);
    },
  },
  {
    id: 'cart-sold-out',
    rule: 'A product that is sold out is refused with a message.',
    mend: 'Answer 422 with a message in the language of the page.',
    async check(visit) {
      const product = needed(visit.file.soldOut, 'product that is sold out (soldOut)');
      const visitor = await visit.visitor();
      const answer = await visitor.refused(addToCart, addition(product));
      visitor.verify(answer.status === 422 && messagesIn(answer) !== '', 'The refusal is no 422 with a message.');
    },
  },
];

const together: Clause[] = [
  {
    id: 'cart-two-visitors',
    rule: 'Each visitor has a cart of their own.',
    mend: 'Find the cart by the session, and keep answers out of shared caches.',
    async check(visit) {
      await visit.given(filledCart);
      const stranger = await visit.visitor();
      const { items } = await stranger.ask(readCart);
      stranger.verify(items.length === 0, 'A new visitor sees the cart of another one.');
    },
  },
  {
    id: 'cart-two-visitors-change',
    rule: "A change of one visitor leaves the other's cart as it is.",
    mend: 'Change lines by cart and product, not by product alone.',
    async check(visit) {
      const [product] = visit.file.products;
      const visitor = await visitorWithCart(visit, 2);
      const stranger = await visitorWithCart(visit);
      await stranger.send(removeLine, keyOf(product));
      const pieces = quantityOf(await visitor.ask(readCart), product);
      visitor.verify(
        pieces === 2,
        `Another visitor removed the product, and this one has ${pieces} instead of 2 pieces.`,
      );
    },
  },
  {
    id: 'cart-parallel-first',
    rule: 'Two first additions that arrive at once are both in the cart.',
    mend: 'Create the cart of a session once, under a lock, and answer its calls one after the other.',
    async check(visit) {
      const visitor = await visit.visitor();
      const added = await Promise.all(visit.file.products.map((product) => visitor.send(addToCart, addition(product))));
      const failed = added.find((answer) => !isSuccess(answer));
      visitor.verify(!failed, `One of them answers ${failed?.status}.`, failed);
      const cart = await visitor.ask(readCart);
      const lost = visit.file.products.find((product) => quantityOf(cart, product) !== 1);
      visitor.verify(!lost, `The product ${lost?.id} is not in the cart once.`);
    },
  },
  {
    id: 'cart-parallel-plus',
    rule: 'Several plus calls that arrive at once all count.',
    mend: 'Lock the line while you read and write its quantity.',
    async check(visit) {
      const [product] = visit.file.products;
      const visitor = await visitorWithCart(visit);
      const sent = [1, 2, 3, 4].map(() => visitor.send(increaseLine, { ...keyOf(product), qty: 1 }));
      const failed = (await Promise.all(sent)).find((answer) => !isSuccess(answer));
      visitor.verify(!failed, `One of them answers ${failed?.status}.`, failed);
      const pieces = quantityOf(await visitor.ask(readCart), product);
      visitor.verify(pieces === 5, `1 piece and four times plus make ${pieces}.`);
    },
  },
  {
    id: 'cart-parallel-remove',
    rule: 'A removal and an addition of another product that arrive at once both count.',
    mend: 'Do not write the whole cart back: change its lines.',
    async check(visit) {
      const [first, second] = visit.file.products;
      const visitor = await visitorWithCart(visit);
      await Promise.all([visitor.send(removeLine, keyOf(first)), visitor.send(addToCart, addition(second))]);
      const cart = await visitor.ask(readCart);
      visitor.verify(!lineOf(cart, first), 'The removed product is in the cart.');
      visitor.verify(quantityOf(cart, second) === 1, 'The added product is not in the cart.');
    },
  },
];

const links: Clause[] = [
  {
    id: 'cart-line-links',
    rule: 'A line that has the address of its product leads to a page.',
    mend: 'Write the path of the product page into url.',
    async check(visit) {
      const { visitor, cart } = await visit.given(filledCart);
      const linked = cart.items.filter(({ url }) => url !== null);
      if (linked.length === 0) throw new NotApplicable('Lines have no `url`.');
      for (const { url, name } of linked) {
        const own = pathIn(url!, visitor.start);
        if (!own) continue;
        const page = await visitor.follow(own);
        visitor.verify(isSuccess(page), `The page of ${name} answers ${page.status}.`);
      }
    },
  },
  {
    id: 'cart-related',
    rule: 'Related products are none that the cart has already.',
    mend: 'Leave the products of the cart out of relatedItems.',
    async check(visit) {
      const { visitor, cart } = await visit.given(filledCart);
      if (cart.relatedItems.length === 0) throw new NotApplicable('The cart has no related products.');
      const known = cart.relatedItems.find((item) => cart.items.some(isOf(item)));
      visitor.verify(!known, `${known?.name} is in the cart and among the related products.`);
    },
  },
];

/** A cart without its suggestions, which may be others each time. */
function orderedIn(cart: Cart): string {
  return JSON.stringify({ ...cart, relatedItems: [] });
}

function keyOf({ type, id }: { readonly type: string; readonly id: string | number }) {
  return { type, id };
}

export const cart: Scenario = {
  name: 'cart',
  title: 'The cart',
  chapter: 'answers.md#the-cart',
  clauses: [
    ...reading,
    ...adding,
    ...changing,
    ...quantities,
    ...stock,
    ...together,
    ...cartSums,
    ...links,
    ...hostileCart,
  ],
};
