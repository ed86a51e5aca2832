// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { Video } from './Video.tsx';

const NAME = /^Video afspelen: Installatie/;

test('nothing of the provider is loaded before the video plays', () => {
  const { container } = renderKit(<Video code="aqz-KE-bpKQ" title="Installatie" poster="/media/ark.jpg" />);
  expect(screen.getByRole('button', { name: NAME }).textContent).toContain('YouTube');
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.innerHTML).not.toMatch(/youtube\.com|ytimg|vimeo\.com|https:/);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/ark.jpg');
});

test('without a poster there is a placeholder', () => {
  const { container } = renderKit(<Video code="76979871" title="Installatie" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('.sw-image--empty')).not.toBeNull();
});

test.each([
  { code: 'aqz-KE-bpKQ', src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0' },
  { code: '76979871', src: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1' },
])('a click plays $code in a frame with a title, which takes the focus', async ({ code, src }) => {
  const { user } = renderKit(<Video code={code} title="Installatie" />);
  await user.click(screen.getByRole('button', { name: NAME }));
  const player = screen.getByTitle('Installatie');
  expect(player.getAttribute('src')).toBe(src);
  expect(player.getAttribute('allow')).toBe('autoplay; fullscreen; picture-in-picture');
  expect(player.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
  expect(document.activeElement).toBe(player);
  expect(screen.queryByRole('button')).toBeNull();
});
