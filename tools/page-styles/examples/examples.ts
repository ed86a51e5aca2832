import { ACCOUNT } from './account.ts';
import { BASICS } from './basics.ts';
import { CART } from './cart.ts';
import { CHECKOUT } from './checkout.ts';
import { FIELDS } from './fields.ts';
import { LISTS } from './lists.ts';
import { PRODUCTS } from './products.ts';
import { QUOTATIONS } from './quotations.ts';
import { RETURNS } from './returns.ts';
import { TEXTS } from './texts.ts';

/** The smallest HTML that shows a block with its main parts. Pictures are `/media/KIND.svg`, of the kinds of drawn products. */
export const EXAMPLES = {
  ...BASICS,
  ...TEXTS,
  ...FIELDS,
  ...PRODUCTS,
  ...LISTS,
  ...CART,
  ...CHECKOUT,
  ...QUOTATIONS,
  ...ACCOUNT,
  ...RETURNS,
};
