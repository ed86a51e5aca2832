/** The module `eiland/models`: cart, list, comparison and checkout as signals and actions, without views. */
export { createCart } from './cart.ts';
export type { Cart, CartLine, CartModel, CartOptions, CartReduction, Limited } from './cart-types.ts';
export { createCheckout } from './checkout.ts';
export type {
  CheckoutCountry,
  CheckoutMethod,
  CheckoutModel,
  CheckoutOptions,
  OrderChange,
  OrderLine,
  OrderSums,
  Problem,
  SavedAddress,
  StepOutcome,
} from './checkout-types.ts';
export type { CheckoutFields, CheckoutStep } from './checkout-fields.ts';
export { createCompare, type CompareModel, type CompareRow, type CompareTable, type ProductName } from './compare.ts';
export { createList } from './list.ts';
export type {
  ListedProduct,
  ListFilter,
  ListModel,
  ListOption,
  ListOptions,
  ListPage,
  ListSort,
  PriceRange,
} from './list-types.ts';
export type { Done, Ignored, Outcome, Refusal, Refused, Status, Unsure } from './outcome.ts';
export { memoryPath, pagePath, type PathStore } from './path.ts';
export type { ComparedPrices, Product, ProductAction } from './product.ts';
export type { Readable } from './readable.ts';
export { createShop, type CartAddition, type Shop, type ShopOptions } from './shop.ts';
