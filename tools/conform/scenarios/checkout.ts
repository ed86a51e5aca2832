import type { Scenario } from '../clause.ts';
import { checkoutMessages } from './checkout-messages.ts';
import { steps } from './checkout-steps.ts';
import { customers } from './order-customers.ts';
import { methods } from './order-methods.ts';
import { placing } from './order-placing.ts';
import { refused } from './order-refused.ts';

export const checkout: Scenario = {
  name: 'checkout',
  title: 'The checkout',
  chapter: 'answers.md#the-checkout',
  clauses: [...steps, ...checkoutMessages, ...placing, ...methods, ...refused, ...customers],
};
