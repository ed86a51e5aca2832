// @vitest-environment happy-dom
import { getByRole } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { enhancer } from './star-rating.enhancer.ts';

test.each([
  ['4.1', '4 van 5'],
  ['4.13', '4,25 van 5'],
  ['4.4', '4,5 van 5'],
  ['3.88', '4 van 5'],
  ['7', '5 van 5'],
])('a rating of %s is read as %s', async (rating, name) => {
  const page = await openPage();
  const { element } = page.mount(enhancer, `<span data-rating="${rating}">${rating}</span>`);
  expect(getByRole(element, 'img', { name }).children).toHaveLength(5);
});

test('quarters fill part of the next star', async () => {
  const page = await openPage();
  const { element } = page.mount(enhancer, '<span data-rating="4.25"></span>');
  const slots = [...getByRole(element, 'img').children].map(({ className }) => className.split('--')[1]);
  expect(slots).toEqual(['100', '100', '100', '100', '25']);
});

test.each(['', 'data-rating=""', 'data-rating="0"'])(
  'an unrated product (%s) has four default stars and no count',
  async (attribute) => {
    const page = await openPage();
    const { element } = page.mount(enhancer, `<span ${attribute} data-count="12"></span>`);
    const stars = getByRole(element, 'img', { name: 'Nog niet beoordeeld' });
    expect([...stars.children].filter(({ className }) => className.endsWith('--100'))).toHaveLength(4);
    expect(stars.hasAttribute('data-rating-default')).toBe(true);
    expect(element.textContent).toBe('Nog niet beoordeeld');
  },
);

test('the number of reviews is beside the stars', async () => {
  const page = await openPage({ locale: 'en' });
  const { element } = page.mount(enhancer, '<span data-rating="4.6" data-count="1"></span>');
  expect(element.textContent).toBe('1 review');
  getByRole(element, 'img', { name: '4.5 out of 5' });
});

test('server-rendered stars stay unchanged, also after unmounting', async () => {
  const page = await openPage();
  const printed = '<span class="sw-stars" role="img" aria-label="4,5 van 5"></span>';
  expect(page.mount(enhancer, `<span data-rating="4.5">${printed}</span>`).element.innerHTML).toBe(printed);
  const { element, unmount } = page.mount(enhancer, '<span data-rating="4.5">4,5 van 5</span>');
  unmount();
  expect(element.innerHTML).toBe('4,5 van 5');
});

test.each([
  ['<span>4,6 van 5, uit 31 beoordelingen</span>', 'a rating without a count'],
  ['<span data-rating="4.6" data-count="31">4,6 van 5, uit 31 beoordelingen, 12 met foto</span>', 'more'],
])('server-rendered numbers without an attribute stay: %s', async (html) => {
  const page = await openPage();
  const { element, states } = page.mount(enhancer, html);
  expect(element.outerHTML).toBe(html);
  expect(states).toEqual(['ready']);
});

test.each(['4,6 van 5 (31)', '4.63/5, 31 reviews'])('own labels of stars and count are replaced: %s', async (words) => {
  const page = await openPage();
  const { element } = page.mount(enhancer, `<span data-rating="4.63" data-count="31">${words}</span>`);
  expect(element.textContent).toBe('31 beoordelingen');
});

test('the shop’s own texts take precedence', async () => {
  const page = await openPage();
  const settings = { texts: { 'star-rating': { count_other: '{{count}} ervaringen' } } };
  const { element } = page.mount(enhancer, '<span data-rating="4.5" data-count="31"></span>', { settings });
  expect(element.textContent).toBe('31 ervaringen');
});

test('a rating with a comma is a template error', async () => {
  const page = await openPage();
  const { element, templateErrors } = page.mount(enhancer, '<span data-rating="4,5">4,5 van 5</span>');
  expect(templateErrors).toEqual([{ attribute: 'data-rating', expected: 'a number', found: '4,5' }]);
  expect(element.innerHTML).toBe('4,5 van 5');
});
