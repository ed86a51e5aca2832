import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { PickerProduct, QuestionProduct, readSolutions, submitQuestions, submitSolutions } from './returns.ts';
import { list } from './wire.ts';

describe('a product that goes back', () => {
  const image = { id: 1, file_name: 'a.png', url: '/a.png', mime_type: 'image/png', size: 9 };
  const file = { ...image, alt: null, title: null, size_percentage: null };
  const solution = {
    id: '31',
    selected_amount: '2',
    solutions: { 4: { id: '1', name: 'Ruilen', serial_required: '1' } },
    manual: { name: 'Boek' },
    manuals: [{ name: 'Boek' }, null, { url: '/b.pdf' }],
    faq: [],
    removed: 0,
    shelf: { row: 'A' },
  };

  test('is sent as it was received, except for the customer’s changes', () => {
    const { products } = z.decode(readSolutions('/a').answer, { products: { 7: solution } });
    const said = { selected_solution: '1', serial_number: 'A1', remark: '', images: [file], videos: [], removed: true };
    const input = submitSolutions('/a').input!;
    const customerDetails = { email: '', address: '', zip_code: '', city: '' };
    const body = { products: products.map((each) => ({ ...each, ...said })), customerDetails, lastOpenedFaqId: null };
    expect(z.encode(input, body)).toEqual({ ...body, products: [{ ...solution, ...said }] });
  });

  test('keeps the form of its questions and answers', () => {
    const answer = { id: '11', title: 'Kapot', is_final_answer: '1', price: null };
    const came = {
      id: 5,
      possible_questions: { 1: { id: 1, title: 'Wat?', answers: { 0: answer } } },
      questions: ['1'],
    };
    const [product] = z.decode(list(QuestionProduct), [came]);
    const [chosen] = product!.possible_questions[0]!.answers;
    const said = {
      questionOrder: [1],
      answered_questions: { 1: chosen! },
      final_question_answered: true,
      serial_number: '',
      images: [],
      videos: [],
      removed: false,
    };
    expect(z.encode(submitQuestions('/b').input!, { products: [{ ...product!, ...said }] })).toEqual({
      products: [{ ...came, ...said, answered_questions: { 1: answer } }],
    });
  });

  test.each([
    [null, []],
    [[], []],
    [{ 1: null, 2: 21 }, []],
    [{ 1: null, 2: { id: 21 } }, ['2']],
    [[null, { id: 11 }], ['1']],
  ])('has answers in %j', (answers, questions) => {
    const { answered_questions: read } = z.decode(QuestionProduct, { id: 1, name: 'A', answered_questions: answers });
    expect(Object.keys(read)).toEqual(questions);
  });

  test.each([
    [{ manual: { name: 'Boek' }, manuals: [null, {}, { url: '' }, 7] }, []],
    [{ manual: [], manuals: { 2: { url: '/b.pdf', name: [] } } }, ['/b.pdf']],
    [{ manual: '/a.pdf', manuals: null }, ['/a.pdf']],
  ])('reads the manuals of %j that have an address', (came, urls) => {
    const { manual, manuals } = z.decode(PickerProduct, { id: 1, name: 'A', amount: 1, ...came });
    expect([...(manual ? [manual] : []), ...manuals].map(({ url }) => url)).toEqual(urls);
  });

  test.each([
    [[], null],
    [null, null],
    ['nee', null],
    [[{ question: 'Hoe?', answer: 'Zo' }], 1],
    [{ id: 9 }, 0],
  ])('has questions about it in %j', (faq, count) => {
    const { faq: read } = z.decode(QuestionProduct, { id: 1, name: 'A', faq });
    expect(read?.items.length ?? null).toBe(count);
  });
});
