import type { AddedOnWire } from '../contract/cart.ts';
import type { Commands, Facts } from './events.ts';

/** What `send` resolves with, by command. */
export interface Answers extends Record<Exclude<keyof Commands, 'add-to-cart' | 'compare-toggle'>, undefined> {
  'add-to-cart': AddedOnWire;
  /** The list after the change. */
  'compare-toggle': Facts['compare-changed'];
}
