import { expect, test } from 'vitest';
import { answersByProduct, textAnswer } from './return-answers.ts';

test('removed products have no answers to check, and others keep their index', () => {
  const product = { name: 'Paneel', selected_amount: 2, removed: false };
  expect(answersByProduct([{ ...product, removed: true }, product], () => [textAnswer('remark', ' Stil ')])).toEqual([
    { at: 1, name: 'Paneel', amount: 2, answers: [{ name: 'remark', label: null, values: ['Stil'] }] },
  ]);
});

test('an empty text is no value', () => {
  expect(textAnswer('remark', ' \n', 'Toelichting')).toEqual({ name: 'remark', label: 'Toelichting', values: [] });
});
