import { expect, test } from 'vitest';
import { CRITERIA, REVIEWED } from './criteria.ts';
import { missingTests } from './find-tests.ts';
import { reportOf } from './write-report.ts';

/** The numbers of levels A and AA in the recommendations of the W3C. */
const WCAG_21 =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.3.1 3.3.2 3.3.3 3.3.4 4.1.1 4.1.2 4.1.3';
const ADDED_BY_22 = '2.4.11 2.5.7 2.5.8 3.2.6 3.3.7 3.3.8';

test('every criterion of level A and AA of WCAG 2.1 and 2.2 is listed once', () => {
  const numbers = (isAdded: boolean) =>
    CRITERIA.filter(({ since }) => (since === '2.2') === isAdded).map(({ number }) => number);
  expect(numbers(false)).toEqual(WCAG_21.split(' '));
  expect(numbers(true)).toEqual(ADDED_BY_22.split(' '));
  expect(CRITERIA.filter(({ level }) => level === 'AA')).toHaveLength(24);
});

test('every named test exists, and a test that does not exist is found', () => {
  expect(missingTests(CRITERIA.flatMap(({ tests }) => tests))).toEqual([]);
  const file = 'tools/accessibility/accessibility.test.ts';
  const absent = [
    { file, title: 'a test that does not exist' },
    { file: 'tests/browser/nothing.spec.ts', title: 'x' },
  ];
  expect(missingTests([...absent, { file, title: 'a result names tests, or has none' }])).toEqual(absent);
});

test('a result names tests, or has none', () => {
  for (const { number, result, tests, open } of CRITERIA) {
    expect(tests.length > 0, number).toBe(result === 'in part');
    expect(open, number).toMatch(/\.$/);
  }
});

test('the report names each criterion with its clause, its tests and the date, and needs no inline style', () => {
  const html = reportOf(CRITERIA, '1.2.3 <beta>');
  expect(html).toContain('<th scope="row">9.1.4.12 Text Spacing</th><td>AA</td><td>in part</td>');
  expect(html).toContain('<th scope="row">2.5.8 Target Size (Minimum)</th><td>AA</td><td>not tested</td>');
  expect(html).toContain('axe finds nothing on … in … <code>tests/browser/accessibility.spec.ts</code>');
  expect(html).toContain(`<time datetime="${REVIEWED}">`);
  expect(html).toContain('eiland 1.2.3 &lt;beta>');
  expect(html.match(/<tr><th scope="row">/g)).toHaveLength(CRITERIA.length);
  expect(html).not.toMatch(/style=|<style|<script|\$\{/);
});
