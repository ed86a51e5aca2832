import { expect, test } from 'vitest';
import { withRaisedSpecificity } from './raise-specificity.ts';

test.each([
  ['.sw-a { color: red }', '.sw-a:not(#sw#sw){color:red}'],
  ['.sw-a::before, .b > .sw-c:hover { color: red }', '.sw-a:not(#sw#sw):before,.b:not(#sw#sw)>.sw-c:hover{color:red}'],
  [':where(.sw-root) :is(.sw-a, .sw-b) { color: red }', ':where(.sw-root):not(#sw#sw) :is(.sw-a,.sw-b){color:red}'],
])('%s is raised once', (css, expected) => expect(withRaisedSpecificity(css)).toBe(expected));

test('a rule without specificity stays the page’s to change', () => {
  const css = ':where(:root) { --sw-unit: 1rem } :where([data-widget]:has(.sw-a))::after { content: "" }';
  expect(withRaisedSpecificity(css)).not.toContain('#sw');
});

test('a nested rule has the specificity of the rule around it', () => {
  expect(withRaisedSpecificity('.sw-a { color: red; &:hover { color: blue } }').match(/:not/g)).toHaveLength(1);
});

test('conditions and animations stay', () => {
  const css = '@media print{.sw-a{display:none}}@keyframes sw-turn{to{rotate:1turn}}';
  expect(withRaisedSpecificity(css)).toBe(
    '@media print{.sw-a:not(#sw#sw){display:none}}@keyframes sw-turn{to{rotate:1turn}}',
  );
});
