import type { Bus } from '../bus/bus.ts';
import type { Commands } from '../bus/events.ts';
import type { trackEcommerce, trackEvent } from '../bus/data-layer.ts';
import { setCurrency } from '../contract/minor-units.ts';
import type { CallFailed } from '../contract/call-failed.ts';
import { createCall, type Call } from '../http/call.ts';
import type { Send } from '../http/reply.ts';
import { refusalOf, type Expired, type Refusal } from '../http/refusal.ts';
import { onRenewal } from '../http/token.ts';
import { draftOf, isReloadOrHistory, type Draft } from './draft.ts';
import type { Host, Widget } from './host.ts';
import { readSettings, type Settings } from '../i18n/settings.ts';
import { isHttpUrl } from '../rules/url.ts';
import type { EcommerceDetails, EcommerceEvent, EcommerceItem } from '../rules/ecommerce.ts';
import { importWithRecovery } from './import-with-recovery.ts';
import { loadWhenOnline } from './when-online.ts';
import { busUntil, onPageRestore } from './until-unmount.ts';

/** The dependencies of a model. */
export interface Services {
  readonly call: Call;
  readonly bus: Bus;
  readonly settings: Settings;
  readonly page: Page;
  readonly draft: Draft;
  /** The browser's storage for the site. Throws when it is blocked. */
  storage(): SiteStorage;
  /** Aborts when the widget unmounts. Pass it to listeners. */
  readonly signal: AbortSignal;
  /** Sends an e-commerce event to the page's tag manager, if the page allows it. The definition has the function. */
  trackEcommerce(event: EcommerceEvent, items: readonly EcommerceItem[], details?: EcommerceDetails): void;
  /** The same for any other event. */
  trackEvent(event: string): void;
  /** Locks that the tabs of the site share. Undefined on a page that is not secure. */
  readonly locks: LockManager | undefined;
  /** Loads the code that uploads files. Waits while the browser is offline. */
  loadUploader(): Promise<typeof import('../http/upload.ts')>;
  /** Explains a failed upload to the developers of the shop. Calls do it themselves. */
  readonly explain?: Host['explain'];
  /** Why a call failed, for the shopper. */
  refusalOf(error: unknown): Refusal;
}

/** What sends events to the page's tag manager. Only widgets that do so load it. */
export interface Tracking {
  readonly trackEcommerce?: typeof trackEcommerce;
  readonly trackEvent?: typeof trackEvent;
}

/** Fetches the files of a widget that the next page has. */
export type FetchAhead = (widget: string) => void;

export type SiteStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The page around the widget. */
export interface Page {
  /** Opens a page. Returns whether the browser leaves this page. Ignores addresses that run a script. */
  goTo(url: string): boolean;
  reload(): void;
  /** The path of the address, without the query. */
  path(): string;
  /** The part of the address from `#` on, or empty. */
  hash(): string;
  /** Changes the path and keeps query and hash. Adds or replaces a history entry. */
  setPath(path: string, how: 'push' | 'replace'): void;
  /** Runs when the shopper goes Back or Forward within this page. */
  onPopState(listener: () => void): void;
  /** The content of the meta tag with this name, or null. */
  meta(name: string): string | null;
  /** Runs when the browser restores the page from the back/forward cache. Its data may be outdated. */
  onPageRestore(listener: () => void): void;
  /** Runs when the page has got another CSRF token, which may be that of a new session. */
  onTokenRenewal(listener: () => void): void;
  /** The page was loaded by Back, Forward or a reload, not by a link or a form. */
  isReloadOrHistory(): boolean;
  /** Calls back as soon as the page is visible. */
  whenVisible(callback: () => void): void;
  /** Whether a widget of the page handles the command. Until the page is parsed, one may. */
  hasHandler(command: keyof Commands): boolean;
  /** Calls back once the browser has parsed the page; not if it already has. */
  onParsed(callback: () => void): void;
}

/** What the runtime learns from the use of the services. */
interface Observers {
  /**
   * Runs when the session has ended during a change whose failure the model does not read by `refusalOf`, and with null
   * after a change that succeeds.
   */
  onSessionEnd?(this: void, expired: Expired | null): void;
  /** Gets what reads the data of an outdated page again. */
  readonly refreshers?: (() => void)[];
  /** Whether the model has read what only this browser has. */
  readonly browserState?: { isUsed: boolean };
}

