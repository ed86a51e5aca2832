import { unclobbered } from '../../shared/runtime/unclobbered.ts';
import type { ProductSearch } from './product-search.model.ts';
import type { SearchPanel } from './search-panel.ts';

interface FieldContext {
  /** Of the widget. */
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  readonly search: ProductSearch;
  /** Undefined until it has loaded: then the field is like any other. */
  panel(): SearchPanel | undefined;
  readonly signal: AbortSignal;
}

/** Keys, text and focus of the field, as the ARIA practices describe an editable combobox with a list. */
export function listenToField(context: FieldContext): void {
  const { element, input, search, signal } = context;
  const read = () => search.type(input.value);
  const press = createKeys(context);
  input.addEventListener('input', read, { signal });
  input.addEventListener('focus', read, { signal });
  input.addEventListener('click', search.open, { signal });
  // Enter and the arrows belong to the input method while it composes.
  input.addEventListener('keydown', (event) => !event.isComposing && press(event), { signal });
  // Another window may have the focus now, and the field gets it back.
  input.addEventListener('blur', () => document.activeElement !== input && search.close(), { signal });
  // On a touch screen, the field keeps the focus.
  const { contains } = unclobbered(element);
  const closeOutside = ({ target }: Event) => !contains(target as Node) && search.close();
  document.addEventListener('pointerdown', closeOutside, { signal });
  if (document.activeElement === input) read();
}

function createKeys({ input, search, panel }: FieldContext) {
  return (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey || shiftKey) return;
    const list = panel();
    const { options, active } = search.state();
    const option = options[active];
    if (key === 'Enter' && option) list?.press(active);
    else if (key === 'Delete' && option?.is === 'recent') list?.forget(option.query);
    else if (key === 'Escape' && list?.isShown()) search.close();
    else if (key === 'Escape' && input.value) clear();
    else if (key === 'ArrowUp' && altKey) search.close();
    else if (/^Arrow(?:Up|Down)$/.test(key) && list && options.length > 0) step(key, altKey);
    else {
      if (option && /^(?:Home|End|Arrow.*)$/.test(key)) search.move(key);
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
