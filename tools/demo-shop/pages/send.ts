import type { ShopContext } from '../context.ts';
import { withoutDeleted } from './deleted-widgets.ts';
import { layout, type Page } from './layout.ts';
import type { Visit } from './visit.ts';

const VIDEOS = 'https://www.youtube-nocookie.com https://player.vimeo.com';
const WALLET = 'https://pay.google.com';

/**
 * Allows no inline code, no foreign hosts except video players and a wallet, and no markup from scripts except through
 * the named policy.
 */
export function policyOf({ checkoutToken, contentDomain = '' }: Pick<Page, 'checkoutToken' | 'contentDomain'>): string {
  const isCheckout = checkoutToken !== undefined;
  return [
    "default-src 'self'",
    `script-src 'self'${isCheckout ? ` ${WALLET}` : ''}`,
    "style-src 'self'",
    `connect-src 'self' ${contentDomain}${isCheckout ? ` ${WALLET} https://google.com/pay` : ''}`,
    `frame-src ${VIDEOS}${isCheckout ? ` ${WALLET}` : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types shop-widgets',
  ].join('; ');
}

/** `no-cache` revalidates each time and still lets Back show the page as it was; `no-store` does not. */
export async function send(
  context: ShopContext,
  visit: Visit,
  page: Page,
  status: 200 | 404 | 422 | 429 = 200,
): Promise<Response> {
  const html = withoutDeleted(String(await layout(visit, page)), page.hasMistakes ? String(await page.body) : '');
  return context.html(html, status, {
    'Content-Security-Policy': policyOf(page),
    'Content-Language': visit.locale,
    'Cache-Control': 'no-cache',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Cookie',
  });
}
