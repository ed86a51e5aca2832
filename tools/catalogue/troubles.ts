import type { Events } from '../../shared/bus/events.ts';
import { labelOf, type Field } from './fields.ts';
import type { CatalogueWords } from './words.ts';

/** A problem of the widget in the preview. */
export type Trouble =
  | { readonly is: 'wrong-input'; readonly attribute: string; readonly expected: string; readonly found: string }
  | { readonly is: 'call'; readonly call: string; readonly status: number | null }
  /** Shown when nothing else is known. */
  | { readonly is: 'failed'; readonly message: string };

type Listeners = { readonly [Name in keyof Events]?: (detail: Events[Name]) => void };

/** `data-menu (at items.0.url)` is a place inside `data-menu`. */
const PLACE_INSIDE = / \(at .+\)$/;

/** Reports the problems of the widget in this element until the returned function is called. */
export function hearTroubles(element: HTMLElement, report: (trouble: Trouble) => void): () => void {
  const { widget } = element.dataset;
  const listeners: Listeners = {
    'template-error': ({ element: other, attribute, expected, found }) => {
      if (other === element)
        report({ is: 'wrong-input', attribute: attribute.replace(PLACE_INSIDE, ''), expected, found });
    },
    'call-failed': ({ widget: other, call, status }) => {
      if (other === widget) report({ is: 'call', call, status });
    },
    'widget-failed': ({ element: other, error }) => {
      if (other === element && error instanceof Error) report({ is: 'failed', message: error.message });
    },
  };
  const controller = new AbortController();
  for (const [name, listener] of Object.entries(listeners))
    document.addEventListener(`shop:${name}`, (event) => listener((event as CustomEvent<never>).detail), {
      signal: controller.signal,
    });
  return () => controller.abort();
}

/** That the widget failed is left out when the reason is known. */
export function worthSaying(troubles: readonly Trouble[]): readonly Trouble[] {
  const reasons = troubles.filter(({ is }) => is !== 'failed');
  return reasons.length > 0 ? reasons : troubles;
}

/** Statuses for visitors who are not signed in. */
const NOT_SIGNED_IN = [401, 403];

/** Describes a problem for an editor who does not know code. */
export function sentenceAbout(trouble: Trouble, fields: readonly Field[], words: CatalogueWords): string {
  if (trouble.is === 'failed') return `${words.broke} ${trouble.message}`;
  if (trouble.is === 'call') {
    const { call, status } = trouble;
    return status !== null && NOT_SIGNED_IN.includes(status) ? words.signIn(call) : words.callFailed(call, status);
  }
  const { attribute, expected, found } = trouble;
  const field = fields.find((one) => one.attribute === attribute);
  const known: Readonly<Record<string, string>> = words.expected;
  return words.wrongInput(field ? labelOf(field) : attribute, known[expected] ?? expected, found);
}
