import { expect, test } from 'vitest';
import { playerOf } from './embedded-player.ts';

test.each([
  ['https://www.youtube.com/embed/abc_1-2?autoplay=1', 'https://www.youtube-nocookie.com/embed/abc_1-2?rel=0'],
  ['//www.youtube-nocookie.com/embed/abc', 'https://www.youtube-nocookie.com/embed/abc?rel=0'],
  ['http://youtube.com/embed/abc#t=3', 'https://www.youtube-nocookie.com/embed/abc?rel=0'],
  [' https://player.vimeo.com/video/123?autoplay=1 ', 'https://player.vimeo.com/video/123?dnt=1'],
])('%s is played from %s', (written, played) => {
  expect(playerOf(written)).toBe(played);
});

test.each([
  '',
  'https://www.youtube.com.evil.example/embed/abc',
  'https://evil.example/?https://www.youtube.com/embed/abc',
  'https://www.youtube.com@evil.example/embed/abc',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://www.youtube.com/embed/../redirect',
  'https://vimeo.com/123',
  'javascript:alert(1)//www.youtube.com/embed/abc',
  'data:text/html,//www.youtube.com/embed/abc',
])('%j is not a player', (written) => {
  expect(playerOf(written)).toBeNull();
});
