import { expect, test } from 'vitest';
import { questionsOf } from './questions.ts';

const answer = '<p>Tien jaar.</p>';

test.each([
  { id: 12, question: 'Hoe lang?', anchor: 'faq-12' },
  { id: 'Levering 2', question: 'Hoe lang?', anchor: 'faq-levering-2' },
  { id: null, question: 'Hoe lang duurt de levering?', anchor: 'faq-hoe-lang-duurt-de-levering' },
  { id: null, question: 'Eén coöperatie, 3 × “groß”?', anchor: 'faq-een-cooperatie-3-groß' },
  { id: null, question: '???', anchor: 'faq-1' },
])('$question with the id $id has the anchor #$anchor', ({ anchor, ...item }) => {
  expect(questionsOf([{ ...item, answer }])).toEqual([{ id: anchor, question: item.question, answer }]);
});

test('a server-rendered question keeps its anchor and stays open', () => {
  const printed = { question: 'Hoe lang?', answer: {} as Element, isOpen: true };
  expect(questionsOf([{ ...printed, anchor: 'levertijd' }])).toEqual([{ ...printed, id: 'levertijd' }]);
  expect(questionsOf([{ ...printed, anchor: '' }])).toEqual([{ ...printed, id: 'faq-hoe-lang' }]);
});

test('anchors are unique across all groups', () => {
  const same = { id: null, question: 'Hoe lang?', answer };
  const taken = new Set<string>();
  const anchors = (items: readonly (typeof same)[]) => questionsOf(items, taken).map(({ id }) => id);
  expect(anchors([same, same])).toEqual(['faq-hoe-lang', 'faq-hoe-lang-2']);
  expect(anchors([same])).toEqual(['faq-hoe-lang-3']);
});

test('an entry without a question is ignored', () => {
  expect(questionsOf([{ id: 1, question: '', answer }])).toEqual([]);
});
