import { expect, test } from 'vitest';
import { extractPlayers } from '../markup/Explanation.tsx';

const NOCOOKIE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0';

test.each([
  ['<p>Zo meet je.</p>', '<p>Zo meet je.</p>', []],
  [
    '<p>Kijk:</p><iframe title="Meten" src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe><p>Klaar.</p>',
    '<p>Kijk:</p><p>Klaar.</p>',
    [{ address: NOCOOKIE, title: 'Meten' }],
  ],
  [
    `<IFRAME src='//player.vimeo.com/video/76979871'>`,
    '',
    [{ address: 'https://player.vimeo.com/video/76979871?dnt=1', title: null }],
  ],
  ['<iframe src="https://elders.example/x"></iframe>Tekst', 'Tekst', []],
  ['<iframe data-src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>', '', []],
])('%s', (html, text, players) => {
  expect(extractPlayers(html)).toEqual({ text, players });
});
