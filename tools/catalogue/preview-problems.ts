import type { Events } from '../../shared/bus/events.ts';
import { labelOf, type Field } from './fields.ts';
import type { Language } from './words.ts';

/** A problem of the widget in the preview. */
export type PreviewProblem =
  | { readonly type: 'wrong-input'; readonly attribute: string; readonly expected: string; readonly found: string }
  | { readonly type: 'call'; readonly call: string; readonly status: number | null }
  /** Shown when nothing else is known. */
  | { readonly type: 'failed'; readonly message: string };

type Listeners = { readonly [Name in keyof Events]?: (detail: Events[Name]) => void };

/** `data-menu (at items.0.url)` is a place inside `data-menu`. */
const PLACE_INSIDE = / \(at .+\)$/;

/** Reports the problems of the widget in this element until the returned function is called. */
export function watchProblems(element: HTMLElement, report: (problem: PreviewProblem) => void): () => void {
  const { widget } = element.dataset;
  const listeners: Listeners = {
    'template-error': ({ element: target, attribute, expected, found: actual }) => {
      if (target === element)
        report({ type: 'wrong-input', attribute: attribute.replace(PLACE_INSIDE, ''), expected, found: actual });
    },
    'call-failed': ({ widget: target, call, status }) => {
      if (target === widget) report({ type: 'call', call, status });
    },
    'widget-failed': ({ element: target, error }) => {
      if (target === element && error instanceof Error) report({ type: 'failed', message: error.message });
    },
  };
  const controller = new AbortController();
  for (const [name, listener] of Object.entries(listeners))
    document.addEventListener(`shop:${name}`, (event) => listener((event as CustomEvent<never>).detail), {
      signal: controller.signal,
    });
  return () => controller.abort();
}

/** Leaves out that the widget failed when a reason is known. */
export function withoutGenericFailure(problems: readonly PreviewProblem[]): readonly PreviewProblem[] {
  const reasons = problems.filter(({ type }) => type !== 'failed');
  return reasons.length > 0 ? reasons : problems;
}

/** Statuses for visitors who are not signed in. */
const NOT_SIGNED_IN = [401, 403];

/** Describes a problem for an editor who does not know code. */
export function describeProblem(
  problem: PreviewProblem,
  fields: readonly Field[],
  { locale, words }: Language,
): string {
  if (problem.type === 'failed') return `${words.broke} ${problem.message}`;
  if (problem.type === 'call') {
    const { call, status } = problem;
    return status !== null && NOT_SIGNED_IN.includes(status) ? words.signIn(call) : words.callFailed(call, status);
  }
  const { attribute, expected, found: actual } = problem;
  const field = fields.find((candidate) => candidate.attribute === attribute);
  const known: Readonly<Record<string, string>> = words.expected;
  return words.wrongInput(field ? labelOf(field, locale) : attribute, known[expected] ?? expected, actual);
}
