/** Where something is typed or chosen; what a click alone does, such as a box to compare, is no form. */
const FIELDS = 'input:read-write, textarea, select, [contenteditable]';
/** A checkout has the shopper to itself. What a modal dialog covers could not be reached; a notice covers nothing. */
const APART = '[data-widget=checkout], dialog:modal';

/** Answers how to know whether the shopper is at work on this page, and a chat that opens by itself would disturb. */
export function trackFormUse(signal: AbortSignal): () => boolean {
  const typed = new Set<HTMLInputElement>();
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isOurs(target as Element)) typed.add(target as HTMLInputElement);
    },
    { capture: true, signal },
  );

  /** What was emptied, sent or taken away is not being written any more. */
  const isUnfinished = (field: HTMLInputElement) =>
    field.isConnected && field.getClientRects().length > 0 && (field.value || field.textContent) !== '';

  return () =>
    document.querySelector(APART) !== null ||
    isOurs(document.activeElement) ||
    [...typed].some((field) => isUnfinished(field) || !typed.delete(field));
}

function isOurs(element: Element | null): boolean {
  return !!element?.matches(FIELDS) && element.closest('[data-widget]') !== null;
}
