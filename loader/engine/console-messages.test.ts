import { expect, test } from 'vitest';
import { templateErrorMessage } from './console-messages.ts';

const names = ['cart-page', 'cart-badge'];

test('a message names element, attribute, what was expected and what was found', () => {
  const error = { attribute: 'data-qty', expected: 'a number', found: 'many' };
  expect(templateErrorMessage('div#a', error, names)).toBe('div#a: data-qty expects a number, found "many".');
});

test('a misspelt widget name gets a suggestion, an unknown one does not', () => {
  const error = { attribute: 'data-widget', expected: 'the name of a widget' };
  expect(templateErrorMessage('div', { ...error, found: 'cart-bagde' }, names)).toContain('Did you mean "cart-badge"?');
  expect(templateErrorMessage('div', { ...error, found: 'slider' }, names)).not.toContain('Did you mean');
});

test('invalid JSON is shortened, and the position is that in the whole text', () => {
  const json = `[\n${'  1,\n'.repeat(60)}  x]`;
  const text = templateErrorMessage('div', { attribute: 'data-list', expected: 'JSON', found: json }, names);
  expect(text).toContain('Invalid at line 62, column 3.');
  expect(text.length).toBeLessThan(200);
});

test('JSON of the wrong shape has no position', () => {
  expect(templateErrorMessage('div', { attribute: 'data-list', expected: 'JSON', found: '[]' }, names)).not.toContain(
    'Invalid at line',
  );
});
