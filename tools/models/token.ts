import { onRenewal, pageToken } from '../../shared/http/token.ts';
import { hasNewToken } from '../../shared/http/renew-token.ts';

/** The token that changes are sent with. */
export interface Token {
  read(): Promise<string>;
  /** Another token after the shop has refused this one; the same or an empty one where there is none. */
  renew(stale: string): Promise<string>;
  /** The shop's pages have got the token of another session. */
  onRenewal(listener: () => void, signal: AbortSignal): void;
}

/** The token itself, or what reads it. `stale` is the one that the shop has refused. */
export type TokenOption = string | ((stale?: string) => string | Promise<string>);

export function tokenFrom(option: TokenOption | undefined): Token {
  if (option !== undefined) return tokenOf(option);
  return typeof document === 'undefined' ? tokenOf('') : tokenOfPage;
}

function tokenOf(option: TokenOption): Token {
  const renewals = new EventTarget();
  const read = async (stale?: string) => (typeof option === 'string' ? option : option(stale));
  return {
    read: () => read(),
    async renew(stale) {
      const token = await read(stale);
      if (token !== stale) renewals.dispatchEvent(new Event('renewed'));
      return token;
    },
    onRenewal: (listener, signal) => renewals.addEventListener('renewed', listener, { signal }),
  };
}

/** In `<meta name="csrf-token">`, as the widgets read it. */
const tokenOfPage: Token = {
  read: async () => pageToken(),
  renew: async (stale) => ((await hasNewToken(419, stale)) ? pageToken() : stale),
  onRenewal,
};
