import { expect, test } from 'vitest';
import { anchorsOf } from './anchors.ts';

test.each([
  { id: 12, question: 'Hoe lang?', anchor: 'faq-12' },
  { id: 'Levering 2', question: 'Hoe lang?', anchor: 'faq-levering-2' },
  { id: null, question: 'Hoe lang duurt de levering?', anchor: 'faq-hoe-lang-duurt-de-levering' },
  { question: 'Eén coöperatie, 3 × “groß”?', anchor: 'faq-een-cooperatie-3-groß' },
  { question: '???', anchor: 'faq-1' },
])('$question with the id $id is reached by #$anchor', ({ anchor, ...question }) => {
  expect(anchorsOf([question])).toEqual([anchor]);
});

test('no two questions share an anchor', () => {
  const same = { question: 'Hoe lang?' };
  expect(anchorsOf([same, { id: 1, question: '' }, same, same, { id: '1', question: '' }])).toEqual([
    'faq-hoe-lang',
    'faq-1',
    'faq-hoe-lang-2',
    'faq-hoe-lang-3',
    'faq-1-2',
  ]);
});
