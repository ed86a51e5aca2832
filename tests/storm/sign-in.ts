import type { Page } from '@playwright/test';

/** Signs a customer of the demo shop in, who has orders, addresses and credits. */
export async function signIn(page: Page): Promise<void> {
  const html = await (await page.request.get('/login')).text();
  const token = /name="csrf-token" content="([^"]+)"/.exec(html)![1]!;
  const data = { email: 'sanne@example.nl', password: 'zonneschijn' };
  await page.request.post('/login', { headers: { 'X-CSRF-TOKEN': token }, data });
}
