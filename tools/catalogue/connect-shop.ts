/** Whether the catalogue has a session of the shop, and otherwise the status of its answer. */
export type ShopConnection =
  | { readonly is: 'connected' }
  | { readonly is: 'unreachable'; readonly status: number | null };

/** Meta tags of the shop: the CSRF token, and the token of an order. */
const TOKENS = ['csrf-token', 'ct'];

/**
 * A static page has no session. It loads the shop's home page, as a visitor does, and copies what widgets need: the tokens
 * and the settings.
 */
export async function connectShop(): Promise<ShopConnection> {
  if (document.querySelector('meta[name="csrf-token"]')) return { is: 'connected' };
  const home = await readHome();
  if (home.page === null) return { is: 'unreachable', status: home.status };
  for (const name of TOKENS) {
    const token = home.page.querySelector(`meta[name="${name}"]`);
    if (token) document.head.append(document.adoptNode(token));
  }
  // The loader reads them if the page has no settings script.
  window.shopSettings = settingsIn(home.page);
  const isConnected = document.querySelector('meta[name="csrf-token"]') !== null;
  return isConnected ? { is: 'connected' } : { is: 'unreachable', status: 200 };
}

/** Widgets use the language of the page when they start. */
export function setPageLanguage(locale: string): void {
  document.documentElement.lang = locale;
}

interface Home {
  readonly page: Document | null;
  /** Null when no answer came. */
  readonly status: number | null;
}

/** Milliseconds to wait for the home page. Meanwhile the catalogue shows nothing else. */
const REQUEST_TIMEOUT_MS = 10_000;

/** `XMLHttpRequest` parses HTML without a Trusted Types policy. */
function readHome(): Promise<Home> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', '/');
    request.responseType = 'document';
    request.timeout = REQUEST_TIMEOUT_MS;
    request.addEventListener('load', () => {
      const { status, responseXML } = request;
      resolve({ page: status === 200 ? responseXML : null, status });
    });
    for (const failure of ['error', 'timeout'])
      request.addEventListener(failure, () => resolve({ page: null, status: null }));
    request.send();
  });
}

/** All settings except the language, which the editor chooses. */
function settingsIn(page: Document): object {
  try {
    const settings = JSON.parse(page.querySelector('script[data-shop-settings]')?.textContent ?? '{}') as object | null;
    return { ...settings, locale: undefined };
  } catch {
    return {};
  }
}
