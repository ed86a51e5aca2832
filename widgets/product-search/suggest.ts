import { SUGGEST_PATH } from '../../shared/contract/search-call.ts';
import { withTimeout } from '../../shared/http/timeout.ts';
import type { EnhancerContext } from '../../shared/runtime/define-enhancer.ts';

type Context = Pick<EnhancerContext<unknown>, 'request' | 'bus' | 'explain' | 'locale'>;

/** Asks the shop for suggestions. Resolves with its answer, unread. */
export async function suggest(url: string, query: string, context: Context, signal: AbortSignal): Promise<unknown> {
  const { request, bus, explain, locale } = context;
  const { path, call } = addressOf(url, query, locale);
  let copy: Response | undefined;
  try {
    const response = await withTimeout(request('GET', path, undefined, {}, signal));
    copy = response.clone();
    if (!response.ok) throw new Error(`The suggestions have the status ${response.status}.`);
    return JSON.parse((await withTimeout(response.text())) || '{}');
  } catch (error) {
    if (!signal.aborted) {
      console.debug('[product-search]', error);
      bus.publish('call-failed', { widget: 'product-search', call, status: copy?.status ?? null });
      explain?.('get', call, copy ?? error);
    }
    throw error;
  }
}

function addressOf(url: string, query: string, locale: string) {
  const [call = SUGGEST_PATH, rest] = url.split('?');
  const search = new URLSearchParams(rest);
  search.set('q', query);
  search.set('locale', locale);
  return { call, path: `${call}?${search}` };
}
