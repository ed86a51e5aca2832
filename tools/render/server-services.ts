import { CallFailed } from '../../shared/contract/call-failed.ts';
import { setCurrency } from '../../shared/contract/minor-units.ts';
import type { Bus } from '../../shared/bus/bus.ts';
import { createCall } from '../../shared/http/call.ts';
import { refusalOf } from '../../shared/http/refusal.ts';
import type { Settings } from '../../shared/i18n/settings.ts';
import type { FirstCall } from '../../shared/runtime/host.ts';
import type { Page, Services } from '../../shared/runtime/services.ts';

/** What the models of a page on a server know of it. */
export interface ServerPage {
  /** The address of the page. */
  readonly url: URL;
  readonly settings: Settings;
  /** The JSON of the first answer. */
  readonly initial?: string | undefined;
  /** Whether a widget of the page handles a command. */
  hasHandler(command: string): boolean;
}

const ignore = () => {};
const never = () => new Promise<never>(ignore);

/**
 * The services of a model that draws one frame: it gets its first answer, and everything else of a page is not there. A
 * further call fails, so a frame shows nothing that the page has no data for.
 */
export function createServerServices(
  page: ServerPage,
  firstCall: FirstCall | undefined,
  signal: AbortSignal,
): Services & { hasAskedStorage(): boolean } {
  const { initial, settings } = page;
  setCurrency(settings.currency.code);
  let hasAskedStorage = false;
  const first = initial !== undefined && firstCall;
  return {
    call: createCall({
      first: first ? { path: first.path, answer: Promise.resolve(new Response(initial)) } : undefined,
      send: ({ path }) => Promise.reject(new CallFailed(path, 'network')),
      onFailure: ignore,
    }),
    bus: silentBus,
    settings,
    draft: { read: () => null, store: ignore, forget: ignore, allowNextSession: () => false },
    hasAskedStorage: () => hasAskedStorage,
    storage() {
      hasAskedStorage = true;
      throw new Error('A server has no storage.');
    },
    signal,
    refusalOf: (failure) => refusalOf(failure, () => false),
    locks: undefined,
    loadUploader: never,
    trackEvent: ignore,
    trackEcommerce: ignore,
    page: pageOf(page),
  };
}

/** A server has no other widgets, and no page that listens. */
const silentBus: Bus = {
  publish: ignore,
  send: ignore,
  on: () => ignore,
  handle: () => ignore,
  last: () => undefined,
};

function pageOf({ url, hasHandler }: ServerPage): Page {
  return {
    goTo: () => false,
    reload: ignore,
    path: () => url.pathname,
    // A browser does not send it.
    hash: () => '',
    setPath: ignore,
    onPopState: ignore,
    meta: () => null,
    onPageRestore: ignore,
    onTokenRenewal: ignore,
    isReloadOrHistory: () => false,
    whenVisible: ignore,
    hasHandler,
    onParsed: ignore,
  };
}
