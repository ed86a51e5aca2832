import type { Page } from '@playwright/test';

/** Prepares the session of a visitor of the demo shop before the tested page opens. */
export interface VisitorSession {
  post(path: string, data?: object): Promise<void>;
  signIn(email?: string): Promise<void>;
  open(path: string): Promise<unknown>;
  /** Stores a value in `localStorage`, as an earlier visit does. */
  keep(key: string, value: unknown): Promise<unknown>;
  fillCart(...products: readonly (number | string)[]): Promise<void>;
}

export function sessionOf(page: Page): VisitorSession {
  async function post(path: string, data: object = {}) {
    const html = await (await page.request.get('/login')).text();
    // For a signed-in visitor it redirects to another page, which has the token too.
    const token = /name="csrf-token" content="([^"]+)"/.exec(html)![1]!;
    const answer = await page.request.post(path, { headers: { 'X-CSRF-TOKEN': token }, data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  }
  return {
    post,
    signIn: (email = 'sanne@example.nl') => post('/login', { email, password: 'zonneschijn' }),
    open: (path) => page.request.get(path),
    keep: (key, value) =>
      page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(value)] as const),
    async fillCart(...products) {
      for (const id of products) await post('/cart/add', { type: 'product', id, qty: 1 });
    },
  };
}

/** Signs in a customer of the demo shop, by default one with orders, addresses and credits. */
export async function signIn(page: Page, email?: string): Promise<void> {
  await sessionOf(page).signIn(email);
}
