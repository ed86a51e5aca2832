import type { createDrawing } from './draw-panel.ts';
import type { SearchField } from './find-field.ts';
import { optionsOf, type ProductSearch } from './product-search.model.ts';

export interface Listening {
  /** Of the widget. */
  readonly element: HTMLElement;
  readonly search: ProductSearch;
  readonly drawing: ReturnType<typeof createDrawing>;
  /** Removes a recent search. */
  forget(query: string): void;
  readonly signal: AbortSignal;
}

/** Keys, text and focus of the field, as the ARIA practices describe an editable combobox with a list. */
export function listenToField(options: Listening & { readonly field: SearchField }): void {
  const { element, search, signal } = options;
  const { input } = options.field;
  const read = () => search.type(input.value);
  const press = createKeys(options);
  input.addEventListener('input', read, { signal });
  input.addEventListener('focus', read, { signal });
  input.addEventListener('click', search.open, { signal });
  // Enter and the arrows belong to the input method while it composes.
  input.addEventListener('keydown', (event) => !event.isComposing && press(event), { signal });
  // Another window may have the focus now, and the field gets it back.
  input.addEventListener('blur', () => document.activeElement !== input && search.close(), { signal });
  // On a touch screen, the field keeps the focus.
  const closeOutside = ({ target }: Event) => !element.contains(target as Node) && search.close();
  document.addEventListener('pointerdown', closeOutside, { signal });
  if (document.activeElement === input) read();
}

function createKeys({ field: { input }, search, drawing, forget }: Listening & { readonly field: SearchField }) {
  return (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey || shiftKey) return;
    const option = search.active();
    if (key === 'Enter' && option) drawing.optionElements()[search.state().active]!.click();
    else if (key === 'Delete' && option?.is === 'recent') forget(option.query);
    else if (key === 'Escape' && drawing.isShown()) search.close();
    else if (key === 'Escape' && input.value) clear();
    else if (key === 'ArrowUp' && altKey) search.close();
    else if (/^Arrow(?:Up|Down)$/.test(key) && optionsOf(search.state()).length > 0) step(key, altKey);
    else {
      // The caret moves.
      if (option) search.move(key);
      return;
    }
    event.preventDefault();
  };

  /** The first press of a closed list opens it too. With Alt, the focus stays in the field. */
  function step(key: string, isOpening: boolean): void {
    search.open();
    if (!isOpening) search.move(key);
  }

  /** Not every browser does. Scripts of the page learn it as from a key. */
  function clear(): void {
    input.value = '';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    search.close();
  }
}
