/** Text that a rule hides while a widget waits, and shows later. */
const WAITING = /:empty|data-widget-state/i;
const HIDES = /(?:^|;)\s*display\s*:\s*none\b/i;
const PRINT = /^@media\s+print\s*$/i;
/** Nested blocks; style sheets have three or four. */
const MAX_DEPTH = 32;

/** The selectors of a style sheet that hide an element without content, or one that waits; at most `limit`. */
export function hidingSelectors(sheet: string, limit: number): string[] {
  const css = withoutComments(sheet);
  const rules: string[] = [];
  const preludes: string[] = [];
  let from = 0;
  for (const { index, 0: brace } of css.matchAll(/[{}]/g)) {
    const text = css.slice(from, index);
    from = index + 1;
    if (brace === '{') preludes.push(text.slice(text.lastIndexOf(';') + 1).trim());
    else {
      const selectors = preludes.pop() ?? '';
      if (WAITING.test(selectors) && HIDES.test(text) && !preludes.some((outer) => PRINT.test(outer)))
        rules.push(...selectors.split(',', limit).map((selector) => selector.trim()));
    }
    if (preludes.length > MAX_DEPTH || rules.length >= limit) break;
  }
  return rules.slice(0, limit);
}

function withoutComments(css: string): string {
  let rest = '';
  let from = 0;
  for (let start = css.indexOf('/*'); start >= 0; start = css.indexOf('/*', from)) {
    rest += css.slice(from, start);
    const end = css.indexOf('*/', start + 2);
    if (end < 0) return rest;
    from = end + 2;
  }
  return rest + css.slice(from);
}

/** A condition on the state, and whether it is negated. */
const STATE = /(:not\()?\[data-widget-state(?:[~|^$*]?=\s*["']?(\w*)["']?)?\s*\](\))?/gi;

/** Whether a selector matches the element while its widget waits. */
export function hidesWaiting(element: Element, selector: string): boolean {
  const isEmpty = element.children.length === 0 && (element.textContent ?? '') === '';
  if (/:empty/i.test(selector) && !isEmpty) return false;
  let isMet = true;
  const replaced = selector.replaceAll(STATE, (_, not?: string, state?: string, end = '') => {
    isMet &&= not ? state !== undefined && state !== 'waiting' : state === undefined || state === 'waiting';
    return not ? '' : end;
  });
  try {
    // `:empty` is checked above: the parser may count comments as content, unlike browsers.
    return isMet && element.matches(replaced.replaceAll(/:empty/gi, ':not(none)') || '*');
  } catch {
    return false;
  }
}
