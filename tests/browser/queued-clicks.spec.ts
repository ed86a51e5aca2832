import { expect, test } from './shop.ts';

test.beforeEach(async ({ page }) => {
  // The loader has loaded, and the engine is delayed.
  await page.route(/\/widgets\/engine-/, async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
});

const popup = 'Toegevoegd aan je winkelwagen!';
const detail = { type: 'product', id: 512, qty: 1, goToCart: false, has_tax_exemption: false };

test('a command of the page before the engine has loaded is queued', async ({ page }) => {
  await page.goto('/omvormers');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.evaluate((data) => document.dispatchEvent(new CustomEvent('shop:add-to-cart', { detail: data })), detail);
  await expect(page.getByRole('dialog', { name: popup })).toBeVisible();
  expect(sent.filter((path) => path === '/cart/add')).toHaveLength(1);
});

test('a call of the page’s API before the engine has loaded is queued', async ({ page }) => {
  await page.goto('/omvormers');
  await page.evaluate((data) => {
    const { shopWidgets } = window as unknown as { shopWidgets: { emit(name: string, detail: unknown): void } };
    shopWidgets.emit('add-to-cart', data);
  }, detail);
  await expect(page.getByRole('dialog', { name: popup })).toBeVisible();
});

test('a click on a buy button before the engine has loaded is queued, and submits no form', async ({ page }) => {
  await page.goto('/mc4-set');
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(page.getByRole('dialog', { name: popup })).toBeVisible();
  await expect(page).toHaveURL(/\/mc4-set$/);
});

test('a buy form buys its quantity, whatever its fields are called', async ({ page }) => {
  await page.route('**/mc4-set', async (route) => {
    const answer = await route.fetch();
    const named = ['elements', 'action', 'submit', 'id', 'name'].map((name) => `<input type="hidden" name="${name}">`);
    const body = (await answer.text()).replaceAll(/<form[^>]*\/cart\/add[^>]*>/g, (form) => form + named.join(''));
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/mc4-set');
  await expect(page.locator('form [name="elements"]').first()).toBeAttached();
  const requested = page.waitForRequest('**/cart/add');
  await page.getByRole('spinbutton', { name: 'Aantal' }).first().fill('3');
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
  expect((await requested).postDataJSON()).toMatchObject({ qty: 3 });
  await expect(page.getByRole('dialog', { name: popup })).toBeVisible();
});

test('a click before the engine has loaded buys the product of that moment', async ({ page }) => {
  await page.goto('/mc4-set');
  const requested = page.waitForRequest('**/cart/add');
  const button = page.locator('button[data-widget="add-to-cart"]').first();
  const id = await button.getAttribute('data-id');
  await button.click();
  await button.evaluate((element) => (element.dataset['id'] = '4711'));
  expect((await requested).postDataJSON()).toMatchObject({ id });
  await expect(button).toHaveAttribute('data-id', '4711');
  await page.getByRole('dialog', { name: popup }).getByRole('button', { name: 'Sluiten' }).first().click();
  const again = page.waitForRequest('**/cart/add');
  await button.click();
  expect((await again).postDataJSON()).toMatchObject({ id: '4711' });
});
