import type { Overview } from '../../shared/contract/overview.ts';

/** Reads the page of a selection, such as `/brand:sma/page:2`. */
export type Ask = (segments: string, signal: AbortSignal) => Promise<Overview>;

/** Answers that are kept for Back and for the next page. */
const KEPT = 24;

export type Answers = ReturnType<typeof createAnswers>;

/** The latest answers by their selection. A page that is read ahead is not read twice. */
export function createAnswers(ask: Ask, unmounted: AbortSignal) {
  const kept = new Map<string, Overview>();
  const ahead = new Map<string, Promise<Overview>>();

  function keep(segments: string, answer: Overview): Overview {
    kept.delete(segments);
    kept.set(segments, answer);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    return answer;
  }

  return {
    keep,
    kept: (segments: string) => kept.get(segments),
    async read(segments: string, signal = unmounted): Promise<Overview> {
      const known = kept.get(segments) ?? (await ahead.get(segments)?.catch(() => undefined));
      return keep(segments, known ?? (await ask(segments, signal)));
    },
    /** Failures are ignored: the shopper may never want it. */
    readAhead(segments: string): void {
      if (kept.has(segments) || ahead.has(segments)) return;
      const answer = ask(segments, unmounted);
      ahead.set(segments, answer);
      answer
        .then((page) => keep(segments, page))
        .catch(() => {})
        .finally(() => ahead.delete(segments));
    },
  };
}
