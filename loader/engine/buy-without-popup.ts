import { locale, page } from '../page.ts';
import { TOKEN_SELECTOR } from '../../shared/http/headers.ts';
import type { Bus } from '../../shared/bus/bus.ts';
import type { AddedOnWire, AddToCart } from '../../shared/contract/cart.ts';
import type { Host } from '../../shared/runtime/host.ts';
import type { explainCall } from './explain-call.ts';
import { setErrorNotice, showUnsureNotice } from '../../shared/runtime/error-notice.ts';
import type { RefusedOrder } from './read-refused.ts';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';

export interface Shop {
  readonly bus: Bus;
  readonly request: Host['request'];
  readonly settings: () => unknown;
  readonly explainCall: typeof explainCall;
}

const COMMAND = 'add-to-cart';
const CALL = '/cart/add';
const POPUP = '[data-widget=cart-popup]:not([data-widget-state=failed])';

/** Orders that are pending or queued, with the answer to each. */
const waiting = new Map<string, Promise<unknown>>();
let queue: Promise<unknown> = Promise.resolve();

/** Handles the command on a page without a popup: buys, and then opens the cart page. */
export function buyWithoutPopup(shop: Shop): void {
  // The rest of the page may contain a popup.
  if (page.readyState === 'loading' || page.querySelector(POPUP)) return;
  const stop = shop.bus.handle(COMMAND, (order) => enqueue(shop, order));
  // A popup that is added later handles the next command.
  queueMicrotask(stop);
}

function enqueue(shop: Shop, order: AddToCart): Promise<unknown> {
  const key = JSON.stringify(order);
  // The same order before the first is answered is a double click.
  const same = waiting.get(key);
  if (same) return same;
  const answer = queue.then(() => buy(shop, order)).finally(() => waiting.delete(key));
  waiting.set(key, answer);
  // A notice shows the failure. A sender of the command gets it too.
  queue = answer.catch(() => {});
  return answer;
}

/** Resolves with the shop's answer. */
async function buy({ bus, request, settings, explainCall }: Shop, order: AddToCart): Promise<AddedOnWire> {
  let answer: Response | undefined;
  const before = bus.last('cart-count')?.count;
  const wasOffline = !navigator.onLine;
  setErrorNotice(null);
  try {
    // Loads while the shop answers.
    const readAddedModule = importWithRecovery('read-added', () => import('./read-added.ts'));
    answer = await send(request, order);
    if (!answer.ok) throw new Error(`${CALL} answered ${answer.status}.`);
    const { readAdded } = await readAddedModule;
    const added = readAdded(await answer.clone().json(), order, bus, settings());
    location.assign(cartUrl());
    return added;
  } catch (error) {
    console.debug(error);
    bus.publish('call-failed', { widget: COMMAND, call: CALL, status: answer?.status ?? null });
    explainCall(COMMAND, 'post', CALL, answer?.clone() ?? error);
    const { text, errors } = await refusalIn(answer);
    // The shop may have carried out an order that it did not answer, or not legibly.
    const mayBeDone = answer ? answer.ok || answer.status >= 500 : !wasOffline;
    const isDone = mayBeDone && (await outcomeOf(bus, request, before, order));
    if (isDone) location.assign(cartUrl());
    else if (isDone === null) showUnsureNotice(locale(), cartUrl());
    else setErrorNotice({ locale: locale(), status: answer?.status, message: text });
    throw Object.assign(new Error(`${CALL} failed.`, { cause: error }), {
      reason: !answer ? 'network' : answer.ok ? 'contract' : 'refused',
      status: answer?.status ?? null,
      errors,
      shopMessage: text,
    });
  }
}

function cartUrl(): string {
  const cart = page.querySelector<HTMLAnchorElement>('a[data-widget=cart-badge]')?.href;
  // Any other scheme could run a script.
  return /^https?:/.test(cart!) ? cart! : '/cart';
}

/** Null when it is unknown whether the order was carried out. */
async function outcomeOf(bus: Bus, request: Shop['request'], before: number | undefined, { qty }: AddToCart) {
  try {
    const { readOutcome } = await loadReadRefused();
    return await readOutcome(bus, request, before, Number(qty ?? 1));
  } catch {
    return null;
  }
}

/** Sends an order, and once more after the shop has refused the token: it has not read the order then. */
async function send(request: Shop['request'], order: AddToCart): Promise<Response> {
  const token = page.querySelector<HTMLMetaElement>(TOKEN_SELECTOR)?.content ?? '';
  const answer = await request('POST', CALL, order);
  if (answer.status !== 419) return answer;
  const { renewToken } = await loadReadRefused();
  return (await renewToken(token)) ? request('POST', CALL, order) : answer;
}

const loadReadRefused = () => importWithRecovery('read-refused', () => import('./read-refused.ts'));

async function refusalIn(answer: Response | undefined): Promise<RefusedOrder> {
  const nothing = { text: '', errors: {} };
  if (answer?.status !== 422) return nothing;
  try {
    const { readRefused } = await loadReadRefused();
    return await readRefused(answer);
  } catch {
    return nothing;
  }
}
