import { callSettings } from './call-settings.ts';
import { importWithRecovery } from '../runtime/import-with-recovery.ts';
import { cookieToken, needsToken, TOKEN_SELECTOR } from './headers.ts';

const renewals = new EventTarget();

/** The page's original tokens, by tags with a renewed one. */
const originals = new WeakMap<HTMLMetaElement, string>();

/** The current CSRF token. Empty when the page has none. */
export function pageToken(): string {
  return tokenTag()?.content ?? '';
}

export function tokenTag(): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>(TOKEN_SELECTOR);
}

/** The token of the session that the page shows. The shop refuses it after that session has ended. */
export function originalToken(): string {
  const tag = tokenTag();
  return (tag && originals.get(tag)) ?? pageToken();
}

export function replaceToken(tag: HTMLMetaElement, token: string): void {
  if (token === tag.content) return;
  if (!originals.has(tag)) originals.set(tag, tag.content);
  tag.content = token;
  renewals.dispatchEvent(new Event('renewed'));
}

export function onRenewal(listener: () => void, signal: AbortSignal): void {
  renewals.addEventListener('renewed', listener, { signal });
}

/** Waits for the token of a page that has none, before a call that needs it. Undefined when there is nothing to wait for. */
export function tokenReady(method: string, path: string): Promise<unknown> | undefined {
  const { call, cookie } = callSettings().token ?? {};
  if (!call || !needsToken(method, path) || (cookie ? cookieToken() : pageToken())) return undefined;
  // Few shops need it.
  return importWithRecovery('fetch-token', () => import('./fetch-token.ts')).then(
    ({ fetchToken }) => fetchToken(call),
    () => {},
  );
}
