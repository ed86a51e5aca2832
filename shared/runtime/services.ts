import type { Bus } from '../bus/bus.ts';
import { trackEcommerce, trackEvent } from '../bus/data-layer.ts';
import { createCall, type Call } from '../http/call.ts';
import type { Send } from '../http/reply.ts';
import { onceAcrossTabs } from '../http/once-across-tabs.ts';
import { refusalOf, type Refusal } from '../http/refusal.ts';
import { draftOf, isRevisited, type Draft } from './draft.ts';
import type { Host, Widget } from './host.ts';
import { readSettings, type Settings } from '../i18n/settings.ts';
import { isPage } from '../rules/web-address.ts';
import type { EcommerceDetails, EcommerceEvent, EcommerceItem } from '../rules/ecommerce.ts';

/** What a model may use of the world. */
export interface Services {
  readonly call: Call;
  readonly bus: Bus;
  readonly settings: Settings;
  readonly page: Page;
  readonly draft: Draft;
  /** What this browser stores for the site; throws where nothing may be stored. */
  storage(): Storage;
  /** Ends with the widget; hand it to listeners. */
  readonly signal: AbortSignal;
  /** Tells the page's tag manager. */
  trackEcommerce(event: EcommerceEvent, items: readonly EcommerceItem[], details?: EcommerceDetails): void;
  /** Tells the page's tag manager of something that is no trade, by its name. */
  trackEvent(event: string): void;
  /** Sends a form once, although it is open in several tabs. */
  readonly onceAcrossTabs: typeof onceAcrossTabs;
  /** Loads the code that uploads files; waits for the connection while the browser is offline. */
  loadUploader(): Promise<typeof import('../http/upload.ts')>;
  /** What the shopper is told about a call that failed. */
  refusalOf(error: unknown): Refusal;
}

/** The page around the widget. */
export interface Page {
  /** Answers whether the browser leaves this page for it; a script is no page, and a place in this page is none either. */
  goTo(url: string): boolean;
  reload(): void;
  /** The path of the address, without its query. */
  path(): string;
  /** The part of the address from its `#` on; empty when there is none. */
  hash(): string;
  /** Writes another path before query and hash, as a new entry of the history or instead of the present one. */
  write(path: string, how: 'push' | 'replace'): void;
  /** The shopper went Back or Forward within this page. */
  onMove(act: () => void): void;
  /** The content of the meta tag of this name; null when there is none. */
  meta(name: string): string | null;
  /** The shopper came Back to this page as it was left; what it shows may be old. */
  onReturn(act: () => void): void;
  /** It was loaded anew by Back, Forward or a reload, not by a link or a form. */
  isRevisited(): boolean;
  /** Acts now, or as soon as somebody looks at the page again. */
  whenSeen(act: () => void): void;
}

/** Services of one mounted widget; what they listen to ends with `signal`. */
export function createServices(
  host: Host,
  widget: Pick<Widget, 'name' | 'firstCall'> & { send?: Send },
  signal: AbortSignal,
): Services {
  const untilUnmount = (stop: () => void) => {
    signal.addEventListener('abort', stop);
    return stop;
  };
  const first = host.firstAnswer && widget.firstCall && { path: widget.firstCall.path, answer: host.firstAnswer };
  const settings = readSettings(host.settings, host.locale);
  const draft = draftOf(widget.name, signal);
  return {
    call: createCall({
      first,
      send: widget.send,
      mayCall: host.mayCall,
      onFailure(failure) {
        console.debug(`[${widget.name}]`, failure);
        if (failure.isExpired) draft.handOver();
        host.bus.publish('call-failed', { widget: widget.name, call: failure.call, status: failure.status });
      },
    }),
    bus: {
      ...host.bus,
      on: (name, hear) => untilUnmount(host.bus.on(name, hear)),
      handle: (name, act) => untilUnmount(host.bus.handle(name, act)),
    },
    settings,
    draft,
    storage: () => localStorage,
    signal,
    refusalOf,
    onceAcrossTabs,
    loadUploader,
    trackEvent: trackEvent,
    trackEcommerce: (event, items, details) => trackEcommerce(event, settings.currency.code, items, details),
    page: {
      goTo(url) {
        if (!isPage(url)) return false;
        location.assign(url);
        return !isWithinPage(url);
      },
      reload: () => location.reload(),
      path: () => location.pathname,
      hash: () => location.hash,
      write: (path, how) => history[`${how}State`](history.state, '', path + location.search + location.hash),
      onMove: (act) => addEventListener('popstate', act, { signal }),
      meta: (name) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null,
      onReturn(act) {
        addEventListener('pageshow', (event) => event.persisted && act(), { signal });
      },
      isRevisited,
      whenSeen(act) {
        if (document.visibilityState === 'visible') act();
        else document.addEventListener('visibilitychange', act, { once: true, signal });
      },
    },
  };
}

async function loadUploader(): Promise<typeof import('../http/upload.ts')> {
  try {
    return await import('../http/upload.ts');
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loadUploader();
  }
}

function isWithinPage(url: string): boolean {
  const [there, here] = [new URL(url, document.baseURI).href, location.href];
  return there.includes('#') && there.split('#', 1)[0] === here.split('#', 1)[0];
}
