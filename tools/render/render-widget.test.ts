import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CORPUS } from '../../tests/storm/hostile-corpus.ts';
import { parsed, pathsIn, replaced, valueAt, type Path } from '../../tests/storm/fault-kinds.ts';
import { buildWholeServer, type ServerModule, type SmallServer } from '../../tests/support/small-server.ts';
import { widgetSamples, type WidgetSample } from '../../tests/support/widget-samples.ts';
import { read, widgetNames } from '../../tests/conformance/widget-folder.ts';
import { openNode } from '../demo-shop/db/open-node.ts';
import { openShop } from '../demo-shop/open-shop.ts';
import { faultsOf, shapeOf } from './frame-shape.support.ts';

/** The rows of the table in the guide: the widgets, what they are printed from, and what is printed. */
const rows = read('stories/guide/frames.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, widgets = '', from = '', printed = '']) => ({
    widgets: [...widgets.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!),
    from,
    printed,
  }));
const rowOf = (name: string) => rows.find(({ widgets }) => widgets.includes(name))!;

/**
 * Keys of answers that a frame does not show as they are written: markup, whose text it shows, and a part of a number that
 * the line of the address may have already. The metadata names the inputs that are markup.
 */
const REWRITTEN_KEYS = [
  'answer',
  'button_text',
  'content',
  'description',
  'house_number_addition',
  'info',
  'short_item_detail_text',
  'shortItemDetailText',
];

const RUNNABLE = 'javascript:alert(1)';
/** Without a half of a character, which no address can have. The frames of cart and checkout are tested with it. */
const TEXTS = CORPUS.filter((text) => text.isWellFormed());

const path = 'https://shop.example/';
let samples: WidgetSample[];

beforeAll(async () => {
  const shop = await openShop({ open: openNode, customer: 'sanne', cart: [{ id: 4711, qty: 2 }], locale: 'nl' });
  samples = await widgetSamples(shop);
  await shop.close();
}, 300_000);

const sampleOf = (name: string) => samples.find((sample) => sample.name === name)!;
const isData = (element: Element) => element.matches('script[type="application/json"]');

function contentOf(html: string): Element[] {
  const { document } = new Window();
  document.body.innerHTML = html;
  return [...document.body.children] as unknown as Element[];
}

describe.each(['light', 'react'] as const)('%s', (runtime) => {
  let server: SmallServer;
  let render: ServerModule['render'];
  let renderPage: ServerModule['renderPage'];

  beforeAll(async () => {
    server = await buildWholeServer(runtime);
    ({ render, renderPage } = await server.openModule());
  }, 300_000);
  afterAll(() => server.close());

  test('the guide names each widget once, and what it is printed from', () => {
    expect(rows.flatMap(({ widgets }) => widgets).toSorted()).toEqual(widgetNames().toSorted());
    const fromAnswers = samples.filter(({ initial }) => initial !== undefined).map(({ name }) => name);
    expect(fromAnswers.filter((name) => !rowOf(name).from.includes('first call'))).toEqual([]);
  });

  test.each(widgetNames())('%s is printed with its inputs and its answer', async (name) => {
    const { kind, inputs, initial } = sampleOf(name);
    const { html, preload, head } = await render(name, { inputs, initial, path });
    const content = contentOf(html);
    const data = content.filter(isData).map(({ textContent }) => parsed(textContent));
    const written = Object.keys(inputs).length > 0 ? [inputs] : [];
    expect(data).toEqual([...written, ...(initial === undefined ? [] : [parsed(initial)])]);
    const drawn = content.filter((element) => !isData(element));
    if (rowOf(name).printed.startsWith('nothing')) {
      expect([drawn, preload, head]).toEqual([[], [], '']);
      return;
    }
    expect(drawn.some((element) => element.matches('.sw-root[data-sw-frame]'))).toBe(kind === 'island');
    expect(preload).toContain(`/widgets/${name}-1aaaa.js`);
    expect(preload).toContain(`/widgets/${name}-1aaaa.nl.js`);
    expect(head).toContain('<link rel="stylesheet" href="/widgets/base.css">');
  });

  test.each(widgetNames())(
    'an empty %s of a page is printed as by itself, and one with HTML of the shop is not',
    async (name) => {
      const { inputs, initial, usesHtml } = sampleOf(name);
      const { html } = await render(name, { inputs, initial, path, id: '1p' });
      const [, data = ''] = /((?:<script[^]*)?)$/.exec(html)!;
      const page = (content: string) => `<div data-widget="${name}">${content}</div>`;
      const errors: unknown[] = [];
      const options = { url: path, onError: (error: unknown) => errors.push(error) };
      expect(await renderPage(page(data), options)).toBe(page(html));
      const own = page(`${data}<p>Van de winkel</p>`);
      if (usesHtml) expect(await renderPage(own, options)).toBe(own);
      expect(errors).toEqual([]);
    },
  );

  test.each(widgetNames())(
    'hostile text in every field of %s is text',
    async (name) => {
      const { inputs, initial, html: markup } = sampleOf(name);
      const real = { inputs, ...(initial !== undefined && { initial: parsed(initial) }) };
      const draw = async (data: unknown) => {
        const { html } = await render(name, { ...(data as typeof real), path });
        const [frame = ''] = /^[^]*?(?=<script type="application\/json"|$)/.exec(html)!;
        return frame;
      };
      const isDrawnWith = (at: Path, text: string) => draw(replaced(real, at, text)).then(Boolean, () => false);
      const paths: Path[] = [];
      for (const at of pathsIn(real))
        // A widget with a wrong address, or an unknown choice, is not drawn.
        if (typeof valueAt(real, at) === 'string' && (await isDrawnWith(at, 'x')) && (await isDrawnWith(at, RUNNABLE)))
          paths.push(at);
      if (paths.length === 0) return;
      const withTexts = (textOf: (at: number) => string) =>
        paths.reduce((data, at, index) => replaced(data, at, textOf(index)), real as unknown);
      const plain = shapeOf(await draw(withTexts((at) => `veld-${at}.`)));
      const isRewritten = (at: number) =>
        markup.includes(nameOf(paths[at]!)) || REWRITTEN_KEYS.includes(String(paths[at]!.at(-1)));
      const shown = [...paths.keys()].filter((at) => plain.text.includes(`veld-${at}.`) && !isRewritten(at));
      const faults: string[] = [];
      for (let turn = 0; turn < TEXTS.length; turn += Math.max(1, paths.length >> 2)) {
        const textOf = (at: number) => TEXTS[(turn + at * 7) % TEXTS.length]!;
        const shownTexts = new Map(shown.map((at) => [paths[at]!.join('.'), textOf(at)]));
        const problems = faultsOf(plain, await draw(withTexts(textOf)), shownTexts);
        if (problems.length > 0) faults.push(`turn ${turn}: ${problems.join('; ')}`);
      }
      expect(faults).toEqual([]);
    },
    120_000,
  );
});

/** As the metadata names it: the key of a row behind its list. */
const nameOf = ([, ...at]: Path) => at.filter((key) => typeof key === 'string').join('.');
