import * as z from 'zod';
import { AddToCart } from '../../shared/contract/cart.ts';
import { CartChange, CartRemoval, DiscountCode, ListFilters } from '../../shared/contract/cart-view.ts';
import type { Commands } from '../../shared/bus/events.ts';
import type { PageTool } from '../../loader/engine/model-context.ts';
import { describeKeys, type Schema } from '../openapi/describe-keys.ts';
import { readComments } from '../openapi/read-comments.ts';

interface Declared {
  readonly description: string;
  readonly input: z.core.$ZodType;
  /** The export of the contract whose comments describe the keys of the input. */
  readonly schema?: string;
  readonly isReadOnly?: boolean;
}

const { type, id, qty } = AddToCart.shape;
const NOTHING = z.strictObject({});

const ANSWERS_CART = 'Answers the cart after it, as cart-get does.';

/**
 * What agents of shoppers may do, in the order in which they need it. None of it places an order, and none of it has
 * personal data.
 */
const TOOLS: Partial<Record<keyof Commands, Declared>> = {
  'cart-get': {
    description:
      "Reads the shopper's cart from the shop: lines, discounts, sums, and what is left to pay. Amounts are in the " +
      'smallest unit of the currency (cents), VAT included; null is what the shop does not know yet. The `id` of a ' +
      'line is what cart-change and cart-remove take.',
    input: NOTHING,
    isReadOnly: true,
  },
  'add-to-cart': {
    description:
      'Adds a product to the cart. Type and id are those of the product in the page: `data-type` and `data-id` of its ' +
      'buy button, or of a line of the cart. Answers what was added, with amounts in the currency, and the pieces in ' +
      'the cart. The page shows it to the shopper, and may leave for the cart.',
    input: z.strictObject({ type, id, qty }),
    schema: 'AddToCart',
  },
  'cart-change': {
    description: `Sets the pieces of a line of the cart; a gift has no other quantity. ${ANSWERS_CART}`,
    input: CartChange,
    schema: 'CartChange',
  },
  'cart-remove': {
    description: `Removes a line from the cart; a gift cannot be removed. ${ANSWERS_CART}`,
    input: CartRemoval,
    schema: 'CartRemoval',
  },
  'discount-apply': {
    description:
      'Applies the code of a discount or a gift voucher to the cart. Where the shop does not accept it, `isAccepted` is ' +
      "false, and `message` is the shop's reason.",
    input: DiscountCode,
    schema: 'DiscountCode',
  },
  'cart-open': {
    description:
      'Shows the cart to the shopper: `where` is `page` if this page shows it, and `address` if the browser leaves for ' +
      'its page. From there, only the shopper can order: no tool does.',
    input: NOTHING,
  },
  'list-filter': {
    description:
      'Filters the list of products on this page. The keys are names of filters and the values their options, both as in ' +
      'the path of the list, such as { "brand": ["sma", "growatt"], "price": "100-500" }. It is the whole selection: a ' +
      'filter that it does not name is cleared. Answers how many products fit, and the path.',
    input: ListFilters,
  },
};

/** The tools with the schemas by which the commands are described. */
export function pageTools(): PageTool[] {
  // The configuration of the build is a bundle, and has no folder of its own.
  const comments = readComments('shared/contract');
  return Object.entries(TOOLS).map(([name, { description, input, schema, isReadOnly }]) => {
    const { $schema: _, ...inputSchema } = z.toJSONSchema(input, { io: 'input' });
    if (schema) describeKeys(inputSchema as Schema, (path) => comments.of(schema, path));
    return { name, description, inputSchema, ...(isReadOnly && { annotations: { readOnlyHint: true } }) };
  });
}

/** The source of `eiland:page-tools`. A page loads no library for schemas. */
export function pageToolsSource(): string {
  return `export const pageTools = ${JSON.stringify(pageTools())};`;
}