/** The services of one mounted widget. `signal` removes their listeners. */
export function createServices(
  host: Pick<
    Host,
    'bus' | 'locale' | 'settings' | 'firstAnswer' | 'allowCall' | 'watchCall' | 'explain' | 'hasHandler'
  >,
  widget: Pick<Widget, 'name' | 'firstCall'> & { send?: Send } & Tracking,
  signal: AbortSignal,
  { onSessionEnd = () => {}, refreshers, browserState }: Observers = {},
): Services {
  const first = host.firstAnswer && widget.firstCall && { path: widget.firstCall.path, answer: host.firstAnswer };
  const settings = readSettings(host.settings, host.locale);
  setCurrency(settings.currency.code);
  /** A value of this browser. Null and an empty text are none. */
  function noteState<Value>(value: Value): Value {
    if (browserState && value) browserState.isUsed = true;
    return value;
  }

  const stored = draftOf(widget.name, signal);
  const draft: Draft = { ...stored, read: () => noteState(stored.read()) };
  const callShop = createCall({
    first,
    send: widget.send,
    allowCall: host.allowCall,
    watchCall: host.watchCall,
    onFailure(failure, method, reply) {
      console.debug(`[${widget.name}]`, failure);
      host.explain?.(method, failure.call, failure, reply);
      if (failure.isExpired) draft.allowNextSession();
      const { call, status, violation } = failure;
      host.bus.publish('call-failed', { widget: widget.name, call, status, violation });
    },
  });
  /** Failures that the model shows. */
  const shown = new WeakSet<object>();
  const readRefusal = (failure: unknown) => refusalOf(failure, draft.allowNextSession);

  function noteFailure(failure: CallFailed) {
    const refusal = readRefusal(failure);
    // By then, the model has read the failure.
    if (refusal.is === 'expired') setTimeout(() => shown.has(failure) || onSessionEnd(refusal));
  }

  const call: Call = async (endpoint, ...input) => {
    try {
      const answer = await callShop(endpoint, ...input);
      if (!endpoint.safe) onSessionEnd(null);
      return answer;
    } catch (failure) {
      if (!endpoint.safe) noteFailure(failure as CallFailed);
      throw failure;
    }
  };

  return {
    call,
    bus: busUntil(signal, host.bus),
    settings,
    draft,
    storage() {
      const site = localStorage;
      return {
        getItem: (key) => noteState(site.getItem(key)),
        setItem: (key, value) => site.setItem(key, value),
      };
    },
    signal,
    explain: host.explain,
    refusalOf(failure) {
      shown.add(failure as CallFailed);
      return readRefusal(failure);
    },
    locks: navigator.locks,
    loadUploader: () => loadWhenOnline(() => importWithRecovery('upload', () => import('../http/upload.ts'))),
    trackEvent: (event) => widget.trackEvent?.(event),
    trackEcommerce: (event, items, details) => widget.trackEcommerce?.(event, settings.currency.code, items, details),
    page: {
      goTo(url) {
        if (!isHttpUrl(url)) return false;
        location.assign(url);
        return !isWithinPage(url);
      },
      reload: () => location.reload(),
      path: () => location.pathname,
      hash: () => noteState(location.hash),
      setPath: (path, how) => history[`${how}State`](history.state, '', path + location.search + location.hash),
      onPopState: (listener) => addEventListener('popstate', listener, { signal }),
      meta: (name) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null,
      onPageRestore(listener) {
        onPageRestore(listener, signal);
        refreshers?.push(listener);
      },
      onTokenRenewal: (listener) => onRenewal(listener, signal),
      isReloadOrHistory,
      whenVisible(callback) {
        if (document.visibilityState === 'visible') callback();
        else document.addEventListener('visibilitychange', callback, { once: true, signal });
      },
      hasHandler: (command) => host.hasHandler?.(command) ?? true,
      onParsed: (callback) => document.addEventListener('DOMContentLoaded', callback, { once: true, signal }),
    },
  };
}

function isWithinPage(url: string): boolean {
  const [target, current] = [new URL(url, document.baseURI).href, location.href];
  return target.includes('#') && target.split('#', 1)[0] === current.split('#', 1)[0];
}
