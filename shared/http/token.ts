import { TOKEN_SELECTOR } from './headers.ts';

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
