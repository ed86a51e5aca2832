import { expect, test } from 'vitest';
import { format, FORMATS, type Format, type Selection } from './html-format.ts';

/** `[` and `]` stand around the selected part. */
function read(marked: string): Selection {
  const start = marked.indexOf('[');
  return { text: marked.replace('[', '').replace(']', ''), start, end: marked.indexOf(']') - 1 };
}
const write = ({ text, start, end }: Selection) =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;

test.each<[Format, string, string]>([
  ['bold', 'Twee [werkdagen].', 'Twee <strong>[werkdagen]</strong>.'],
  ['bold', 'Twee <strong>[werkdagen]</strong>.', 'Twee [werkdagen].'],
  ['italic', '[]', '<em>[]</em>'],
  ['paragraph', '[Twee werkdagen.]', '<p>[Twee werkdagen.]</p>'],
  ['link', 'Zie [levering].', 'Zie <a href="[https://]">levering</a>.'],
  ['list', '[Eén\n\n twee ]', '<ul><li>[Eén</li><li>twee]</li></ul>'],
  ['list', 'a []', 'a <ul><li>[]</li></ul>'],
  ['list', '<ul><li>[Eén</li><li>twee]</li></ul>', '[Eén\ntwee]'],
  ['bold', 'Twee [<strong>werkdagen</strong>].', 'Twee [werkdagen].'],
  ['bold', '[<strong>a</strong> b <strong>c</strong>]', '<strong>[<strong>a</strong> b <strong>c</strong>]</strong>'],
  ['bold', 'Zie <a href="[https://]">levering</a>.', 'Zie <a href="[https://]">levering</a>.'],
  ['link', 'Zie <a href="[https://]">levering</a>.', 'Zie <a href="[https://]">levering</a>.'],
  ['list', '[Zie <a hr]ef="/">levering</a>.', '[Zie <a hr]ef="/">levering</a>.'],
  ['bold', 'a < b of [c]', 'a < b of <strong>[c]</strong>'],
])('%s makes of %s: %s', (wanted, before, after) => {
  expect(write(format(read(before), wanted))).toBe(after);
});

test('every format keeps the text outside the selection', () => {
  for (const wanted of FORMATS) {
    const { text } = format(read('voor [midden] na'), wanted);
    expect(text).toMatch(/^voor .*midden.* na$/);
  }
});
