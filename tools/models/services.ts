import { CallFailed } from '../../shared/contract/call-failed.ts';
import { createCall, type Call } from '../../shared/http/call.ts';
import { refusalOf } from '../../shared/http/refusal.ts';
import type { Send } from '../../shared/http/reply.ts';
import type { Settings } from '../../shared/i18n/settings.ts';
import { draftOf, type Draft } from '../../shared/runtime/draft.ts';
import type { Services, SiteStorage } from '../../shared/runtime/services.ts';
import { busUntil, onPageRestore } from '../../shared/runtime/until-unmount.ts';
import { isHttpUrl } from '../../shared/rules/url.ts';
import type { ModelBus } from './bus.ts';
import { memoryPath, type PathStore } from './path.ts';
import type { Token } from './token.ts';

/** What the models of one shop share. */
export interface ShopParts {
  readonly bus: ModelBus;
  readonly send: Send;
  readonly token: Token;
  readonly settings: Settings;
  readonly storage: SiteStorage | null;
  readonly track: Services['trackEcommerce'];
}

/** What one model needs beside them. */
export interface ModelSetup {
  /** Names it in the facts and the console. */
  readonly name: string;
  /** The answer to its first call, if the page has it already. */
  readonly first?: { readonly path: string; readonly answer: unknown } | undefined;
  readonly path?: PathStore | undefined;
  /** What is typed stays in this tab until it is sent. */
  readonly hasDraft?: boolean;
  /** What the page has under this name, for the order. */
  meta?(name: string): string | null;
  /** The shop sends the shopper to this address, such as that of the payment. */
  onLeave?(url: string): void;
}

/** Whether there is a page, with its events. A server has none. */
const hasPage = typeof document !== 'undefined';

const NO_DRAFT: Draft = {
  read: () => null,
  store: () => {},
  forget: () => {},
  allowNextSession: () => false,
};

/** The services of a model without a view. They need no page. */
export function createModelServices(
  { bus, send, token, settings, storage, track }: ShopParts,
  { name, first, path = memoryPath(), hasDraft = false, meta = () => null, onLeave = () => {} }: ModelSetup,
  lifetime: AbortSignal,
): Services {
  const draft = hasDraft && hasPage ? draftOf(name, lifetime) : NO_DRAFT;
  const callShop = createCall({
    send,
    first: first && { path: first.path, answer: Promise.resolve(Response.json(first.answer)) },
    onFailure(failure) {
      console.debug(`[${name}]`, failure);
      if (failure.isExpired) draft.allowNextSession();
      const { call, status, violation } = failure;
      bus.publish('call-failed', { widget: name, call, status, violation });
    },
  });
  // A call that can be aborted is not shared with that of another shop, whose session is another one.
  const call: Call = (endpoint, ...input) => {
    const [payload, abort = endpoint.safe ? lifetime : undefined] = input as [unknown, AbortSignal?];
    return callShop(endpoint, ...([payload, abort] as unknown as typeof input));
  };

  return {
    call,
    bus: busUntil(lifetime, bus),
    settings,
    draft,
    storage: () => storage ?? localStorage,
    signal: lifetime,
    refusalOf(failure) {
      // Only a browser knows that it is offline.
      const isUnknown = failure instanceof CallFailed && failure.reason === 'network' && !hasPage;
      return isUnknown ? { is: 'went-wrong' } : refusalOf(failure, draft.allowNextSession);
    },
    locks: globalThis.navigator?.locks,
    loadUploader: () => Promise.reject(new Error('Models upload no files.')),
    trackEvent: () => {},
    trackEcommerce: track,
    page: {
      goTo(url) {
        const isPage = isHttpUrl(url);
        if (isPage) onLeave(url);
        return isPage;
      },
      reload: () => {},
      path: () => path.read(),
      hash: () => '',
      setPath: (next, how) => path.write(next, how),
      onPopState: (listener) => path.onMove(listener, lifetime),
      meta,
      onPageRestore: (listener) => hasPage && onPageRestore(listener, lifetime),
      onTokenRenewal: (listener) => token.onRenewal(listener, lifetime),
      isReloadOrHistory: () => false,
      whenVisible(callback) {
        if (!hasPage || document.visibilityState === 'visible') callback();
        else document.addEventListener('visibilitychange', callback, { once: true, signal: lifetime });
      },
      hasHandler: () => false,
      onParsed: () => {},
    },
  };
}
