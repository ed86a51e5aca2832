import type { Page } from '@playwright/test';
import type { ToolResult } from '../../loader/engine/model-context.ts';
import { openPageWith } from './open-page-with.ts';
import { expect, price, test } from './shop.ts';

const LINE = 'product-4711';
const CART_TOOLS = ['add-to-cart', 'cart-change', 'cart-get', 'cart-open', 'cart-remove', 'discount-apply'];

/** What an agent of the browser uses. Chromium returns some of it as JSON. */
interface Agent {
  getTools(): Promise<{ name: string; description: string; inputSchema: string | object; annotations?: object }[]>;
  executeTool(tool: object, input: object): Promise<string | ToolResult>;
}

// The origin trial without its token.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-blink-features=WebMCP'] });
  },
});

/** Pages at this path have the setting `agents`. */
async function setAgents(page: Page, path: string, agents: unknown): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const answer = await route.fetch({ maxRetries: 2 });
    const settings = `$1"agents":${JSON.stringify(agents)},`;
    const body = (await answer.text()).replace(/(data-shop-settings>\s*\{)/, settings);
    await route.fulfill({ response: answer, body });
  });
}

async function openFor(page: Page, path: string): Promise<void> {
  await setAgents(page, path, true);
  await page.goto(path);
}

const toolNames = (page: Page) =>
  page.evaluate(async () => {
    const tools = await (document as unknown as { modelContext: Agent }).modelContext.getTools();
    return tools.map(({ name }) => name).sort();
  });

/** What an agent gets for a call. */
async function callTool(page: Page, tool: string, input: object = {}): Promise<{ isError: boolean; answer: unknown }> {
  await expect.poll(() => toolNames(page)).toContain(tool);
  const result = await page.evaluate(
    async ([wanted, values]) => {
      const { modelContext } = document as unknown as { modelContext: Agent };
      const tools = await modelContext.getTools();
      return modelContext.executeTool(
        tools.find(({ name }) => name === wanted)!,
        values,
      );
    },
    [tool, input] as const,
  );
  const { isError, content } = (typeof result === 'string' ? JSON.parse(result) : result) as ToolResult;
  expect(content).toHaveLength(1);
  return { isError, answer: JSON.parse(content[0].text) as unknown };
}

test('an agent changes the cart, and the shopper sees it in the cart and in the badge', async ({ page, fill }) => {
  await fill(4711);
  await openFor(page, '/cart');
  await expect(page.locator('[data-widget=cart-page]')).toHaveAttribute('data-widget-state', 'ready');
  const { answer } = await callTool(page, 'cart-get');
  expect(answer).toMatchObject({ lines: [{ id: LINE, quantity: 1, price: 64_900 }, { isGift: true }] });
  expect(await callTool(page, 'cart-change', { line: LINE, quantity: 3 })).toMatchObject({
    isError: false,
    answer: { count: 4, lines: [{ id: LINE, quantity: 3 }, {}] },
  });
  await expect(page.locator('[data-widget=cart-page]')).toContainText(price('€ 1.947,-'));
  await expect(page.locator('[data-widget=cart-badge]').first()).toContainText('4');
  expect(await callTool(page, 'cart-remove', { line: LINE })).toMatchObject({ isError: false, answer: { count: 0 } });
  await expect(page.getByRole('button', { name: /^Ongedaan maken/ })).toBeVisible();
});

test('a refusal is an error with the words of the shop', async ({ page, fill }) => {
  await fill(4711);
  await openFor(page, '/cart');
  expect(await callTool(page, 'discount-apply', { code: 'NIETS' })).toMatchObject({
    isError: true,
    answer: { isAccepted: false, message: 'Deze code is niet geldig.' },
  });
  expect(await callTool(page, 'discount-apply', { code: 'ZON10' })).toMatchObject({
    isError: false,
    answer: { isAccepted: true, cart: { discounts: [{ name: 'ZON10' }] } },
  });
  expect(await callTool(page, 'cart-change', { line: LINE, quantity: 0 })).toEqual({
    isError: true,
    answer: { reason: 'refused', status: null, messages: { quantity: ['a whole number from 1'] } },
  });
  expect(await callTool(page, 'add-to-cart', { type: 'product', id: 4711, qty: 100_000 })).toMatchObject({
    isError: true,
    answer: { reason: 'refused', status: 422, messages: { qty: [expect.stringContaining('voorraad')] } },
  });
});

test('the tools are the commands of the cart, and that of the list where the page has one', async ({ page }) => {
  const bodies: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/cart/add') && bodies.push(request.postDataJSON()));
  await openFor(page, '/omvormers');
  await expect.poll(() => toolNames(page)).toEqual([...CART_TOOLS, 'list-filter']);
  expect(await callTool(page, 'list-filter', { brand: 'growatt' })).toMatchObject({
    isError: false,
    answer: { count: expect.any(Number), path: '/omvormers/brand:growatt' },
  });
  expect(await callTool(page, 'list-filter', { brand: 'niemand' })).toMatchObject({
    isError: true,
    answer: { reason: 'refused' },
  });
  const added = await callTool(page, 'add-to-cart', { type: 'product', id: 512, qty: 2, email: 'sanne@example.nl' });
  expect(added).toMatchObject({ isError: false, answer: { count: 2 } });
  expect(bodies).toEqual([{ type: 'product', id: 512, qty: 2 }]);
  await page.locator('[data-widget=product-overview]').evaluate((list) => list.remove());
  expect(await callTool(page, 'list-filter', {})).toMatchObject({ isError: true, answer: { reason: 'unhandled' } });
  await expect.poll(() => toolNames(page)).toEqual(CART_TOOLS);
});

test('an agent shows the cart, and the tools are there on its page', async ({ page, fill }) => {
  await fill(4711);
  await setAgents(page, '/cart', 1);
  await openFor(page, '/');
  await callTool(page, 'cart-get');
  const { href: url } = new URL('/cart', page.url());
  expect(await callTool(page, 'cart-open')).toEqual({ isError: false, answer: { where: 'address', url } });
  await expect(page).toHaveURL(url);
  expect(await callTool(page, 'cart-open')).toMatchObject({ answer: { where: 'page' } });
});

for (const agents of [undefined, false, 'false', '0'])
  test(`with the setting ${JSON.stringify(agents)}, an agent gets no tools`, async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await openPageWith(page, '', agents === undefined ? {} : { settings: { agents } });
    await page.waitForFunction(() => 'send' in (window.shopWidgets ?? {}));
    await page.waitForLoadState('networkidle');
    expect(await toolNames(page)).toEqual([]);
    expect(files.filter((path) => path.includes('page-tools'))).toEqual([]);
  });
