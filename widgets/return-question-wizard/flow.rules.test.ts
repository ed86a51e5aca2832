import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { QuestionProduct, submitQuestions } from '../../shared/contract/returns.ts';
import { nextAction, withRemoved, withRestored } from '../../shared/rules/returns.ts';
import { applyEvent, answeredIn, startFlow, currentQuestion, type FlowEvent } from './flow.rules.ts';
import { isComplete, sentProduct } from './fields.rules.ts';

const answer = (id: number, more: object = {}) => ({ id, title: `Antwoord ${id}`, ...more });
const leads = (id: number, to: number) => answer(id, { follow_up_question_id: to });
const ends = (id: number) => answer(id, { is_final_answer: true });
const question = (id: number, ...answers: object[]) => ({ id, title: `Vraag ${id}`, answers });
const read = (more: object): QuestionProduct =>
  startFlow(z.decode(QuestionProduct, { id: 31, name: 'Paneel', ...more }));

const TREE = [
  question(1, leads(11, 2), leads(12, 3)),
  question(2, leads(21, 3), ends(22)),
  question(3, ends(31), ends(32)),
];
const answered = (product: QuestionProduct, ...steps: [number, number][]) =>
  steps.reduce((now, [to, choice]) => applyEvent(now, { is: 'answered', question: to, answer: choice }), product);

describe('a question flow', () => {
  test('starts with the shop’s first questions, or with the first of the table', () => {
    expect(read({ possible_questions: TREE }).questionOrder).toEqual([1]);
    expect(read({ possible_questions: TREE, questions: [2] }).questionOrder).toEqual([2]);
    expect(read({ possible_questions: TREE, questions: [{ id: '3' }] }).questionOrder).toEqual([3]);
    expect(read({ possible_questions: TREE, questions: [9] }).questionOrder).toEqual([1]);
  });

  test('asks the next question of an answer, and ends with a final answer', () => {
    const begin = read({ possible_questions: TREE });
    const half = answered(begin, [1, 11]);
    expect([half.questionOrder, currentQuestion(half)?.id, half.final_question_answered]).toEqual([[1, 2], 2, false]);
    const done = answered(half, [2, 22]);
    expect([done.questionOrder, currentQuestion(done), done.final_question_answered]).toEqual([[1, 2], null, true]);
    expect(done.answered_questions).toMatchObject({ 1: { id: 11 }, 2: { id: 22 } });
  });

  test('reopens a question, and removes its answer and all later ones', () => {
    const done = answered(read({ possible_questions: TREE }), [1, 11], [2, 21], [3, 31]);
    const back = applyEvent(done, { is: 'reopened', question: '2' });
    expect([back.questionOrder, currentQuestion(back)?.id, back.final_question_answered]).toEqual([[1, 2], 2, false]);
    expect(Object.keys(back.answered_questions)).toEqual(['1']);
  });

  test('continues with the answers that the shop sent', () => {
    const left = answered(read({ possible_questions: TREE }), [1, 12]);
    expect(startFlow(left)).toEqual(left);
    expect(read({ ...left, answered_questions: [] }).questionOrder).toEqual([1]);
  });

  test('asks several first questions in order', () => {
    const begin = read({ possible_questions: TREE, questions: [1, 3] });
    expect(begin.questionOrder).toEqual([1]);
    expect(answered(begin, [1, 11]).questionOrder).toEqual([1, 3]);
  });
});

describe('an invalid table', () => {
  test.each([
    { name: 'no questions', table: [], steps: [[1, 1]] },
    { name: 'no answers', table: [question(1)], steps: [[1, 1]] },
    { name: 'an unknown question', table: [question(1, leads(11, 99))], steps: [[1, 11]] },
    {
      name: 'a circle',
      table: [question(1, leads(11, 2)), question(2, leads(21, 1))],
      steps: [
        [1, 11],
        [2, 21],
      ],
    },
    { name: 'a question that leads to itself', table: [question(1, leads(11, 1))], steps: [[1, 11]] },
    { name: 'the same id twice', table: [question(1, leads(11, 1)), question(1, ends(12))], steps: [[1, 11]] },
  ] as { name: string; table: object[]; steps: [number, number][] }[])(
    'with $name ends without a final answer, and can be gone back in',
    ({ table, steps }) => {
      const end = answered(read({ possible_questions: table }), ...steps);
      expect(end.final_question_answered).toBe(false);
      const back = applyEvent(end, { is: 'reopened', question: 1 });
      expect(back).toEqual(read({ possible_questions: table }));
    },
  );
});

/** A table of up to six questions, valid or not. */
const id = fc.integer({ min: 1, max: 7 });
const anyAnswer = fc.record({
  id,
  title: fc.constant('Antwoord'),
  is_final_answer: fc.oneof(fc.boolean(), fc.constantFrom(0, 1, '1')),
  follow_up_question_id: fc.option(fc.oneof(id, id.map(String))),
  serial_display_option: fc.constantFrom(null, 'optional', 'required', 2),
});
const anyQuestion = fc.record({ id, title: fc.constant('Vraag'), answers: fc.array(anyAnswer, { maxLength: 4 }) });
const anyProduct = fc
  .record({ possible_questions: fc.array(anyQuestion, { maxLength: 6 }), questions: fc.array(id, { maxLength: 2 }) })
  .map(read);

