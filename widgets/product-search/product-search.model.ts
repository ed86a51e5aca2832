import type { Suggestions } from '../../shared/contract/search.ts';
import {
  activeAfter,
  groupsOf,
  isSuggestedFor,
  NO_SUGGESTIONS,
  queryOf,
  withoutRecent,
  withRecent,
  type Group,
  type Option,
} from './product-search.rules.ts';

/** Milliseconds without another letter. */
const DEBOUNCE_MS = 200;
/** Milliseconds after which the shopper sees that something is on its way. */
const SLOW_MS = 600;
const ANSWERS_AT_MOST = 50;

/** `none`: nothing was asked. `failed`: no answer came, and the form still searches. */
type Answer = 'none' | 'waiting' | 'slow' | 'shown' | 'failed';

export interface SearchState {
  readonly query: string;
  readonly groups: readonly Group[];
  /** Those of all groups. */
  readonly options: readonly Option[];
  readonly answer: Answer;
  /** The list is wanted; there may be nothing to show. */
  readonly isOpen: boolean;
  /** The option with the visual focus, counted over all groups; -1 while it is in the field. */
  readonly active: number;
}

interface Dependencies {
  /** Asks the shop. The signal aborts when another text is typed. */
  suggest(query: string, signal: AbortSignal): Promise<Suggestions>;
  readonly recent: { read(): readonly string[]; write(queries: readonly string[]): void };
  /** Runs after each change. */
  draw(state: SearchState): void;
  /** Ends the call that is on its way. */
  readonly signal: AbortSignal;
}

export type ProductSearch = ReturnType<typeof createProductSearch>;

/** A search field with suggestions. It knows no page: what is drawn and where the focus is, is of the view. */
export function createProductSearch({ suggest, recent, draw, signal }: Dependencies) {
  const answers = new Map<string, Suggestions>();
  let state: SearchState = { query: '', groups: [], options: [], answer: 'none', isOpen: false, active: -1 };
  let suggestions = NO_SUGGESTIONS;
  let current = new AbortController();
  let timers: ReturnType<typeof setTimeout>[] = [];
  signal.addEventListener('abort', stop);

  function set(changes: Partial<SearchState>): void {
    state = { ...state, active: -1, ...changes };
    const groups = groupsOf(state.query, recent.read(), { ...suggestions, total: results() });
    state = { ...state, groups, options: groups.flatMap(({ options }) => options) };
    draw(state);
  }

  /** How many products the shop has for the query; null where it does not say. */
  function results(): number | null {
    return state.answer === 'shown' ? suggestions.total : null;
  }

  function stop(): void {
    current.abort();
    current = new AbortController();
    timers.forEach(clearTimeout);
    timers = [];
  }

  function show(next: Suggestions, answer: Answer): void {
    stop();
    suggestions = next;
    set({ answer });
  }

  function lookUp(query: string): void {
    stop();
    const answer = answers.get(query.toLowerCase());
    if (answer || !isSuggestedFor(query)) return show(answer ?? NO_SUGGESTIONS, answer ? 'shown' : 'none');
    // The options of the text before stay until the answer is there, so that the list does not flicker.
    set({ answer: 'waiting' });
    timers = [
      setTimeout(() => void ask(query), DEBOUNCE_MS),
      setTimeout(() => set({ answer: 'slow', active: state.active }), SLOW_MS),
    ];
  }

  async function ask(query: string): Promise<void> {
    const call = current;
    const answer = await suggest(query, call.signal).catch(() => null);
    if (answers.size >= ANSWERS_AT_MOST) answers.clear();
    if (answer) answers.set(query.toLowerCase(), answer);
    if (current === call) show(answer ?? NO_SUGGESTIONS, answer ? 'shown' : 'failed');
  }

  return {
    state: () => state,
    /** How many products the shop has for what is searched for; null where it has not said. */
    resultsOf: (typed: string) => (queryOf(typed) === state.query ? results() : null),
    /** The text of the field has changed, or the field has got the focus. */
    type(typed: string): void {
      const query = queryOf(typed);
      const isNew = query !== state.query || state.answer === 'failed';
      set({ query, isOpen: true });
      if (isNew) lookUp(query);
    },
    open: () => set({ isOpen: true, active: state.active }),
    close: () => state.isOpen && set({ isOpen: false }),
    /** The visual focus after a key that has a meaning in the list. */
    move(key: string): void {
      set({ active: activeAfter(key, state.active, state.options.length) });
    },
    /** The shopper has searched for it. */
    remember: (query: string) => recent.write(withRecent(recent.read(), queryOf(query))),
    forget(query: string): void {
      recent.write(withoutRecent(recent.read(), query));
      const { active } = state;
      set({});
      // The option that has moved up.
      set({ active: Math.min(active, state.options.length - 1) });
    },
    forgetAll(): void {
      recent.write([]);
      set({});
    },
  };
}
