import { html } from 'hono/html';
import type { ShopContext } from './context.ts';

/** Explains a refused form, with a link to continue. */
export function plainPage(context: ShopContext, message: string, status: 419 | 429): Response | Promise<Response> {
  const locale = context.get('session')?.locale ?? 'nl';
  const page = html`<!doctype html>
    <html lang="${locale}">
      <title>${status}</title>
      <p>${message}</p>
      <p><a href="/cart">/cart</a></p>
    </html>`;
  return context.html(page, status as 400);
}
