import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { top } from '../../commands/run-command.ts';
import { constant } from './constant.ts';
import { FIGURES } from './figures.ts';
import { proseOf, sentenceIn, unknownFigures } from './prose.ts';

const documents = globSync(
  ['README.md', 'CONTRIBUTING.md', 'stories/guide/*.md', '{widgets,tools,tests}/*/README.md'],
  {
    cwd: top,
  },
);
const read = (document: string) => proseOf(readFileSync(join(top, document), 'utf8'));

describe('the numbers of the documents', () => {
  test.each(Object.entries(FIGURES))('%s has those of the code', (document, figures) => {
    const prose = read(document);
    const wrong = figures.filter(([sentence, ...values]) => sentenceIn(prose, sentence, values) === undefined);
    expect(wrong).toEqual([]);
  });

  test.each(documents)('%s has no number with a unit that nothing checks', (document) => {
    const prose = read(document);
    const checked = (FIGURES[document] ?? []).flatMap(
      ([sentence, ...values]) => sentenceIn(prose, sentence, values) ?? [],
    );
    expect(unknownFigures(prose, checked)).toEqual([]);
  });
});

test('a number may be a numeral or a word, and a line may break anywhere', () => {
  const prose = proseOf('It reads 20,000\nbytes, six at a time.');
  expect(sentenceIn(prose, 'reads {} bytes, {} at a time', [20_000, 6])).toBe('reads 20,000 bytes, six at a time');
  expect(sentenceIn(prose, 'reads {} bytes, {} at a time', [20_000, 7])).toBeUndefined();
});

test('a number that nothing checks is found, except in examples', () => {
  const prose = proseOf('It weighs 4 kB. It loads in two seconds.\n\n```\n7 MB\n```\n\n`8 MB`, "9 MB", 320 px');
  expect(unknownFigures(prose, ['It weighs 4 kB.'])).toEqual([expect.stringMatching(/loads in two seconds$/)]);
});

test('a number of the code is read by its name, and a missing one is an error', () => {
  expect(constant('widgets/quotation', 'DAY')).toBe(86_400_000);
  expect(constant('shared/runtime', 'GRACE_PERIOD_MS')).toBe(900_000);
  expect(() => constant('shared/runtime', 'NO_SUCH_NUMBER')).toThrow('has 0 numbers NO_SUCH_NUMBER');
});
