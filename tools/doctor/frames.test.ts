import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDoctorShop, type DoctorShop } from '../../tests/support/doctor-shop.ts';
import { VERSION } from '../../tests/support/small-build.ts';
import { createClient } from './client.ts';
import { checkPage } from './check-page.ts';

/** The demo shop draws the frames of every island that has one. */

let opened: DoctorShop;

beforeAll(async () => {
  opened = await openDoctorShop({ hasFrames: true });
});

afterAll(() => opened.close());

/** What the doctor says of a page, and the widgets that have a frame there. */
async function check(path: string, cookie: string) {
  const { shop, registry } = opened;
  const url = new URL(path, shop.url);
  const html = await (await fetch(url, { headers: { cookie } })).text();
  const client = createClient(url, { timeout: 10_000, cookie });
  const { findings } = await checkPage(url, registry, { client, mayWrite: false, version: VERSION });
  // How fast a shop answers depends on what else the machine does.
  const certain = findings.filter(({ code }) => code !== 'call-slow');
  return {
    findings: certain.map(({ code, where, what }) => `${path}: [${code}] ${where}: ${what}`),
    frames: [...html.matchAll(/data-sw-frame="([a-z-]+)-1aaaa(\.\w+)"/g)].map(([, name, locale]) => name! + locale!),
  };
}

test('the doctor finds no problem in the frames of all islands', async () => {
  const cookie = await opened.cookie({ customer: 'sanne', cart: [{ id: 4711, qty: 2 }], returning: { 1112001: 2 } });
  // The others have the HTML of the shop as their first frame.
  const islands = Object.entries(opened.registry).filter(
    ([, { widget }]) => widget.kind === 'island' && !widget.readServerMarkup,
  );
  const pages = [...islands.map(([name]) => `/demo/${name}`), '/cart', '/checkout', '/omvormers'];
  const findings: string[] = [];
  const frames = new Set<string>();
  for (const path of pages) {
    const page = await check(path, cookie);
    findings.push(...page.findings);
    for (const name of page.frames) frames.add(name.replace('.nl', ''));
  }
  expect(findings).toEqual([]);
  const drawnFromAnswers = islands.filter(([, { widget }]) => widget.firstCall).map(([name]) => name);
  expect(drawnFromAnswers.length).toBeGreaterThan(8);
  expect([...frames]).toEqual(expect.arrayContaining([...drawnFromAnswers, 'return-picker']));
}, 180_000);

test.each(['de', 'en'] as const)(
  'frames in the language %s are no problem, on a page with several widgets',
  async (locale) => {
    const cookie = await opened.cookie({ locale, cart: [{ id: 4711, qty: 2 }] });
    const { findings, frames } = await check('/cart', cookie);
    expect(findings).toEqual([]);
    expect(frames).toEqual([`cart-page.${locale}`]);
  },
);
