// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { ResponsiveImage } from './ResponsiveImage.tsx';

test('a narrow window loads the small picture', () => {
  const { container } = renderKit(<ResponsiveImage src="/groot.jpg" mobileSrc="/klein.jpg" alt="Omvormer" />);
  const source = container.querySelector('source');
  expect([source?.media, source?.getAttribute('srcset')]).toEqual(['(max-width: 640px)', '/klein.jpg']);
  expect(screen.getByRole('img', { name: 'Omvormer' }).getAttribute('src')).toBe('/groot.jpg');
});

test('a picture loads lazily, unless it is eager', () => {
  const { redraw } = renderKit(<ResponsiveImage src="/a.jpg" alt="Omvormer" />);
  expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
  redraw(<ResponsiveImage src="/a.jpg" alt="Omvormer" isEager />);
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
});

test('the mobile picture is used when it is the only one', () => {
  renderKit(<ResponsiveImage src={null} mobileSrc="/klein.jpg" alt="Omvormer" />);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/klein.jpg');
});

test.each([null, undefined, ''])('without a picture (%s) there is a placeholder and no broken image', (src) => {
  const { container } = renderKit(<ResponsiveImage src={src} alt="Omvormer" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('.sw-image--empty')).not.toBeNull();
});

test('a placeholder replaces a picture that fails to load, until the picture changes', () => {
  const { container, redraw } = renderKit(<ResponsiveImage src="/weg.jpg" alt="Omvormer" />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  redraw(<ResponsiveImage src="/nieuw.jpg" alt="Omvormer" />);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/nieuw.jpg');
});
