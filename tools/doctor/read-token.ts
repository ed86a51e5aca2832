import type { Client } from './client.ts';
import { callSettingsOf, metaOf, recordIn, urlOf, type Page } from './page.ts';

/** The CSRF token of the page; where it has none, that of the call in its settings. Null without either. */
export async function readToken(page: Page, client: Client): Promise<string | null> {
  const printed = metaOf(page, 'csrf-token');
  const { call } = callSettingsOf(page).token ?? {};
  const url = call && urlOf(call, page.base);
  if (printed || !url || !client.canRead(url)) return printed;
  try {
    const { text } = await client.request(url, { headers: { Accept: 'application/json' } });
    const token = recordIn(text)?.['token'];
    return typeof token === 'string' ? token : null;
  } catch {
    // The calls of the page then say that the shop refuses them.
    return null;
  }
}
