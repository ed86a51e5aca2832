import { expect, test } from 'vitest';
import { locateJsonError } from './json-error.ts';

test.each([
  { text: '{"a": 1,}', line: 1, column: 9 },
  { text: '[\n  {"id": 1},\n  {id: 2}\n]', line: 3, column: 4 },
  { text: '{"a": \'b\'}', line: 1, column: 7 },
  { text: '{"a" 1}', line: 1, column: 6 },
  { text: '{"a": 1 "b": 2}', line: 1, column: 9 },
  { text: '[1, 2', line: 1, column: 6 },
  { text: '[1}', line: 1, column: 3 },
  { text: '{"a": [1, 2}', line: 1, column: 12 },
  { text: '"a\nb"', line: 1, column: 1 },
  { text: '{"a": 01}', line: 1, column: 7 },
  { text: '{"a": tru}', line: 1, column: 7 },
  { text: '{} {}', line: 1, column: 4 },
  { text: '', line: 1, column: 1 },
  { text: '  \n', line: 2, column: 1 },
  { text: '{&quot;a&quot;: 1}', line: 1, column: 2 },
  { text: '[1,\u00a02]', line: 1, column: 4 },
  { text: '\ufeff{}', line: 1, column: 1 },
  { text: '[]\u2028', line: 1, column: 3 },
])('$text is invalid at line $line, column $column', ({ text, line, column }) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(locateJsonError(text)).toEqual({ line, column });
});

test.each([
  '{}',
  '[]',
  ' [ ] ',
  '0',
  '-1.5e+3',
  '"\\u00e9\\n"',
  'null',
  '{"a": [true, false, {"b": null}], "c": ""}',
  '\n[1 ,\t2]\r\n',
])('%j is valid JSON', (text) => {
  expect(() => JSON.parse(text) as unknown).not.toThrow();
  expect(locateJsonError(text)).toBeNull();
});
