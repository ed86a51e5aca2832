import type { ReadonlySignal, signal } from '@preact/signals-core';
import type { Overview, readOverview } from '../../shared/contract/overview.ts';
import { pageCallOf } from '../../shared/contract/page-call.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import type { Services } from '../../shared/runtime/services.ts';
import type { FilterSelection, readFilterPath } from '../../shared/rules/filter-path.ts';
import type { priceBounds } from '../../shared/rules/listing.ts';
import type { ListSource, Loading } from './list-source.model.ts';
import type { listingOf } from './listing.model.ts';
import type { Step, Steps } from './steps.rules.ts';
import { createAnswers, type Answers, type Ask } from './server-answers.model.ts';
import type { Counts, OptionCounts } from './option-counts.rules.ts';

/** The page around the list, and code that the widget has already: an import would put it into a file of its own. */
export interface ServerListContext extends Pick<Services, 'call' | 'page' | 'refusalOf' | 'signal'> {
  /** The list, as the page gives it. */
  readonly inputs: { readonly id: string; readonly type: string };
  /** The first answer. */
  readonly answer: Overview;
  readonly selection: ReadonlySignal<FilterSelection>;
  /** Of filters with many numbers. */
  readonly steps: ReadonlySignal<Steps>;
  /** The same text for equal selections, such as `/brand:sma/page:2`. */
  segmentsOf(selection: FilterSelection): string;
  /** The selection without what the list does not have. */
  knownPart(selection: FilterSelection): FilterSelection;
  /** Writes the page that is shown into the path, if the path has another one. */
  correct(page: number): void;
  readonly readOverview: typeof readOverview;
  readonly readFilterPath: typeof readFilterPath;
  readonly createSignal: typeof signal;
  readonly listingOf: typeof listingOf;
  readonly priceBounds: typeof priceBounds;
  /** Runs once the browser has nothing more urgent to do. */
  whenIdle(run: () => void): void;
}

/** Opens a list that the shop answers page by page. Rejects when what the page shows first cannot be read. */
export async function openServerList(context: ServerListContext): Promise<ListSource> {
  const { answer: overview, selection, segmentsOf, knownPart } = context;
  const answers = createAnswers(askerOf(context), context.signal);
  const answered = knownPart(context.readFilterPath(overview.path ?? '/').selection);
  answers.keep(segmentsOf(answered), overview);
  const shown = createShown(context, selection.peek(), await answers.read(segmentsOf(selection.peek())));
  const { min = null, max = null } = overview.prices ?? {};
  return {
    listing: shown.listing,
    shown: shown.selection,
    countsOf: () => countsIn(shown.answer(), context.steps.peek()),
    prices: context.priceBounds([min, max].map((price) => ({ price, price_on_request: false }))),
    isDivided: overview.has_best_choice ?? false,
    // Such a list is a long one.
    hasSeveral: true,
    loading: createLoading(context, answers, shown),
  };
}

/** The first call again where the shop names no address of its pages, or one that is no path of its own. */
function askerOf({ call, answer: { readUrl = '' }, inputs, readOverview: first }: ServerListContext): Ask {
  if (!/^\/\w/.test(readUrl)) return (path, signal) => call(first, { ...inputs, path, part: 'page' }, signal);
  const readPage = pageCallOf(first);
  return (path, signal) => call(readPage, { readUrl, path }, signal);
}

/** The page of the list that is shown, and its selection. */
function createShown(
  { createSignal, listingOf, answer: overview }: ServerListContext,
  firstSelection: FilterSelection,
  first: Overview,
) {
  const pageOf = ({ products, total = products.length, page = 1 }: Overview) =>
    listingOf(overview, total, page, () => products);
  const selection = createSignal(firstSelection);
  const listing = createSignal(pageOf(first));
  let answer = first;
  return {
    selection,
    listing,
    answer: () => answer,
    show(selected: FilterSelection, next: Overview) {
      answer = next;
      listing.value = pageOf(next);
      selection.value = selected;
    },
  };
}

/** Follows the shopper's selection. Of several answers, that of the latest selection counts, in whatever order they come. */
function createLoading(
  {
    selection,
    segmentsOf,
    refusalOf,
    correct,
    page: site,
    signal: unmounted,
    createSignal,
    whenIdle,
  }: ServerListContext,
  answers: Answers,
  shown: ReturnType<typeof createShown>,
): Loading {
  const isBusy = createSignal(false);
  const refusal = createSignal<Refusal | null>(null);
  let latest = new AbortController();
  let pending = Promise.resolve();

  function show(selected: FilterSelection, answer: Overview): void {
    isBusy.value = false;
    shown.show(selected, answer);
    const { page, pages } = shown.listing.peek();
    answers.keep(segmentsOf({ ...selected, page }), answer);
    correct(page);
    const next = segmentsOf({ ...selected, page: page + 1 });
    const isStillShown = () => shown.answer() === answer && !unmounted.aborted;
    if (page < pages) site.whenVisible(() => whenIdle(() => isStillShown() && answers.readAhead(next)));
  }

  async function load(selected: FilterSelection): Promise<void> {
    latest.abort();
    const own = (latest = new AbortController());
    const segments = segmentsOf(selected);
    const kept = answers.kept(segments);
    refusal.value = null;
    if (kept) return show(selected, kept);
    isBusy.value = true;
    try {
      const answer = await answers.read(segments, own.signal);
      if (!own.signal.aborted) show(selected, answer);
    } catch (error) {
      if (own.signal.aborted) return;
      isBusy.value = false;
      refusal.value = refusalOf(error);
      throw error;
    }
  }

  function follow(selected: FilterSelection): void {
    pending = load(selected);
    // The shopper sees it.
    pending.catch(() => {});
  }

  const stop = selection.subscribe(follow);
  unmounted.addEventListener('abort', () => {
    stop();
    latest.abort();
  });

  return {
    isBusy,
    refusal,
    retry: () => follow(selection.peek()),
    async settled() {
      let awaited;
      do await (awaited = pending);
      while (awaited !== pending);
    },
  };
}

/** By group and option. What the shop does not count has no number. A step shows what its options show together. */
function countsIn({ counts }: Overview, steps: Steps): OptionCounts {
  const of = (group: string): Counts | null => (counts ? new Map(Object.entries(counts[group] ?? {})) : null);
  const options = of('options');
  const sumOf = (step: Step) => step.options.reduce((sum, { id }) => sum + (options?.get(String(id)) ?? 0), 0);
  return {
    brands: of('brands'),
    options,
    steps: options && new Map([...steps.values()].flat().map((step) => [step.id, sumOf(step)])),
    bestChoice: of('best_choice'),
    discount: of('discount'),
  };
}
