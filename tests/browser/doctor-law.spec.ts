import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { createClient } from '../../tools/doctor/client.ts';
import { readLawSettings } from '../../tools/doctor/law/law-settings.ts';
import { checkLawLive } from '../../tools/doctor/law/run-law.ts';

const FILE = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300"/></svg>';

const notice = (id: string, style: string) =>
  `<img data-guarantee-notice id="${id}" src="/notice.svg" alt="Wettelijke garantie" style="${style}">`;

/** A script draws the images, as a widget does. */
const PAGE = `<!doctype html>
<html lang="nl"><meta name="viewport" content="width=device-width"><body style="margin: 8px"><main></main>
<a href="/withdrawal">Overeenkomst hier ontbinden</a>
<script>
  document.querySelector('main').innerHTML = ${JSON.stringify(`
    ${notice('fine', 'inline-size: 280px')}
    ${notice('contained', 'inline-size: 300px; block-size: 300px; object-fit: contain')}
    ${notice('tiny', 'inline-size: 100px')}
    ${notice('wide', 'inline-size: 600px')}
    <div style="block-size: 80px; overflow: hidden">${notice('cut', 'inline-size: 280px')}</div>
    ${notice('covering', 'inline-size: 280px; block-size: 280px; object-fit: cover')}
    ${notice('stretched', 'inline-size: 280px; block-size: 280px')}
    <div style="opacity: 0.4">${notice('pale', 'inline-size: 280px')}</div>
    ${notice('grey', 'inline-size: 280px; filter: grayscale(1)')}
    ${notice('invisible', 'inline-size: 280px; visibility: hidden')}
    <div style="display: flex; flex-direction: column-reverse">
      ${notice('below', 'inline-size: 280px; block-size: 140px')}
      <button data-order-button style="position: sticky; bottom: 0">Bestellen en betalen</button>
    </div>`)};
</script></body></html>`;

test('the doctor measures official images that a script has drawn, in a wide and in a narrow window', async () => {
  const server = createServer(({ url }, response) => {
    const isFile = url === '/notice.svg';
    response.setHeader('Content-Type', isFile ? 'image/svg+xml' : 'text/html; charset=utf-8');
    response.end(isFile ? FILE : PAGE);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const client = createClient(url, { timeout: 10_000 });
  const settings = readLawSettings(null);
  const options = { client, settings, cookie: 'a=1', headers: { 'X-Staging': '1' }, timeout: 20_000, now: Date.now() };
  const { findings, notes } = await checkLawLive(url, { ...options, folder: process.cwd() });
  server.close();
  expect(notes).toEqual(['The files of official images were not compared: give --notice-sha256.']);
  const inBoth = ['#tiny small', '#cut cropped', '#covering cropped', '#stretched altered', '#pale altered'];
  const all = [...inBoth, '#grey altered', '#invisible hidden', '#below order'];
  expect(findings.map(({ code, where }) => `${where.replace(/ .* at /, ' ')} ${code}`).toSorted()).toEqual(
    [
      ...all.flatMap((entry) => [1280, 320].map((width) => `img${entry.replace(' ', ` ${width} px notice-`)}`)),
      'img#wide 320 px notice-cropped',
    ].toSorted(),
  );
});
