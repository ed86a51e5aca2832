import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { chooseDefaultAddress, deleteAddress, readAddressBook, storeAddress } from './address-book.ts';
import { readPowerCredits, redeemCredits } from './power-credits.ts';
import { readQuotation } from './quotation.ts';
import {
  PickerProduct,
  QuestionProduct,
  readOrderReturn,
  readSolutions,
  SolutionProduct,
  submitPicked,
  submitQuestions,
  submitSolutions,
} from './returns.ts';
import { deleteStockReminder, readStockReminders } from './stock-reminders.ts';

test('an address book without the keys that PHP omits is read', () => {
  const book = { addresses: { 3: { id: 7, street: 'Damrak', defaultShip: 1, ignore_vat: '0' } }, allowedCountries: [] };
  expect(z.decode(readAddressBook.answer, book as never)).toMatchObject({
    addresses: [{ id: 7, type: 'private', street: 'Damrak', defaultShip: true, defaultBill: false, vat_number: '' }],
    defaultCountry: null,
  });
  expect(deleteAddress.target!({ id: 7 }).path).toBe('/dashboard/addresses/7/vue/delete');
});

test.each([
  ['a list', [{ credits: '500', discount_eur: '12.50' }]],
  ['a map', { 500: 12.5 }],
  ['a list with gaps', { 2: { credits: 500, discount_eur: 12.5 } }],
])('what credits are worth is read as %s', (_, powerCreditSettings) => {
  const read = z.decode(readPowerCredits.answer, {
    creditsToSpend: '742',
    powerCreditSettings,
    userPowerCredits: [],
    userPowerCreditDiscount: { amount: 5 },
  });
  expect(read.powerCreditSettings).toEqual([{ credits: 500, discount_eur: 1250 }]);
  expect(read.userPowerCreditDiscount).toBe(500);
});

test('a reminder contains its product, or has the fields itself', () => {
  const reminders = [
    { id: 5, product: 'ARK' },
    { id: 6, image: null, product: { name: 'MIN', url: '/min' } },
  ];
  expect(z.decode(readStockReminders.answer, { reminders }).reminders).toEqual([
    { id: 5, image: null, product: { name: 'ARK', url: null } },
    { id: 6, image: null, product: { name: 'MIN', url: '/min' } },
  ]);
});

test('a quotation is read in cents', () => {
  const quotation = {
    display_id: 20_261,
    lines: [{ name: 'MIN', amount: '2', price: '599' }],
    total: '1198',
    tax_exemption_vat: [],
  };
  expect(z.decode(readQuotation.answer, { quotation })).toMatchObject({
    quotation: {
      display_id: '20261',
      lines: [{ amount: 2, price: 59_900, msrp: null }],
      total: 119_800,
      tax_exemption_vat: {},
    },
    tax_exemption_accepted: false,
  });
});

test('a product of a return keeps unknown fields, and is sent in the format of the shop', () => {
  const sent = {
    id: 31,
    name: 'MIN',
    shelf: 'A3',
    selected_solution: { id: 2 },
    solutions: { 0: { id: 2, name: 'Ruilen' } },
  };
  const read = z.decode(SolutionProduct, sent);
  expect(read).toMatchObject({ shelf: 'A3', selected_amount: 1, selected_solution: 2, remark: '', removed: false });
  expect(z.encode(SolutionProduct, read)).toMatchObject({ id: 31, shelf: 'A3', selected_solution: 2, removed: false });
  expect(z.decode(PickerProduct, { id: '12', name: 'MIN', amount: '5', manuals: [{ url: '/m.pdf' }] })).toMatchObject({
    id: '12',
    amount: 5,
    reserved: null,
    manuals: [{ name: null, url: '/m.pdf' }],
  });
});

test('empty maps and maps with gaps are read as answers of a question wizard', () => {
  const product = {
    id: 31,
    name: 'JA Solar',
    possible_questions: {
      1: { id: 1, title: 'Wat is er?', answers: { 3: { id: 11, title: 'Stuk', is_final_answer: 1 } } },
    },
    questions: [{ id: 1 }],
    answered_questions: [],
  };
  expect(z.decode(QuestionProduct, product as never)).toMatchObject({
    possible_questions: [{ id: 1, answers: [{ id: 11, is_final_answer: true, follow_up_question_id: null }] }],
    questions: [1],
    questionOrder: [],
    answered_questions: {},
    final_question_answered: false,
  });
});

test('calls with parts of an address in their path encode them', () => {
  expect(readOrderReturn.target!({ orderUniqid: 'a/b', orderId: '7' }).path).toBe('/rmas/a%2Fb/7');
  expect(z.decode(readSolutions('/rma/data').answer, { products: [], customerDetails: [] })).toMatchObject({
    products: [],
    customerDetails: { email: '' },
  });
});

test.each([
  ['a/b?c#d', '/quotation/a%2Fb%3Fc%23d'],
  ['<script>', '/quotation/%3Cscript%3E'],
  ['A\uD800B', '/quotation/A%EF%BF%BDB'],
  ['😀', '/quotation/%F0%9F%98%80'],
])('an id of %j is one part of a path', (id, path) => {
  expect(readQuotation.target!({ id }).path).toBe(path);
});

test('calls of the account have exactly the keys of the contract', () => {
  expect(deleteStockReminder.target!({ id: 5 })).toEqual({ path: '/dashboard/stock_reminders/5/vue/delete' });
  expect(z.encode(redeemCredits.input!, { credits: 500 })).toEqual({ credits: 500 });
  expect(z.encode(chooseDefaultAddress.input!, { type: 'shipping', id: 7 })).toEqual({ type: 'shipping', id: 7 });
  expect(z.safeEncode(storeAddress.input!, { first_name: 'Sanne' } as never).success).toBe(false);
});

test('returns are sent to the URL of the page, and follow the redirect of the shop', () => {
  expect(submitPicked('/rma').path).toBe('/rma');
  expect(z.encode(submitPicked('/rma').input!, { products: { 31: 1 } })).toEqual({ products: { 31: 1 } });
  for (const { answer } of [submitSolutions('/a'), submitQuestions('/b')]) {
    expect(z.decode(answer, { redirectUrl: '/rma/bedankt' })).toEqual({ redirectUrl: '/rma/bedankt' });
    // The return was taken, and leads nowhere.
    expect(z.decode(answer, { redirectUrl: null })).toEqual({ redirectUrl: null });
  }
  expect(z.decode(submitPicked('/rma').answer, [])).toEqual({ redirectUrl: null });
});
