import { expect, test } from 'vitest';
import { joined } from './joined.ts';

test.each([
  { messages: ['Vul in', 'Te kort'], line: 'Vul in, Te kort' },
  { messages: ['Zoals 1012 LG.', 'Bestaat niet.'], line: 'Zoals 1012 LG, Bestaat niet.' },
  { messages: ['Vul in.'], line: 'Vul in.' },
])('$messages are one line: $line', ({ messages, line }) => {
  expect(joined(messages)).toEqual([line]);
});

test('no messages are no line', () => {
  expect(joined([])).toEqual([]);
});