type Event =
  | { readonly at: number; readonly does: 'answer'; readonly pick: number }
  | { readonly at: number; readonly does: 'reopen'; readonly pick: number }
  | { readonly at: number; readonly does: 'remove' | 'restore' }
  | { readonly at: number; readonly does: 'write'; readonly text: string }
  | { readonly at: number; readonly does: 'stray'; readonly event: FlowEvent };

const at = fc.nat(2);
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ at, does: fc.constant('answer' as const), pick: fc.nat(6) }) },
  { weight: 2, arbitrary: fc.record({ at, does: fc.constant('reopen' as const), pick: fc.nat(6) }) },
  fc.record({ at, does: fc.constantFrom('remove' as const, 'restore' as const) }),
  fc.record({ at, does: fc.constant('write' as const), text: fc.constantFrom('', ' ', 'SN') }),
  fc.record({
    at,
    does: fc.constant('stray' as const),
    event: fc.record({ is: fc.constantFrom('answered' as const, 'reopened' as const), question: id, answer: id }),
  }),
);

/** The shopper's actions on one product, and the answers that remain. */
function step(product: QuestionProduct, log: readonly [string, string][], event: Event) {
  if (event.does === 'answer') {
    const current = currentQuestion(product);
    const chosen = current?.answers[event.pick % (current.answers.length || 1)];
    if (!current || !chosen) return { product, log };
    const now = applyEvent(product, { is: 'answered', question: current.id, answer: chosen.id });
    return { product: now, log: [...log, [String(current.id), String(chosen.id)] as [string, string]] };
  }
  if (event.does === 'reopen') {
    const answersInOrder = answeredIn(product);
    const place = event.pick % (answersInOrder.length || 1);
    if (!answersInOrder[place]) return { product, log };
    return {
      product: applyEvent(product, { is: 'reopened', question: answersInOrder[place].question.id }),
      log: log.slice(0, place),
    };
  }
  return { product, log };
}

/** The product is incomplete. */
function isOpen({ removed, questionOrder, answered_questions: answers, serial_number: serial }: QuestionProduct) {
  const answersInOrder = questionOrder.map((question) => answers[String(question)]);
  const isRequired = answersInOrder.some((each) => [2, 'required'].includes(each?.serial_display_option as string));
  return !removed && (!answersInOrder.at(-1)?.is_final_answer || (isRequired && serial.trim() === ''));
}

/** The request body. */
function posted(products: readonly QuestionProduct[], came: readonly QuestionProduct[]) {
  const sent = products.map((product, at) => sentProduct(product, came[at]!));
  return z.encode(submitQuestions('/rma').input!, { products: sent });
}

test('any sequence of answers, changes and removals sends the same as a replay, and is never complete too early', () => {
  fc.assert(
    fc.property(
      fc.array(anyProduct, { minLength: 1, maxLength: 3 }),
      fc.array(anyEvent, { maxLength: 40 }),
      (came, events) => {
        let products: readonly QuestionProduct[] = came;
        const logs: (readonly [string, string][])[] = came.map(() => []);
        for (const event of events) {
          const place = event.at % came.length;
          if (event.does === 'remove') products = withRemoved(products, place);
          else if (event.does === 'restore') products = withRestored(products, place);
          else if (event.does === 'write')
            products = products.with(place, { ...products[place]!, serial_number: event.text });
          else {
            const { product, log } = step(products[place]!, logs[place]!, event);
            products = products.with(place, product);
            logs[place] = log;
          }
          expect(nextAction(products, isComplete)).toBe(products.some(isOpen) ? 'save' : 'next');
        }
        expect(products.some(({ removed }) => !removed)).toBe(true);
        const replayed = came.map((product, place) =>
          logs[place]!.reduce<QuestionProduct>(
            (now, [to, choice]) => applyEvent(now, { is: 'answered', question: to, answer: choice }),
            { ...product, removed: products[place]!.removed, serial_number: products[place]!.serial_number },
          ),
        );
        expect(posted(products, came)).toEqual(posted(replayed, came));
      },
    ),
    { numRuns: 500 },
  );
});

test('no event throws or asks a question twice', () => {
  fc.assert(
    fc.property(anyProduct, fc.array(anyEvent, { maxLength: 30 }), (came, events) => {
      let product = came;
      for (const event of events)
        product = event.does === 'stray' ? applyEvent(product, event.event) : step(product, [], event).product;
      expect(new Set(product.questionOrder.map(String)).size).toBe(product.questionOrder.length);
      const answers = answeredIn(product);
      expect(answers).toHaveLength(Object.keys(product.answered_questions).length);
      expect(answers.slice(0, -1).some((each) => each.answer.is_final_answer)).toBe(false);
      expect(product.final_question_answered).toBe(answers.at(-1)?.answer.is_final_answer ?? false);
    }),
  );
});
