import { LOCALES } from '../../shared/i18n/languages.ts';
import { accountCalls, Guest } from './account-calls.ts';
import { cartCalls } from './cart-calls.ts';
import type { CallContext, ShopCall } from './call.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { listCalls, NotThere } from './list-calls.ts';
import type { Cart, Locale } from './model.ts';
import { Invalid, Refusal } from './refusal.ts';
import { answerJson, readJson, Unfit } from './requests.ts';
import { suggestCall, suggestions } from './search-call.ts';
import { cookieOf, createQueue, isSame, LIFETIME, newSession, randomKey, storeInMemory } from './sessions.ts';
import type { SessionStore, StoredSession } from './sessions.ts';
import type { Shop, ShopFunction, ShopPages } from './shop.ts';

/** The modules of `eiland/adapter`. */
export type * from './model.ts';
export type { Attempt, GuaranteeNotice, Product, Reminder, Session, Shop, ShopPages } from './shop.ts';
export { type Reason, Refusal } from './refusal.ts';
export { type SessionStore, storeInMemory } from './sessions.ts';

export interface ShopCallsOptions {
  /** What stands before the path of every call, such as `/shop`; the page's setting `base`. */
  readonly base?: string;
  /** In the memory of this process by default. */
  readonly store?: SessionStore;
  /** `eiland_session` by default. */
  readonly cookie?: string;
  /** Of visitors whose browser has none of the three; `nl` by default. */
  readonly locale?: Locale;
  /** Pages that the checkout links to, and the notice above the order button. */
  readonly pages?: ShopPages;
  /** What a function of the shop threw. It is written to the console by default. */
  readonly onError?: (error: unknown, call: string) => void;
}

/** A page that the shop prints. */
export interface OpenPage {
  /** For `<meta name="csrf-token">`. */
  readonly token: string;
  /** Add them to the page's response. */
  readonly headers: Headers;
}

export interface ShopCalls {
  /** Answers a call of a widget; null for another path, which the shop answers itself. */
  fetch(request: Request): Promise<Response | null>;
  /** Finds or opens the visitor's session. The language of the page becomes that of messages. */
  openPage(request: Request, locale?: Locale): Promise<OpenPage>;
  /** Calls that answer 404, with the functions that they need: `/discounts/apply: applyCode`. */
  readonly leftOut: readonly string[];
}

const CALLS: readonly ShopCall[] = [...cartCalls, ...listCalls, ...checkoutCalls, ...accountCalls];
const TOKEN_PATH = '/token';
/** What a shopper types is searched for by many: caches may answer it for a minute. */
const SHARED = 'public, max-age=60';
const NO_CART: Cart = { lines: [], shipping: null, taxes: [], reductions: [], total: 0 };

