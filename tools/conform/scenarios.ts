import type { Scenario } from './clause.ts';
import { account } from './scenarios/account.ts';
import { cart } from './scenarios/cart.ts';
import { checkout } from './scenarios/checkout.ts';
import { codes } from './scenarios/codes.ts';
import { overview } from './scenarios/overview.ts';
import { products } from './scenarios/products.ts';
import { quotation } from './scenarios/quotation.ts';
import { requests } from './scenarios/requests.ts';
import { returns } from './scenarios/returns.ts';
import { search } from './scenarios/search.ts';
import { session } from './scenarios/session.ts';
import { uploads } from './scenarios/uploads.ts';
import { withdrawal } from './scenarios/withdrawal.ts';

/** In the order in which they are played: what others build on comes first. */
export const scenarios: readonly Scenario[] = [
  session,
  cart,
  codes,
  overview,
  checkout,
  account,
  returns,
  withdrawal,
  quotation,
  products,
  search,
  uploads,
  requests,
];
