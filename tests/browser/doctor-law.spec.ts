import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { createClient } from '../../tools/doctor/client.ts';
import type { LawReport } from '../../tools/doctor/law/check-law.ts';
import { readLawSettings } from '../../tools/doctor/law/law-settings.ts';
import { checkLawLive } from '../../tools/doctor/law/run-law.ts';

const FILE = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300"/></svg>';

const notice = (id: string, style: string) =>
  `<img data-guarantee-notice id="${id}" src="/notice.svg" alt="Wettelijke garantie" style="${style}">`;

/** A script draws the images, as a widget does. */
const pageWith = (main: string) => `<!doctype html>
<html lang="nl"><meta name="viewport" content="width=device-width"><body style="margin: 8px"><main></main>
<a href="/withdrawal">Overeenkomst hier ontbinden</a>
<script>
  document.querySelector('main').innerHTML = ${JSON.stringify(main)};
</script></body></html>`;

const PAGE = pageWith(`
    ${notice('fine', 'inline-size: 280px')}
    ${notice('contained', 'inline-size: 300px; block-size: 300px; object-fit: contain')}
    ${notice('tiny', 'inline-size: 100px')}
    ${notice('wide', 'inline-size: 600px')}
    <div style="block-size: 80px; overflow: hidden">${notice('cut', 'inline-size: 280px')}</div>
    ${notice('covering', 'inline-size: 280px; block-size: 280px; object-fit: cover')}
    ${notice('stretched', 'inline-size: 280px; block-size: 280px')}
    <div style="filter: drop-shadow(0 2px 4px #000)">${notice('framed', 'inline-size: 250px; padding: 10px')}</div>
    <div style="opacity: 0.4">${notice('pale', 'inline-size: 280px')}</div>
    ${notice('grey', 'inline-size: 280px; filter: grayscale(1)')}
  `);

/** A notice that is in no sight before the button, and a label at the end of a row that scrolls. */
const MISPLACED = pageWith(`
    ${notice('invisible', 'inline-size: 280px; visibility: hidden')}
    <div style="display: flex; flex-direction: column-reverse">
      ${notice('below', 'inline-size: 280px; block-size: 140px')}
      <button data-order-button style="position: sticky; bottom: 0">Bestellen en betalen</button>
    </div>
    <div style="display: flex; inline-size: 250px; overflow: auto">
      <p style="flex: none; inline-size: 4000px">Kabels</p>
      <img data-guarantee-label id="label" src="/notice.svg" loading="lazy" alt="10 jaar" style="flex: none; inline-size: 96px; block-size: 48px">
    </div>`);

const BANNER = '<div style="position: fixed; inset: 0; background: #fff">Cookies?</div>';
/** Notices that are nowhere to be seen. */
const UNSEEN = pageWith(`${BANNER}
    ${notice('above', 'inline-size: 280px; position: absolute; inset-block-start: -9999px')}
    ${notice('clipped', 'inline-size: 280px; position: absolute; clip: rect(0 0 0 0)')}
    <div style="position: relative">
      ${notice('covered', 'inline-size: 280px')}
      <div style="position: absolute; inset: 0; background: #fff"></div>
    </div>`);
/** Changed ones, and a fine one behind a banner that goes away. */
const CHANGED = pageWith(`${BANNER}
    ${notice('fine', 'inline-size: 280px')}
    ${notice('mirrored', 'inline-size: 280px; transform: scaleX(-1)')}
    ${notice('round', 'inline-size: 280px; border-radius: 140px')}`);
/** A page that is another one on a phone. */
const WIDE =
  pageWith(`<style>@media (max-width: 600px) { .wide { display: none } .was { text-decoration: line-through } }</style>
    <div class="wide">${notice('wide', 'inline-size: 280px')}</div>
    <p>UVP <span class="was">€ 90,00</span> <b>€ 75,00</b></p>
    <picture><source media="(max-width: 600px)" srcset="/notice-de.svg">
      <img data-guarantee-label id="phone" src="/notice.svg" alt="10 jaar" style="inline-size: 96px"></picture>
    <button data-order-button style="display: none">Betalen</button><button data-order-button>Betalen</button>`);

/** An advice price that styles alone strike. */
const STRUCK = pageWith(`<style>.was { text-decoration: line-through }</style>
    <p>Adviesprijs <span class="was">€ 90,00</span> <b>€ 75,00</b></p>`);

const PAGES: Readonly<Record<string, string>> = {
  '/misplaced': MISPLACED,
  '/struck': STRUCK,
  '/unseen': UNSEEN,
  '/changed': CHANGED,
  '/wide': WIDE,
};

const linesOf = (findings: LawReport['findings']) =>
  findings.map(({ code, where }) => `${where.replace(/(?: \(.*)? at /, ' ')} ${code}`).toSorted();
const atBoth = (entries: string[]) =>
  entries.flatMap((entry) => [1280, 320].map((width) => `img${entry.replace(' ', ` ${width} px notice-`)}`));

test('the doctor measures official images and sees struck prices, as a browser draws them at two widths', async () => {
  const server = createServer(({ url }, response) => {
    const isFile = url!.endsWith('.svg');
    response.setHeader('Content-Type', isFile ? 'image/svg+xml' : 'text/html; charset=utf-8');
    response.end(isFile ? FILE : (PAGES[url!] ?? PAGE));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const client = createClient(url, { timeout: 10_000 });
  const settings = readLawSettings(null);
  const options = { client, settings, cookie: 'a=1', headers: { 'X-Staging': '1' }, timeout: 20_000, now: Date.now() };
  const { findings, notes } = await checkLawLive(url, { ...options, folder: process.cwd() });
  const misplaced = await checkLawLive(new URL('/misplaced', url), { ...options, folder: process.cwd() });
  const struck = await checkLawLive(new URL('/struck', url), { ...options, folder: process.cwd() });
  const unseen = await checkLawLive(new URL('/unseen', url), { ...options, folder: process.cwd() });
  const changed = await checkLawLive(new URL('/changed', url), { ...options, folder: process.cwd() });
  const files = new Map([['notice-de.svg', { kind: 'label', language: 'de' } as const]]);
  const wide = await checkLawLive(new URL('/wide', url), {
    ...options,
    settings: { ...settings, files },
    folder: process.cwd(),
  });
  server.close();
  expect(notes).toEqual(['The files of official images were not compared: give --notice-sha256.']);
  const inBoth = [
    '#tiny small',
    '#cut cropped',
    '#covering cropped',
    '#stretched altered',
    '#pale altered',
    '#grey altered',
  ];
  expect(linesOf(findings)).toEqual([...atBoth(inBoth), 'img#wide 320 px notice-cropped'].toSorted());
  expect(linesOf(misplaced.findings)).toEqual(atBoth(['#invisible hidden', '#below order']).toSorted());
  expect(struck.findings.map(({ code, what }) => [code, what])).toContainEqual([
    'advice-struck',
    'The advice price € 90,00 is struck, as if the shop had asked it before.',
  ]);
  expect(linesOf(unseen.findings)).toEqual(atBoth(['#above hidden', '#clipped hidden', '#covered hidden']).toSorted());
  expect(linesOf(changed.findings)).toEqual(atBoth(['#mirrored altered', '#round altered']).toSorted());
  expect(linesOf(wide.findings)).toEqual(
    ['img#wide 320 px notice-hidden', 'img#phone notice-language', `${url.href}wide advice-struck`].toSorted(),
  );
});
