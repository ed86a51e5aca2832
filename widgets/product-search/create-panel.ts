import type { Translate } from '../../shared/runtime/create-translate.ts';
import { createElement } from '../../shared/ui/markup/create-element.ts';
import type nl from './locales/nl.json';

export type Panel = ReturnType<typeof createPanel>;

let count = 0;

/** The panel below the field, with a live region that is there before it says something. */
export function createPanel(t: Translate<typeof nl>) {
  const id = `sw-product-search-${++count}`;
  const list = createElement('div', 'sw-product-search__list');
  list.id = `${id}-list`;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', t('suggestions'));
  const removals = createElement('div', 'sw-product-search__removals');
  const note = createElement('div', 'sw-product-search__note');
  // The live region says it.
  note.setAttribute('aria-hidden', 'true');
  const hint = createElement('span', 'sw-visually-hidden', t('forgetHint'));
  hint.id = `${id}-hint`;
  hint.hidden = true;
  const box = createElement('div', 'sw-product-search__panel');
  box.hidden = true;
  box.append(list, removals, note, hint);
  const status = createElement('span', 'sw-visually-hidden');
  status.setAttribute('role', 'status');
  const root = createElement('div', 'sw-root sw-product-search', box);
  root.append(status);
  return { id, root, box, list, removals, note, hint, status };
}
