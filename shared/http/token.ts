/** Where the page's token stands, which proves to the shop that a call comes from its page. */
export const TOKEN = 'meta[name="csrf-token"]';

const renewals = new EventTarget();

/** The tokens with which the page came, by the tags in which another one has taken their place. */
const originals = new WeakMap<HTMLMetaElement, string>();

/** The token that stands in the page now; empty when there is none. */
export function pageToken(): string {
  return tokenTag()?.content ?? '';
}

export function tokenTag(): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>(TOKEN);
}

/** The token of the session that the page shows; the shop refuses it when that session has ended. */
export function originalToken(): string {
  const tag = tokenTag();
  return (tag && originals.get(tag)) ?? pageToken();
}

/** Writes another token into the page. */
export function replaceToken(tag: HTMLMetaElement, token: string): void {
  if (token === tag.content) return;
  if (!originals.has(tag)) originals.set(tag, tag.content);
  tag.content = token;
  renewals.dispatchEvent(new Event('renewed'));
}

/** Acts after the page's token was replaced. */
export function onRenewal(act: () => void, signal: AbortSignal): void {
  renewals.addEventListener('renewed', act, { signal });
}

/** Whether calls of this method to this address carry the token: other origins never get it. */
export function carriesToken(method: string, path: string): boolean {
  return method.toLowerCase() !== 'get' && new URL(path, location.href).origin === location.origin;
}
