// @vitest-environment happy-dom
import { getByRole, getByText, queryByRole, queryByText } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { enhancer } from './guarantee.enhancer.ts';

const IMAGE = '<img src="/nl.svg" width="600" height="840" alt="Twee jaar garantie">';

test.each([
  ['nl', /minstens twee jaar wettelijke garantie/],
  ['de', /mindestens zwei Jahre lang die gesetzliche Gewährleistung/],
  ['en', /legal guarantee of at least two years/],
] as const)('the picture has its own size, and a text in the language of the page (%s)', async (locale, says) => {
  const page = await openPage({ locale });
  const html = '<div data-notice="/notice.svg" data-notice-width="600" data-notice-height="840"></div>';
  const { element, states } = page.mount(enhancer, html);
  const image = getByRole(element, 'img', { name: says });
  expect(image.outerHTML).toMatch(/data-guarantee-notice="" src="\/notice.svg" width="600" height="840"/);
  expect(queryByRole(element, 'link')).toBeNull();
  expect(states).toEqual(['ready']);
});

test('the picture that the server printed is used, and comes back when the widget leaves', async () => {
  const page = await openPage();
  const { element, unmount } = page.mount(enhancer, `<div data-link="/garantie">${IMAGE}</div>`);
  const image = getByRole<HTMLImageElement>(element, 'img', { name: 'Twee jaar garantie' });
  expect([image.getAttribute('src'), image.width, image.height]).toEqual(['/nl.svg', 600, 840]);
  expect(getByRole(element, 'link', { name: 'Meer over de wettelijke garantie' }).getAttribute('href')).toBe(
    '/garantie',
  );
  unmount();
  expect(element.innerHTML).toBe(IMAGE);
});

test('an empty text is that of the widget, whatever the picture inside has', async () => {
  const page = await openPage();
  const { element } = page.mount(enhancer, `<div data-alt="">${IMAGE}</div>`);
  expect(getByRole(element, 'img').getAttribute('alt')).toMatch(/minstens twee jaar wettelijke garantie/);
});

test('a picture that does not load says what it says as text, until it loads', async () => {
  const page = await openPage();
  const { element } = page.mount(enhancer, `<div>${IMAGE}</div>`);
  const image = getByRole(element, 'img');
  image.dispatchEvent(new Event('error'));
  expect(getByText(element, 'Twee jaar garantie').hidden).toBe(false);
  expect(image.parentElement!.hidden).toBe(true);
  expect(queryByRole(element, 'button')).toBeNull();
  image.dispatchEvent(new Event('load'));
  expect(queryByText(element, 'Twee jaar garantie')).toBeNull();
  expect(image.parentElement!.hidden).toBe(false);
});

test('the larger view opens and closes', async () => {
  const page = await openPage();
  const { element } = page.mount(enhancer, `<div>${IMAGE}</div>`);
  await userEvent.click(getByRole(element, 'button', { name: 'Groter bekijken' }));
  const dialog = getByRole(element, 'dialog', { name: 'Wettelijke garantie' });
  expect(element.querySelectorAll('img.sw-artwork')).toHaveLength(2);
  expect(getByRole(dialog, 'img', { name: 'Twee jaar garantie' }).getAttribute('src')).toContain('/nl.svg');
  await userEvent.click(getByRole(dialog, 'button', { name: 'Sluiten' }));
  expect(queryByRole(element, 'dialog')).toBeNull();
});

test('an address that could run a script is no link, and the picture stays', async () => {
  const page = await openPage();
  const { element, templateErrors, states } = page.mount(
    enhancer,
    `<div data-link="javascript:alert(1)">${IMAGE}</div>`,
  );
  expect(getByRole(element, 'img')).toBeDefined();
  expect(element.querySelector('a')).toBeNull();
  expect(templateErrors).toEqual([
    { attribute: 'data-link', expected: 'the address of a page', found: 'javascript:alert(1)' },
  ]);
  expect(states).toEqual(['ready']);
});

test.each([
  ['<div></div>', 'nothing'],
  ['<div data-notice="data:text/html,x"></div>', 'data:text/html,x'],
])('without a picture, the mistake is reported: %s', async (html, written) => {
  const page = await openPage();
  const { element, templateErrors, states } = page.mount(enhancer, html);
  expect(templateErrors).toEqual([{ attribute: 'data-notice', expected: 'the address of a picture', found: written }]);
  expect([states, element.innerHTML]).toEqual([['failed'], '']);
});
