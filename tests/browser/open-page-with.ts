import type { Page } from '@playwright/test';

interface PageOptions {
  /** Further settings of the page, such as the host of its content. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Without the content security policy of the shop. */
  readonly isUnguarded?: boolean;
  /** Hosts that the page may request, in addition to the shop. */
  readonly connect?: string;
  readonly lang?: string;
}

/** Opens a page of the shop with only this HTML in its main part. */
export async function openPageWith(
  page: Page,
  html: string,
  { settings, isUnguarded, connect, lang = 'nl' }: PageOptions = {},
) {
  await page.route('**/place', async (route) => {
    // The shop may close an idle connection at the moment of the request.
    const url = new URL(`/demo?lang=${lang}`, route.request().url()).href;
    const answer = await route.fetch({ url, maxRetries: 2 });
    const { 'content-security-policy': policy = '', ...headers } = answer.headers();
    const body = (await answer.text())
      .replace(/<main[\s\S]*<\/main>/, () => `<main id="content"><h1>Plaats</h1>${html}</main>`)
      .replace(/(data-shop-settings>\s*)(\{[\s\S]*?\})(\s*<)/, (_, start: string, json: string, end: string) =>
        [start, JSON.stringify({ ...(JSON.parse(json) as object), ...settings }).replaceAll('<', '\\u003c'), end].join(
          '',
        ),
      );
    const guard = isUnguarded
      ? {}
      : { 'content-security-policy': policy.replace("connect-src 'self'", `connect-src 'self' ${connect ?? ''}`) };
    await route.fulfill({ status: 200, headers: { ...headers, ...guard }, body });
  });
  await page.goto('/place');
}

/** Escapes text for an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
