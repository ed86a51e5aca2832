import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDoctorShop, type DoctorShop } from '../../tests/support/doctor-shop.ts';
import type { FaultyShop } from '../../tests/support/faulty-shop.ts';
import { VERSION } from '../../tests/support/small-build.ts';
import { readFragment } from './fragments.ts';
import { run } from './run.ts';

/** Widgets of other projects, which a file beside their script describes. */

const FRAGMENT = {
  format: 'eiland-widgets/2',
  widgets: [
    {
      name: 'acme-gift-note',
      perPage: 'one',
      load: 'visible',
      inputs: {
        type: 'object',
        properties: {
          length: { type: 'integer', minimum: 10, maximum: 500, default: 200 },
          kind: { enum: ['card', 'letter'] },
          lines: {
            type: 'array',
            items: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
          },
          to: { type: 'string', minLength: 1 },
        },
        required: ['to'],
      },
      slots: [{ name: 'below' }],
      events: { publishes: [], subscribes: [] },
    },
  ],
};

let opened: DoctorShop;
let shop: FaultyShop;
let folder: string;

beforeAll(async () => {
  opened = await openDoctorShop();
  ({ shop } = opened);
  folder = await mkdtemp(join(tmpdir(), 'eiland-fragments-'));
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  shop.fault = {};
});

const doctor = async (...args: string[]) => (await run(['doctor', ...args], opened.registry, VERSION)).output;

const SCRIPT = '<script type="module" async src="/assets/acme-gift-note.js?v=2"></script>';

/** The page of the cart with this HTML. */
const withHtml = (html: string) => (page: string) => page.replace('</main>', `${html}</main>`);

const served = { '/assets/acme-gift-note.widgets.json': () => Response.json(FRAGMENT) };

const widget = (attributes: string) => `<div data-widget="acme-gift-note" ${attributes}></div>`;

test('a widget whose description is beside its script is known', async () => {
  shop.fault = { page: withHtml(SCRIPT + widget('data-to="Anna" data-length="20"')), replaceAnswers: served };
  expect(await doctor(`${shop.url}/cart`)).toContain('No problems found.');
});

test('a widget without a description is unknown', async () => {
  shop.fault = { page: withHtml(SCRIPT + widget('data-to="Anna"')) };
  expect(await doctor(`${shop.url}/cart`)).toMatch(/\[widget-unknown\]\n.*found "acme-gift-note"/);
});

test.each([
  ['data-to="Anna" data-length="5"', /data-length expects .*found "5"/],
  ['data-to="Anna" data-length="long"', /data-length expects number, found "long"|data-length expects .*found "long"/],
  ['data-to="Anna" data-kind="poem"', /data-kind expects card or letter, found "poem"/],
  ['data-length="20"', /data-to expects string, found nothing/],
  ['data-to="Anna" data-lenght="20"', /data-lenght is not an input. Did you mean "data-length"/],
  // `data-kind` is near, too.
  ['data-to="Anna" data-line="[]"', /data-line is not an input. Did you mean "data-lines"/],
])('%s is a mistake in the template', async (attributes, message) => {
  shop.fault = { page: withHtml(SCRIPT + widget(attributes)), replaceAnswers: served };
  expect(await doctor(`${shop.url}/cart`)).toMatch(message);
});

test('slots and repeated widgets are checked by the description', async () => {
  const filled = '<div data-widget="acme-gift-note" data-to="A"><template data-slot="above"></template></div>';
  shop.fault = { page: withHtml(SCRIPT + widget('data-to="Anna"') + filled), replaceAnswers: served };
  const output = await doctor(`${shop.url}/cart`);
  expect(output).toContain('[slot-unknown]');
  expect(output).toContain('acme-gift-note occurs 2 times on this page');
});

test('a file that the command gets describes the widgets of a page, and never ours', async () => {
  const file = join(folder, 'acme-gift-note.widgets.json');
  const [described] = FRAGMENT.widgets;
  const ours = { ...described, name: 'cart-page' };
  await writeFile(file, JSON.stringify({ ...FRAGMENT, widgets: [described, ours] }));
  shop.fault = { page: withHtml(SCRIPT + widget('data-to="Anna"')) };
  expect(await doctor(`${shop.url}/cart`, '--widgets', file)).toContain('No problems found.');
  await writeFile(file, '{}');
  expect(await doctor(`${shop.url}/cart`, '--widgets', file)).toContain('does not describe widgets');
  expect(await doctor(`${shop.url}/cart`, '--widgets', join(folder, 'none.json'))).toContain('cannot be read');
});

test.each([
  ['no script', '', 'The page has no script acme-gift-note.js'],
  ['a classic script', SCRIPT.replace('type="module"', ''), 'no type="module"'],
])('a widget of another project with %s is not defined', async (_, script, message) => {
  const file = join(folder, 'defined.widgets.json');
  await writeFile(file, JSON.stringify(FRAGMENT));
  shop.fault = { page: withHtml(script + widget('data-to="Anna"')) };
  const output = await doctor(`${shop.url}/cart`, '--widgets', file);
  expect(output).toContain('[own-script]');
  expect(output).toContain(message);
});

test('what the description cannot say is accepted', () => {
  const [described] = FRAGMENT.widgets;
  const inputs = { type: 'object', properties: { any: {}, word: { type: 'mystery' } }, required: [] };
  const registry = readFragment(JSON.stringify({ widgets: [{ ...described, inputs }] }))!;
  expect(registry['acme-gift-note']!.widget.name).toBe('acme-gift-note');
  expect(readFragment('<html>')).toBeNull();
});
