import fc from 'fast-check';
import { expect, test } from 'vitest';
import { videoSource } from './video-source.ts';

test.each([
  { code: 'aqz-KE-bpKQ', url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0' },
  { code: '76979871', url: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1' },
  { code: ' 76979871 ', url: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1' },
  {
    code: 'https://www.youtube.com/watch?t=4&v=aqz-KE-bpKQ',
    url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  },
  {
    code: 'https://youtu.be/aqz-KE-bpKQ?si=x',
    url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  },
  { code: 'https://vimeo.com/76979871', url: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1' },
  { code: 'https://player.vimeo.com/video/76979871', url: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1' },
  {
    code: 'https://vimeo.com/channels/staffpicks/76979871?share=copy',
    url: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  },
  { code: 'https://vimeo.com/76979871/0a1b2c', url: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1' },
])('the video $code plays from $url', ({ code, url }) => {
  expect(videoSource(code).url).toBe(url);
});

test('a given provider takes precedence', () => {
  expect(videoSource('12345678901', 'youtube').host).toBe('YouTube');
  expect(videoSource('12345678901', 'youtube').url).toContain('/embed/12345678901?');
  expect(videoSource('abc', 'vimeo').url).toBe('https://player.vimeo.com/video/abc?autoplay=1&dnt=1');
});

test('any code results in a player of one of the two providers', () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      const { origin, pathname, searchParams } = new URL(videoSource(code).url);
      expect(['https://www.youtube-nocookie.com', 'https://player.vimeo.com']).toContain(origin);
      expect(pathname.split('/')).toHaveLength(3);
      expect(searchParams.get('autoplay')).toBe('1');
    }),
  );
});
