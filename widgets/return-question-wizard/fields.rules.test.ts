import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { QuestionProduct } from '../../shared/contract/returns.ts';
import { startFlow } from './flow.rules.ts';
import { displaysOf, isComplete, missingIn, sentProduct } from './fields.rules.ts';

const product = (answer: object, more: object = {}): QuestionProduct => {
  const finalAnswer = { id: 11, title: 'Kapot', is_final_answer: true, ...answer };
  return startFlow(
    z.decode(QuestionProduct, {
      id: 31,
      name: 'Paneel',
      possible_questions: [{ id: 1, title: 'Wat is er?', answers: [finalAnswer] }],
      answered_questions: { 1: finalAnswer },
      ...more,
    }),
  );
};

test.each([
  [undefined, 'hidden'],
  [null, 'hidden'],
  ['', 'hidden'],
  [false, 'hidden'],
  [0, 'hidden'],
  ['0', 'hidden'],
  ['none', 'hidden'],
  ['hidden', 'hidden'],
  ['optional', 'optional'],
  [true, 'optional'],
  [1, 'optional'],
  ['show', 'optional'],
  ['required', 'required'],
  ['Required', 'required'],
  [2, 'required'],
  ['2', 'required'],
])('the option %s is %s', (option, display) => {
  expect(displaysOf(product({ serial_display_option: option })).serial_number).toBe(display);
});

test('a product is complete when the required fields are filled in', () => {
  const displayed = { serial_display_option: 'required', image_display_option: 2, video_display_option: 'optional' };
  expect(missingIn(product(displayed))).toEqual(['serial_number', 'images']);
  expect(isComplete(product(displayed, { serial_number: ' ', images: [{ id: 1 }] }))).toBe(false);
  expect(isComplete(product(displayed, { serial_number: 'A1', images: [{ id: 1 }] }))).toBe(true);
  expect(isComplete(product({ is_final_answer: false }))).toBe(false);
});

test('fields that no answer asks for are sent as received', () => {
  const came = product({ serial_display_option: 'optional' }, { serial_number: 'A', images: [{ id: 1 }] });
  expect(sentProduct({ ...came, serial_number: 'B', images: [] }, came)).toMatchObject({
    serial_number: 'B',
    images: [{ id: 1 }],
  });
});
