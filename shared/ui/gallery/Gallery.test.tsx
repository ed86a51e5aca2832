// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { Gallery, type GalleryProps } from './Gallery.tsx';

const three: GalleryProps['images'] = [1, 2, 3].map((number) => ({
  url: `/media/${number}.jpg`,
  mobile_url: `/media/${number}m.jpg`,
  thumbnail_url: `/media/${number}t.jpg`,
  w: 1600,
  h: 1200,
}));

function draw(images: GalleryProps['images']) {
  const { user, container } = renderKit(<Gallery images={images} name="ARK-accu" />);
  return {
    user,
    /** Address of the large picture. */
    large: () => container.querySelector('.sw-gallery__large img')?.getAttribute('src'),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}

test('one picture is large, and buttons show the others', async () => {
  const { large, press } = draw(three);
  expect(large()).toBe('/media/1.jpg');
  await press('Volgende afbeelding');
  expect(large()).toBe('/media/2.jpg');
  expect(screen.getByRole('status').textContent).toBe('Afbeelding 2 van 3');
  await press('Vorige afbeelding');
  expect(large()).toBe('/media/1.jpg');
});

test('a thumbnail shows its picture and is marked as current', async () => {
  const { large, press } = draw(three);
  await press('Afbeelding 3 van 3');
  expect(large()).toBe('/media/3.jpg');
  const marked = screen.getAllByRole('button').filter((button) => button.getAttribute('aria-current') === 'true');
  expect(marked.map((button) => button.getAttribute('aria-label'))).toEqual(['Afbeelding 3 van 3']);
});

test('the arrow keys go through the pictures, stop at the last, and go from the first to the last', async () => {
  const { user, large } = draw(three);
  screen.getByRole('button', { name: 'Afbeelding 1 van 3' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(large()).toBe('/media/3.jpg');
  expect(screen.getByRole('button', { name: 'Volgende afbeelding' }).getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(large()).toBe('/media/1.jpg');
  await user.keyboard('{ArrowLeft}');
  expect(large()).toBe('/media/3.jpg');
});

test('windows up to 800 px load the small picture', () => {
  draw(three);
  const source = document.querySelector('.sw-gallery__large source')!;
  expect(source.getAttribute('media')).toBe('(max-width: 800px)');
  expect(source.getAttribute('srcset')).toBe('/media/1m.jpg');
});

test('a single picture has no controls, and without pictures nothing is rendered', () => {
  draw(three.slice(0, 1));
  expect(screen.getByRole('img', { name: 'ARK-accu' })).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  draw([]);
  expect(screen.getAllByRole('group')).toHaveLength(1);
});

test('a picture can be a URL only', async () => {
  const { large, press } = draw([{ url: '/a.jpg' }, { url: '/b.jpg' }]);
  await press('Afbeelding 2 van 2');
  expect(large()).toBe('/b.jpg');
});
