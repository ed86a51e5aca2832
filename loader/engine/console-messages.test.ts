import { expect, test } from 'vitest';
import { templateErrorMessage } from './console-messages.ts';

const names = ['cart-page', 'cart-badge'];

test('a message names element, attribute, what was expected and what was found', () => {
  const complaint = { attribute: 'data-qty', expected: 'a number', found: 'many' };
  expect(templateErrorMessage('div#a', complaint, names)).toBe('div#a: data-qty expects a number, found "many".');
});

test('a misspelt widget is told apart from one that means nothing here', () => {
  const complaint = { attribute: 'data-widget', expected: 'the name of a widget' };
  expect(templateErrorMessage('div', { ...complaint, found: 'cart-bagde' }, names)).toContain(
    'Did you mean "cart-badge"?',
  );
  expect(templateErrorMessage('div', { ...complaint, found: 'slider' }, names)).not.toContain('Did you mean');
});

test('bad JSON is shown in short, with the place where it breaks in the whole', () => {
  const found = `[\n${'  1,\n'.repeat(60)}  x]`;
  const text = templateErrorMessage('div', { attribute: 'data-list', expected: 'JSON', found }, names);
  expect(text).toContain('It breaks at line 62, column 3.');
  expect(text.length).toBeLessThan(200);
});

test('JSON of the wrong shape has no place where it breaks', () => {
  expect(templateErrorMessage('div', { attribute: 'data-list', expected: 'JSON', found: '[]' }, names)).not.toContain(
    'breaks',
  );
});
