import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { replyOf } from '../../shared/http/reply.ts';
import { readCalls, type Call } from '../../tools/openapi/read-calls.ts';

/** Whether an empty answer is an error, and why. */
type Why = readonly [fails: readonly string[], because: string];

const ALL = ['', '{}', '[]', 'null'] as const;
const EMPTY = ['{}', '[]', 'null', ''] as const;

/** The screen would be wrong or empty. */
const fails = (because: string): Why => [EMPTY, because];
/** The call needs no content in its answer. */
const passes = (because: string): Why => [[], because];

const ACCEPTED = 'the contract promises no more than a success; what is shown next is asked for again';

const EXPECTED: Readonly<Record<string, Why>> = {
  addToCart: fails('the popup shows what was added, and how much is in the cart'),
  applyDiscount: passes('no reason against the code means that it counts; the cart is read again'),
  chooseDefaultAddress: passes(`${ACCEPTED}; the list may come along`),
  chooseExemption: passes('the page is loaded again'),
  decreaseLine: fails('the cart page shows the whole cart'),
  deleteAddress: passes(ACCEPTED),
  deleteStockReminder: passes(ACCEPTED),
  deleteUpload: passes('the file has left the field already'),
  increaseLine: fails('the cart page shows the whole cart'),
  mailWhenInStock: passes('the contract promises no more than a success'),
  placeOrder: passes('without a page to go to the checkout says that something went wrong'),
  readAddress: fails('the address is filled in'),
  readAddressBook: fails('no addresses'),
  readBrandFaq: fails('no questions, and the shop’s own are gone'),
  readCart: fails('an empty cart'),
  readCartSize: fails('nothing in the cart'),
  readCombination: fails('no combination, and the shop’s own HTML is gone'),
  readComparison: fails('nothing to compare'),
  readInstallerRequest: fails('no installer to ask for, and the shop’s own HTML is gone'),
  readMedia: [['[]', 'null'], 'it names no success, and the field goes on with what the page says'],
  readModalContent: passes('title and text may both be missing; the dialog says so'),
  readOrderReturn: fails('an order without lines'),
  readOverview: fails('0 products'),
  readOverviewPage: fails('0 products'),
  readPaymentMethods: fails('no way to pay'),
  readPowerCredits: fails('no credits'),
  readProductInfo: fails('a product of which there is nothing to tell'),
  readQuotation: fails('an offer of nothing'),
  readReviewPage: fails('no reviews'),
  readReviews: fails('no reviews'),
  readShippingCosts: [
    ['', '{}', 'null'],
    'no costs are known; but a shop may answer the list itself, and it may be empty',
  ],
  readShippingMethods: fails('no way to send'),
  readSolutions: fails('nothing to send back'),
  readStockReminders: fails('no reminders'),
  readWithdrawalOrders: fails('no orders; the consumer then types the number'),
  redeemCredits: passes(ACCEPTED),
  reloadCheckoutCart: fails('an order of nothing'),
  removeDiscount: passes('the cart is read again'),
  removeReduction: passes('the cart is read again'),
  removeLine: fails('the cart page shows the whole cart'),
  searchAddress: fails('no address like it'),
  sendInstallerRequest: passes('the contract promises no more than a success'),
  sendPriceMatch: passes('the contract promises no more than a success'),
  sendWithdrawal: fails('the statement has been received'),
  signIn: passes('the page is loaded again'),
  startCheckout: fails('an order of nothing'),
  storeAddress: passes(`${ACCEPTED}; the list may come along`),
  suggestSearch: passes('no suggestions; the form searches'),
  submitPicked: passes('it is said nowhere that it worked: the page is left, or stays as it is'),
  submitQuestions: fails('the return has been handed in'),
  submitSolutions: fails('the return has been handed in'),
  uploadFile: passes('a success without a record is told apart where files are sent'),
  validateAddresses: passes('a success leads to the next step'),
  validateShipping: passes('a success leads to the next step'),
};

const calls = await readCalls();

test('every call defines what an empty answer means', () => {
  expect(calls.map(({ name }) => name).filter((name) => !EXPECTED[name])).toEqual([]);
});

describe.each(calls)('$name', ({ name, endpoint }: Call) => {
  const [failing = [], because = ''] = EXPECTED[name] ?? [];
  test(`fails for ${failing.join(' ') || 'no empty answer'}: ${because}`, async () => {
    const wrong: string[] = [];
    for (const text of ALL) {
      const { body } = await replyOf(new Response(text));
      if (!z.safeDecode(endpoint.answer, body).success) wrong.push(text);
    }
    expect(wrong.toSorted()).toEqual([...failing].toSorted());
  });
});
