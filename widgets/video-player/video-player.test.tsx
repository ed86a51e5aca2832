// @vitest-environment happy-dom
import { findByRole, getByTitle, queryByRole } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { island } from './video-player.island.tsx';

async function open(html: string) {
  const page = await openPage();
  return { ...page.mount(island, html), user: userEvent.setup() };
}

test('a click plays the video, and nothing is loaded from its provider before', async () => {
  const { element, user } = await open(
    '<div data-code="aqz-KE-bpKQ" data-title="Installatie" data-poster="/media/film.jpg"></div>',
  );
  const button = await findByRole(element, 'button', { name: /^Video afspelen: Installatie/ });
  expect(element.querySelector('iframe')).toBeNull();
  expect(element.querySelector('img')?.getAttribute('src')).toBe('/media/film.jpg');
  await user.click(button);
  const player = getByTitle(element, 'Installatie') as HTMLIFrameElement;
  expect(player.src).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0');
  expect(queryByRole(element, 'button')).toBeNull();
});

test.each([
  { attributes: 'data-code="00123"', src: 'https://player.vimeo.com/video/00123?autoplay=1&dnt=1' },
  {
    attributes: 'data-code="00123" data-provider="youtube"',
    src: 'https://www.youtube-nocookie.com/embed/00123?autoplay=1&rel=0',
  },
  {
    attributes: 'data-code="abc" data-provider="vimeo"',
    src: 'https://player.vimeo.com/video/abc?autoplay=1&dnt=1',
  },
])('a page with $attributes plays $src', async ({ attributes, src }) => {
  const { element, user } = await open(`<div ${attributes}></div>`);
  await user.click(await findByRole(element, 'button', { name: /^Video afspelen: Video/ }));
  expect(element.querySelector('iframe')?.src).toBe(src);
});

test('a server-rendered link has all inputs', async () => {
  const { element } = await open(
    '<div><a href="https://vimeo.com/76979871"><img src="/media/film.jpg" alt=""> Onderhoud</a></div>',
  );
  const button = await findByRole(element, 'button', { name: /^Video afspelen: Onderhoud/ });
  expect(button.textContent).toContain('Vimeo');
  expect(button.querySelector('img')?.getAttribute('src')).toBe('/media/film.jpg');
});

test('a picture of the provider is not loaded', async () => {
  const { element } = await open(
    '<div data-code="aqz-KE-bpKQ" data-poster="https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg"></div>',
  );
  await findByRole(element, 'button');
  expect(element.querySelector('img')).toBeNull();
});

test.each([
  { html: '<div><p>Een video</p></div>', attribute: 'data-code' },
  { html: '<div data-code="abc" data-provider="dailymotion"><p>Een video</p></div>', attribute: 'data-provider' },
])('a mistake in $attribute is reported, and the shop’s HTML stays', async ({ html, attribute }) => {
  const { element, templateErrors } = await open(html);
  expect(templateErrors.map((templateError) => templateError.attribute)).toEqual([attribute]);
  expect(element.innerHTML).toBe('<p>Een video</p>');
});
