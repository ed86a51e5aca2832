import { isButtonInTheWay } from './button-in-the-way.ts';
import { unclobbered } from '../../shared/runtime/unclobbered.ts';

/** Controls for text or choices. A checkbox, such as the one that compares products, is not one of them. */
const FIELDS = 'input:read-write, textarea, select, [contenteditable]';
const BLOCKERS = '[data-widget=checkout], dialog:modal';

/**
 * Returns a function that says whether a chat that opens by itself would interrupt the shopper: in a checkout, over a dialog
 * or a primary button, or while a form is filled in.
 */
export function watchInterruptions(signal: AbortSignal): () => boolean {
  const edited = new Set<HTMLInputElement>();
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isWidgetField(target as Element)) edited.add(target as HTMLInputElement);
    },
    { capture: true, signal },
  );

  /** False for a field that was emptied, sent or removed. */
  const isUnfinished = (field: HTMLInputElement) =>
    field.isConnected && field.getClientRects().length > 0 && (field.value || field.textContent) !== '';

  return () =>
    document.querySelector(BLOCKERS) !== null ||
    isWidgetField(document.activeElement) ||
    isButtonInTheWay() ||
    [...edited].some((field) => isUnfinished(field) || !edited.delete(field));
}

function isWidgetField(element: Element | null): boolean {
  if (!element) return false;
  const { matches, closest } = unclobbered(element);
  return matches(FIELDS) && closest('[data-widget]') !== null;
}
