import type { Locator } from '@playwright/test';
import { field, next, openCheckout, toShipping, typeAddress } from './checkout.ts';
import { CONNECTORS, expect, INVERTER, test, widgetsSettled } from './shop.ts';
import { spaceText } from './text-spacing.ts';

/** The words whose last one or two letters are on a line of their own. This browser may have no dictionary to hyphenate. */
function brokenWords(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) => {
    const range = document.createRange();
    const topOf = (node: Node, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().top;
    };
    const visible = elements.filter((element) => element.checkVisibility());
    return visible.flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node instanceof Text)
        .flatMap((node) =>
          [...node.data.matchAll(/\p{L}{4,}/gu)]
            .filter(
              ({ 0: word, index }) => topOf(node, index + word.length - 1) > topOf(node, index + word.length - 3) + 2,
            )
            .map(([word]) => word),
        ),
    );
  });
}

const LABELS =
  '.sw-quotation__term, .sw-product-specs__name, .sw-compare-page__name, .sw-steps__name > span:last-child';

for (const language of ['nl', 'de'])
  test(`no label loses its last letter at 320 px, with and without text spacing (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() => localStorage.setItem('compare', '[{"id":4711,"type":"product"}]'));
    for (const path of ['/demo/quotation', '/demo/product-specs', '/demo/return-solution-wizard', '/compare']) {
      await page.goto(`${path}?lang=${language}`);
      await widgetsSettled(page);
      await expect(page.locator(LABELS).first()).toBeVisible();
      expect(await brokenWords(page.locator(LABELS)), path).toEqual([]);
      await spaceText(page);
      expect(await brokenWords(page.locator(LABELS)), `${path}, spaced`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  });

/** Expects that no name of a step touches another one. */
async function expectApart(steps: Locator): Promise<void> {
  const boxes = await steps.evaluateAll((names) =>
    names.map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  expect(boxes.length).toBeGreaterThan(1);
  for (const [at, box] of boxes.entries())
    for (const later of boxes.slice(at + 1))
      expect(
        box.right <= later.left || later.right <= box.left || box.bottom <= later.top || later.bottom <= box.top,
        JSON.stringify([box, later]),
      ).toBe(true);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(320);
}

test('names of steps do not overlap with text spacing at 320 px', async ({ page, fill }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const names = page.locator('.sw-steps__name > span:last-child');
  for (const language of ['nl', 'de', 'en']) {
    await page.goto(`/demo/return-solution-wizard?lang=${language}`);
    await expect(names.first()).toBeVisible();
    await spaceText(page);
    await expectApart(names);
  }
  await fill(CONNECTORS, 1);
  const checkout = await openCheckout(page, '/checkout?lang=de');
  await field(checkout, 'country').selectOption('nl');
  await typeAddress(checkout);
  await spaceText(page);
  await expectApart(names);
  expect(await brokenWords(names)).toEqual([]);
});

for (const width of [320, 360])
  test(`a postcode and a city with their check marks are whole with text spacing at ${width} px`, async ({
    page,
    fill,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await fill(CONNECTORS, 1);
    const checkout = await openCheckout(page);
    await typeAddress(checkout);
    // Another field is refused, and these are marked as valid.
    await field(checkout, 'email').fill('niemand');
    await next(checkout).click();
    await expect(field(checkout, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expect(checkout.locator('.sw-field--valid:has([name="zip_code"])')).toBeVisible();
    await spaceText(page);
    for (const name of ['zip_code', 'city', 'house_number'])
      expect(
        await field(checkout, name).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        name,
      ).toBeLessThanOrEqual(0);
    await expectFieldsApart(checkout.locator('.sw-field:visible'));
  });

/** Expects that each field is as high as its parts, and starts below or beside the others. */
async function expectFieldsApart(fields: Locator): Promise<void> {
  const boxes = await fields.evaluateAll((all) =>
    all.flatMap((element) =>
      [...element.children].map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return { text: part.textContent, left, right, top, bottom };
      }),
    ),
  );
  expect(boxes.length).toBeGreaterThan(10);
  const overlaps = boxes.flatMap((box, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (later) =>
          Math.min(box.right, later.right) - Math.max(box.left, later.left) > 1 &&
          Math.min(box.bottom, later.bottom) - Math.max(box.top, later.top) > 1,
      )
      .map((later) => [box, later]),
  );
  expect(overlaps).toEqual([]);
}

test('the focus ring of a date goes around its circle, without touching it or the next line', async ({
  page,
  fill,
}) => {
  await fill(INVERTER, 1);
  const checkout = await openCheckout(page);
  await toShipping(checkout);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const date = checkout.locator('.sw-choice .sw-choice input[type=radio]').first();
    await date.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    const room = await date.evaluate((circle) => {
      const choice = circle.closest('.sw-choice')!;
      const { outlineStyle, outlineOffset } = getComputedStyle(choice);
      const [ring, shape] = [choice.getBoundingClientRect(), circle.getBoundingClientRect()];
      const offset = parseFloat(outlineOffset);
      return { outlineStyle, left: shape.left - ring.left + offset, top: shape.top - ring.top + offset };
    });
    expect(room.outlineStyle).toBe('solid');
    expect(Math.min(room.left, room.top), `${width}`).toBeGreaterThanOrEqual(2);
  }
});
