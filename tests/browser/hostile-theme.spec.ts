import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { top } from '../../tools/commands/run-command.ts';
import { CONNECTORS, expect, INVERTER, test, widgetsSettled } from './shop.ts';

/** What a theme changes of an element. */
const PROPERTIES = [
  'display',
  'color',
  'background-color',
  'background-image',
  'border-top',
  'border-left',
  'border-radius',
  'box-shadow',
  'padding',
  'margin',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'text-transform',
  'text-decoration',
  'text-align',
  'list-style-type',
  'appearance',
  'vertical-align',
  'min-width',
  'min-height',
  'max-width',
] as const;

const CONTROLS =
  'button, a, input, select, textarea, label, fieldset, legend, table, th, td, h1, h2, h3, h4, p, ul, ol, li, dl, dt, dd, summary, svg, img';

/** The computed style of every control that our code drew, with a name that says which one it is. */
function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate(
    ([properties, controls]) => {
      for (const animation of document.getAnimations()) animation.cancel();
      const drawn = [...document.querySelectorAll(`.sw-root :is(${controls}), .sw-button`)].filter(
        (element) => !element.closest('.sw-html'),
      );
      return drawn.map((element) => {
        const style = getComputedStyle(element);
        const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
        const of = (property: string) => `${property}: ${style.getPropertyValue(property)}`;
        // Elsewhere they are without effect.
        const ofTables = style.display === 'table' ? ['border-collapse', 'table-layout'] : [];
        return [name, ...[...properties, ...ofTables].map(of)].join('; ');
      });
    },
    [PROPERTIES, CONTROLS] as const,
  );
}

/** Pages with controls of these kinds. */
const PAGES = [
  { url: '/cart', ready: 'cart-page', kinds: ['button', 'a', 'h2', 'li'] },
  { url: '/checkout', ready: 'checkout', kinds: ['button', 'input', 'label', 'select'] },
  { url: '/omvormers', ready: 'product-overview', kinds: ['a', 'select', 'h2'] },
  { url: '/growatt-min-3000tl-xh', ready: 'product-reviews', kinds: ['button', 'p', 'img'] },
  { url: '/demo/quotation', ready: 'quotation', kinds: ['h1', 'table', 'th', 'td'] },
  { url: '/demo/address-form', ready: 'address-form', kinds: ['fieldset', 'legend', 'input', 'select'] },
];

for (const { url, ready, kinds } of PAGES)
  test(`${ready} looks the same under the rules of ten themes, and fits into a narrow column`, async ({
    page,
    fill,
  }) => {
    await fill(INVERTER);
    await fill(CONNECTORS);
    await page.goto(url);
    const widget = page.locator(`[data-widget="${ready}"]`).first();
    await widget.scrollIntoViewIfNeeded();
    await expect(widget).toHaveAttribute('data-widget-state', 'ready');
    await widgetsSettled(page);
    const before = await stylesOf(page);
    expect(before.map((line) => line.split('.')[0])).toEqual(expect.arrayContaining(kinds));
    await addHostileTheme(page);
    const after = await stylesOf(page);
    const changed = after.flatMap((line, at) => (line === before[at] ? [] : [differenceOf(before[at] ?? '', line)]));
    expect([...new Set(changed)]).toEqual([]);
    expect(await widestIn(page, 650)).toBeLessThanOrEqual(650);
  });

/** Adds the style sheet, with the ids and classes of its themes around the widgets. */
async function addHostileTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.id = 'page-container';
    document.body.id = 'main-content';
    document.body.classList.add('elementor-kit-7', 'entry-content', 'ast-container');
  });
  await page.route('**/hostile-theme.css', (route) =>
    route.fulfill({ path: join(top, 'tests/browser/hostile-theme.css') }),
  );
  await page.addStyleTag({ url: '/hostile-theme.css' });
}

/** How wide the widgets are in a column of this many pixels, as themes have for text. */
function widestIn(page: Page, column: number): Promise<number> {
  return page.evaluate((pixels) => {
    const main = document.querySelector('main')!;
    main.style.inlineSize = `${pixels}px`;
    main.style.padding = '0';
    const roots = [...main.querySelectorAll('.sw-root')];
    return Math.max(...roots.map((root) => root.scrollWidth));
  }, column);
}

/** The name, and the properties that differ. */
function differenceOf(before: string, after: string): string {
  const [name, ...properties] = after.split('; ');
  const [, ...others] = before.split('; ');
  return [name, ...properties.filter((property, at) => property !== others[at])].join('; ');
}
