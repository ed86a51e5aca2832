import { html } from 'hono/html';
import type { ShopContext } from './context.ts';

/** Explains a refused form, or a page that fails, with a link to continue. */
export function plainPage(
  context: ShopContext,
  message: string,
  status: 419 | 429 | 500,
): Response | Promise<Response> {
  const locale = context.get('session')?.locale ?? 'nl';
  // A page that has failed may answer now; a form is not sent again.
  const isPage = status === 500 && context.req.method === 'GET';
  const { pathname, search } = new URL(context.req.url);
  const link = isPage ? pathname.replace(/^\/+/, '/') + search : '/cart';
  const page = html`<!doctype html>
    <html lang="${locale}">
      <title>${status}</title>
      <p>${message}</p>
      <p><a href="${link}">${link}</a></p>
    </html>`;
  return context.html(page, status as 400);
}
