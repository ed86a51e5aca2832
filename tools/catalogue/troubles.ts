import { labelOf, type Field } from './fields.ts';
import type { CatalogueWords } from './words.ts';

/** What a widget in the preview complains about, as the page hears it. */
export type Trouble =
  | { readonly is: 'wrong-input'; readonly attribute: string; readonly expected: string; readonly found: string }
  | { readonly is: 'call'; readonly call: string; readonly status: number | null }
  | { readonly is: 'broke'; readonly message: string }
  /** All that is known when nothing else is said. */
  | { readonly is: 'failed'; readonly message: string };

type Listener = (said: readonly unknown[]) => void;

const listeners = new Set<Listener>();
const plain = console.error.bind(console);

/** A widget tells its author what is wrong on the console, naming the element; nowhere else are the words. */
console.error = (...said: unknown[]) => {
  plain(...said);
  for (const listener of listeners) listener(said);
};

const COMPLAINT = /: (data-[\w-]+|<script[^>]*>)(?: \(at (?:.+?)\))? expects (.+?), found "([\s\S]*)"\./;

/** Tells what goes wrong with the widget of this element, until the answer is called. */
export function hearTroubles(element: HTMLElement, tell: (trouble: Trouble) => void): () => void {
  const { widget = '' } = element.dataset;
  const onConsole: Listener = (said) => {
    const [first, second] = said;
    if (typeof first !== 'string') return;
    if (second === element) return tell(complaintIn(first));
    if (first.startsWith(`[${widget}]`))
      tell({ is: 'broke', message: second instanceof Error ? second.message : first });
  };
  const onCall = ({ detail }: CustomEvent<{ widget: string; call: string; status: number | null }>) => {
    if (detail.widget === widget) tell({ is: 'call', call: detail.call, status: detail.status });
  };
  const onFailed = ({ detail }: CustomEvent<{ element: Element; error?: unknown }>) => {
    if (detail.element === element && detail.error instanceof Error)
      tell({ is: 'failed', message: detail.error.message });
  };
  listeners.add(onConsole);
  document.addEventListener('shop:widget-failed', onFailed as EventListener);
  document.addEventListener('shop:call-failed', onCall as EventListener);
  return () => {
    listeners.delete(onConsole);
    document.removeEventListener('shop:widget-failed', onFailed as EventListener);
    document.removeEventListener('shop:call-failed', onCall as EventListener);
  };
}

function complaintIn(said: string): Trouble {
  const [, attribute, expected, found] = COMPLAINT.exec(said) ?? [];
  if (attribute === undefined) return { is: 'broke', message: said };
  return { is: 'wrong-input', attribute, expected: expected!, found: found! };
}

/** What is worth saying: that it failed is no news when somebody knows why. */
export function worthSaying(troubles: readonly Trouble[]): readonly Trouble[] {
  const reasons = troubles.filter(({ is }) => is !== 'failed');
  return reasons.length > 0 ? reasons : troubles;
}

/** Answers that a visitor gets who is not signed in. */
const STRANGER = [401, 403];

/** A trouble in the words of somebody who knows no code. */
export function sentenceAbout(trouble: Trouble, fields: readonly Field[], words: CatalogueWords): string {
  if (trouble.is === 'broke' || trouble.is === 'failed') return `${words.broke} ${trouble.message}`;
  if (trouble.is === 'call') {
    const { call, status } = trouble;
    return status !== null && STRANGER.includes(status) ? words.signIn(call) : words.callFailed(call, status);
  }
  const { attribute, expected, found } = trouble;
  const field = fields.find((one) => one.attribute === attribute);
  const known: Readonly<Record<string, string>> = words.expected;
  return words.wrongInput(field ? labelOf(field) : attribute, known[expected] ?? expected, found);
}
