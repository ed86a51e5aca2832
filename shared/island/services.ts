import type { Bus } from '../bus/bus.ts';
import { tellEcommerce } from '../bus/data-layer.ts';
import { createCall, type Call } from '../http/call.ts';
import type { Send } from '../http/reply.ts';
import { refusalOf, type Refusal } from '../http/refusal.ts';
import type { Host, Widget } from './host.ts';
import { readSettings, type Settings } from '../i18n/settings.ts';
import type { EcommerceEvent, EcommerceItem } from '../rules/ecommerce.ts';

/** What a model may use of the world. */
export interface Services {
  readonly call: Call;
  readonly bus: Bus;
  readonly settings: Settings;
  readonly page: Page;
  /** Tells the page's tag manager. */
  tellEcommerce(event: EcommerceEvent, items: readonly EcommerceItem[]): void;
  /** What the shopper is told about a call that failed. */
  refusalOf(error: unknown): Refusal;
}

/** The page around the widget. */
export interface Page {
  goTo(url: string): void;
  /** The shopper came Back to this page as it was left; what it shows may be old. */
  onReturn(act: () => void): void;
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
  return {
    call: createCall({
      first,
      send: widget.send,
      onFailure(failure) {
        console.debug(`[${widget.name}]`, failure);
        host.bus.tell('call-failed', { widget: widget.name, call: failure.call, status: failure.status });
      },
    }),
    bus: {
      ...host.bus,
      on: (name, hear) => untilUnmount(host.bus.on(name, hear)),
      handle: (name, act) => untilUnmount(host.bus.handle(name, act)),
    },
    settings,
    refusalOf,
    tellEcommerce: (event, items) => tellEcommerce(event, settings.currency.code, items),
    page: {
      goTo: (url) => location.assign(url),
      onReturn(act) {
        addEventListener('pageshow', (event) => event.persisted && act(), { signal });
      },
      whenSeen(act) {
        if (document.visibilityState === 'visible') act();
        else document.addEventListener('visibilitychange', act, { once: true, signal });
      },
    },
  };
}
