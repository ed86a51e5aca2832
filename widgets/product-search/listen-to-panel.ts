import type { Panel } from './create-panel.ts';
import type { Listening } from './listen-to-field.ts';
import { optionsOf } from './product-search.model.ts';
import type { Option } from './product-search.rules.ts';

/** Clicks and taps on options, and on the buttons that remove a recent search. */
export function listenToPanel({
  panel: { box, list, removals },
  search,
  drawing,
  choose,
  forget,
  signal,
}: Listening & { readonly panel: Panel; choose(option: Option): void }): void {
  // The field keeps the focus, and a telephone its keyboard.
  box.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  list.addEventListener('click', click, { signal });
  removals.addEventListener('click', remove, { signal });

  function click({ target }: Event): void {
    const element = (target as Element).closest<HTMLElement>('[role=option]');
    const option = element && optionsOf(search.state())[[...drawing.optionElements()].indexOf(element)];
    if (option) choose(option);
  }

  function remove({ target }: Event): void {
    const button = (target as Element).closest('button');
    if (button) forget(button.value);
  }
}