/** Answers the calls of the widgets with the functions of a shop. */
export function createShopCalls<Data extends object>(shop: Shop<Data>, options: ShopCallsOptions = {}): ShopCalls {
  const { base = '', store = storeInMemory(), cookie = 'eiland_session', locale: usual = 'nl', pages = {} } = options;
  const onError = options.onError ?? ((error, name) => console.error(name, error));
  const inTurn = createQueue();
  const has = (name: ShopFunction) => shop[name] !== undefined;

  async function stored(request: Request): Promise<StoredSession | undefined> {
    const text = await store.read(cookieOf(request, cookie) || '-');
    return text ? (JSON.parse(text) as StoredSession) : undefined;
  }

  const keep = (session: StoredSession) => store.write(session.id, JSON.stringify(session), LIFETIME);

  function cookies({ id, token }: StoredSession, request: Request): Headers {
    const attributes = `Path=/; SameSite=Lax; Max-Age=${LIFETIME}${request.url.startsWith('https:') ? '; Secure' : ''}`;
    const headers = new Headers({ 'Cache-Control': 'no-store' });
    headers.append('Set-Cookie', `${cookie}=${id}; HttpOnly; ${attributes}`);
    // Widgets send it back, so that a page that was printed earlier goes on after signing in.
    headers.append('Set-Cookie', `XSRF-TOKEN=${token}; ${attributes}`);
    return headers;
  }

  async function openPage(request: Request, locale?: Locale): Promise<OpenPage> {
    const known = await stored(request);
    const session = { ...(known ?? newSession(localeOf(request, usual))) };
    if (locale) session.locale = locale;
    await keep(session);
    return { token: session.token, headers: cookies(session, request) };
  }

  async function answer(request: Request, match: Match): Promise<Response> {
    const session = await stored(request);
    if (!session || !carriesToken(request, session)) {
      const { headers } = session ? { headers: undefined } : await openPage(request);
      return answerJson({ message: 'CSRF token mismatch.' }, 419, headers);
    }
    let isRenewed = false;
    const own = { locale: session.locale, data: session.data };
    const body = await readJson(request);
    const context = {
      shop,
      session: own,
      stored: session,
      body,
      parts: match.parts,
      query: new URL(request.url).searchParams,
      has,
      pages,
      readCart: async () => (await shop.readCart!(own)) ?? NO_CART,
      renew: () => (isRenewed = true),
      save,
    };
    try {
      return answerJson(
        await match.call.handle(context as unknown as CallContext),
        200,
        isRenewed ? renewed() : undefined,
      );
    } finally {
      await save();
    }

    async function save(): Promise<void> {
      session!.data = own.data;
      await keep(session!);
    }

    function renewed(): Headers {
      const old = session!.id;
      Object.assign(session!, { id: randomKey(), token: randomKey() });
      void store.remove(old);
      return cookies(session!, request);
    }
  }

  async function answerSuggestions(query: URLSearchParams): Promise<Response> {
    if (!suggestCall.needs.every(has)) return answerJson({ message: 'Not found.' }, 404);
    const body = await suggestions(shop as Required<Shop<Data>>, query, usual);
    return answerJson(body, 200, new Headers({ 'Cache-Control': SHARED }));
  }

  async function respond(request: Request): Promise<Response | null> {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith(`${base}/`)) return null;
    const path = pathname.slice(base.length);
    if (path === TOKEN_PATH && request.method === 'GET') {
      const { token, headers } = await openPage(request);
      return answerJson({ token }, 200, headers);
    }
    if (path === suggestCall.path && request.method === 'GET')
      return answerSuggestions(searchParams).catch((error: unknown) => failed(error, request, path));
    // `/checkout/payment` is a page as well.
    const match = ['GET', 'HEAD'].includes(request.method) ? undefined : matchOf(path);
    if (!match) return null;
    if (match.call.method !== request.method)
      return answerJson({ message: 'Method Not Allowed' }, 405, new Headers({ Allow: match.call.method }));
    if (!match.call.needs.every(has)) return answerJson({ message: 'Not found.' }, 404);
    const key = cookieOf(request, cookie) ?? randomKey();
    return inTurn(key, () => answer(request, match).catch((error: unknown) => failed(error, request, path)));
  }

  async function failed(error: unknown, request: Request, path: string): Promise<Response> {
    const { locale } = (await stored(request)) ?? { locale: usual };
    const errors = errorsIn(error, locale);
    if (errors) return answerJson({ message: Object.values(errors)[0]?.[0] ?? '', errors }, 422);
    if (error instanceof Unfit) return answerJson({ message: error.message }, error.status);
    if (error instanceof Guest) return answerJson({ message: 'Unauthenticated.' }, 401);
    if (error instanceof NotThere) return answerJson({ message: 'Not found.' }, 404);
    onError(error, path);
    return answerJson({ message: 'Server Error' }, 500);
  }

  const leftOut = [...CALLS, suggestCall].flatMap(({ path, needs }) => {
    const missing = needs.filter((name) => !has(name));
    return missing.length > 0 ? [`${path}: ${missing.join(', ')}`] : [];
  });
  return { fetch: respond, openPage, leftOut };
}

interface Match {
  readonly call: ShopCall;
  readonly parts: readonly string[];
}

function matchOf(path: string): Match | undefined {
  for (const call of CALLS) {
    const [before, after] = call.path.split('{id}');
    if (after === undefined ? path === call.path : path.startsWith(before!) && path.endsWith(after))
      return { call, parts: after === undefined ? [] : [path.slice(before!.length, -after.length)] };
  }
  return undefined;
}

function carriesToken(request: Request, { token }: StoredSession): boolean {
  return isSame(request.headers.get('x-csrf-token'), token) || isSame(request.headers.get('x-xsrf-token'), token);
}

function errorsIn(error: unknown, locale: Locale): Readonly<Record<string, readonly string[]>> | undefined {
  if (error instanceof Refusal) return { [error.field]: [error.messageIn(locale)] };
  return error instanceof Invalid ? error.errors : undefined;
}

function localeOf(request: Request, usual: Locale): Locale {
  const wanted = (request.headers.get('accept-language') ?? '').split(',').map((entry) => entry.trim().slice(0, 2));
  return wanted.map((tag) => LOCALES.find((locale) => locale === tag)).find((locale) => locale !== undefined) ?? usual;
}
