import type { Page } from '@playwright/test';

/** What a visitor of the demo shop did before the page that is looked at. */
export interface VisitorSession {
  post(path: string, data?: object): Promise<void>;
  signIn(email?: string): Promise<void>;
  open(path: string): Promise<unknown>;
  /** What this browser keeps from an earlier visit. */
  keep(key: string, value: unknown): Promise<unknown>;
  fillCart(...products: readonly (number | string)[]): Promise<void>;
}

export function sessionOf(page: Page): VisitorSession {
  async function post(path: string, data: object = {}) {
    const html = await (await page.request.get('/login')).text();
    // A visitor who is signed in is sent on from the login, to a page that has the token too.
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
