/** How the catalogue came by a session of the shop: it is in one, or it is not, for a reason. */
export type Joined = { readonly is: 'joined' } | { readonly is: 'away'; readonly status: number | null };

/** What the shop's pages say in their head: the token of the session, and that of an order. */
const TOKENS = ['csrf-token', 'ct'];

/**
 * A page of files has no session of its own. It asks for the shop's home page, as a visitor would, and takes over what
 * widgets need from its head: the token, and the shop's settings.
 */
export async function joinShop(): Promise<Joined> {
  if (document.querySelector('meta[name="csrf-token"]')) return { is: 'joined' };
  const home = await readHome();
  if (home.page === null) return { is: 'away', status: home.status };
  for (const name of TOKENS) {
    const token = home.page.querySelector(`meta[name="${name}"]`);
    if (token) document.head.append(document.adoptNode(token));
  }
  // The loader reads them where a page has no script of settings.
  window.shopSettings = settingsIn(home.page);
  const isJoined = document.querySelector('meta[name="csrf-token"]') !== null;
  return isJoined ? { is: 'joined' } : { is: 'away', status: 200 };
}

/** Widgets speak the language of the page from their next start on. */
export function speakIn(locale: string): void {
  document.documentElement.lang = locale;
}

interface Home {
  readonly page: Document | null;
  /** Null when no answer came. */
  readonly status: number | null;
}

/** Only this way does a browser read a page that is not shown without the leave that trusted types ask for. */
function readHome(): Promise<Home> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', '/');
    request.responseType = 'document';
    request.addEventListener('load', () => {
      const { status, responseXML } = request;
      resolve({ page: status === 200 ? responseXML : null, status });
    });
    request.addEventListener('error', () => resolve({ page: null, status: null }));
    request.send();
  });
}

/** All settings but the language, which is for the editor to choose. */
function settingsIn(page: Document): object {
  try {
    const found = JSON.parse(page.querySelector('[data-shop-settings]')?.textContent ?? '{}') as object | null;
    return { ...found, locale: undefined };
  } catch {
    return {};
  }
}
