import type { AddedOnWire } from '../contract/cart.ts';
import type { CartOpened, CartView, CodeAnswer, FilteredList } from '../contract/cart-view.ts';
import type { Commands, Facts } from './events.ts';

/** What the commands with an answer resolve with. */
interface Answered {
  'add-to-cart': AddedOnWire;
  /** The cart, with amounts in cents. */
  'cart-get': CartView;
  /** The cart after the change. */
  'cart-change': CartView;
  'cart-remove': CartView;
  'cart-open': CartOpened;
  /** A code that the shop does not accept is an answer too. */
  'discount-apply': CodeAnswer;
  'list-filter': FilteredList;
  /** The list after the change. */
  'compare-toggle': Facts['compare-changed'];
}

/** What `send` resolves with, by command. */
export interface Answers extends Answered, Record<Exclude<keyof Commands, keyof Answered>, undefined> {}
