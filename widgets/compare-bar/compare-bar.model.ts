import { batch, computed, signal } from '@preact/signals-core';
import { readComparison, type CompareItem } from '../../shared/contract/compare.ts';
import { trackSelection } from '../../shared/models/track-selection.ts';
import type { CompareListState } from '../../shared/models/compare-list.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { hasNewProducts, inListOrder, itemsLeft, type CompareList } from '../../shared/rules/compare-list.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

/** How many products an open bar shows. */
const MAX_SHOWN = 3;

/** An open bar whose call failed shows no products and no message. */
export type Details =
  | { readonly is: 'collapsed' }
  | { readonly is: 'loading' }
  | { readonly is: 'shown'; readonly items: readonly CompareItem[] };

export type CompareBarState = StateOf<typeof createCompareBar>;

const COLLAPSED: Details = { is: 'collapsed' };

export function createCompareBar(
  { bus, call, page, trackEcommerce }: Pick<Services, 'bus' | 'call' | 'page' | 'trackEcommerce'>,
  { compareUrl }: { compareUrl: string },
  compare: Pick<CompareListState, 'subscribe' | 'remove' | 'isSaved'>,
) {
  const list = signal<CompareList>([]);
  const isSaved = signal(true);
  const state = signal<Details>(COLLAPSED);
  let controller = new AbortController();

  async function load() {
    controller.abort();
    controller = new AbortController();
    const abortSignal = controller.signal;
    const requested = list.peek();
    const items = await call(readComparison, { items: [...requested], mini: true }, abortSignal)
      .then((answer) => inListOrder(answer.items, requested))
      .catch(() => []);
    if (!abortSignal.aborted)
      state.value = { is: 'shown', items: itemsLeft(items, { before: requested, now: list.peek() }) };
  }

  function collapse() {
    controller.abort();
    state.value = COLLAPSED;
  }

  function show(now: CompareList) {
    const before = list.peek();
    batch(() => {
      list.value = now;
      isSaved.value = compare.isSaved();
    });
    const details = state.peek();
    if (now.length === 0) return collapse();
    if (details.is === 'shown') state.value = { is: 'shown', items: itemsLeft(details.items, { before, now }) };
    if (details.is !== 'collapsed' && hasNewProducts({ before, now })) void load();
  }

  compare.subscribe(show);

  return {
    /** How many products are on the list; the bar is shown from 1. */
    count: computed(() => list.value.length),
    /** False when the list is lost with this page. */
    isSaved,
    details: computed<Details>(() =>
      state.value.is === 'shown' ? { is: 'shown', items: state.value.items.slice(0, MAX_SHOWN) } : state.value,
    ),
    /** The shopper has changed the list on this page before the bar was there. */
    wasLoadedByChange: bus.last('compare-changed') !== undefined,
    /** This page is the comparison itself, which needs no bar. */
    isOnComparePage: isSamePath(page.path(), compareUrl),
    compareUrl,
    async expand() {
      state.value = { is: 'loading' };
      await load();
    },
    collapse,
    /** The shopper opens the page of a product, which has this place in the bar. */
    select(item: CompareItem, at: number) {
      trackSelection(trackEcommerce, 'compare-bar', item, at);
    },
    remove: (item: CompareItem) => compare.remove(item),
  };
}

/** Compares the path of the page with an address, which may have a host, a query or a slash at its end. */
function isSamePath(path: string, url: string): boolean {
  const bare = (text: string) => text.replace(/\/+$/, '');
  return bare(path) === bare(url.replace(/^(https?:)?\/\/[^/]+/i, '').replace(/[?#].*$/s, ''));
}
