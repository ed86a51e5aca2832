import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openNode } from '../../db/open-node.ts';
import { readWidgetDescriptions } from '../../host/read-widget-descriptions.ts';
import { openShop, type OpenedShop } from '../../open-shop.ts';
import { mountPages } from '../pages.ts';

const words = (nl: string) => ({ nl, de: `${nl} (de)`, en: `${nl} (en)` });
const FILE = {
  widgets: [
    {
      name: 'star-rating',
      title: words('Sterren'),
      description: words('Vijf sterren.'),
      inputs: {
        properties: {
          rating: { type: 'number', 'x-attribute': 'data-rating', 'x-help': words('Van 0 tot 5.') },
          size: { type: 'string', default: 'large', 'x-attribute': 'data-size', 'x-help': words('Hoe groot.') },
          parts: { type: 'array', default: [1, 2], 'x-attribute': 'data-parts', 'x-help': words('Waarvan.') },
        },
        required: ['rating'],
      },
    },
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'eiland-'));
let shop: OpenedShop;
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop.close();
});

async function textOf(address: string): Promise<string> {
  const html = await (await shop.fetch(address, { headers: { Accept: 'text/html' } })).text();
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('the demo page of a widget shows its description as soon as widgets.json exists', async () => {
  shop = await openShop({ open: openNode, pages: (app) => mountPages(app, () => readWidgetDescriptions(folder)) });
  expect(await textOf('/demo/star-rating')).not.toContain('Vijf sterren.');

  writeFileSync(join(folder, 'widgets.json'), JSON.stringify(FILE));
  const page = await textOf('/demo/star-rating?lang=en');
  expect(page).toContain('Vijf sterren. (en)');
  expect(page).toContain('data-rating number required Van 0 tot 5. (en)');
  expect(page).toContain('data-size text large Hoe groot. (en)');
  expect(page).toContain('data-parts json [1,2] Waarvan. (en)');
  expect(await textOf('/demo')).toContain('star-rating Vijf sterren. (en)');
});
