import { expect, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { origin } from './storybook.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const GALLERY = `${origin()}/iframe.html?id=widgets-product-gallery--addresses&viewMode=story`;
const HTML = `<div data-widget="product-gallery" data-name="Growatt MIN 3000TL-XH omvormer">
  <script type="application/json">
    {
      "images": [
        "/media/c/omvormers.svg",
        "/media/c/thuisbatterijen.svg",
        "/media/c/zonnepanelen.svg"
      ]
    }
  </script>
</div>`;

test('a developer copies the HTML of a story', async ({ page }) => {
  await page.goto(GALLERY);
  const source = page.getByRole('region', { name: 'HTML in a template' });
  await expect(source.locator('code')).toHaveText(HTML);
  await expect(page.locator('#storybook-root').getByText('data-widget')).toHaveCount(0);
  await source.getByRole('button', { name: 'Copy' }).click();
  await expect(source.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(HTML);
  // Storybook may be checking the story at the same time.
  await expect(async () => expect(await faultsOf(page, '.guide-below')).toEqual([])).toPass();
});

test('where the clipboard cannot be written to, the HTML is selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(GALLERY);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ctrl + C' })).toBeVisible();
  expect(await page.evaluate(() => getSelection()!.toString().trim())).toBe(HTML);
});

test('the guide shows the same HTML as the source of a story, and not twice', async ({ page }) => {
  await page.goto(`${origin()}/iframe.html?id=widgets-cart-page--how-to-use-it&viewMode=docs`);
  await page.getByRole('switch', { name: 'Show code' }).click();
  await expect(page.locator('pre').filter({ hasText: '<div data-widget="cart-page"></div>' })).toBeVisible();
  const story = page.frameLocator('iframe');
  await expect(story.getByRole('heading', { name: 'Winkelwagen' })).toBeVisible({ timeout: 60_000 });
  await expect(story.getByRole('button', { name: 'Copy' })).toHaveCount(0);
});

test("Storybook's own panel of code shows the same HTML", async ({ page }) => {
  await page.goto(`${origin()}/?path=/story/widgets-product-gallery--addresses`);
  await page.getByRole('tab', { name: 'Code' }).click({ timeout: 60_000 });
  await expect(page.locator('pre').filter({ hasText: '"/media/c/zonnepanelen.svg"' })).toBeVisible({ timeout: 60_000 });
});
