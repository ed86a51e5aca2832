import { setCurrency } from '../../shared/contract/minor-units.ts';
import { readCurrency } from '../../shared/format/read-currency.ts';
import { unclobbered } from '../../shared/runtime/unclobbered.ts';
import { createAnnouncer } from './announce.ts';
import { createPanel } from './create-panel.ts';
import { createDrawing } from './draw-panel.ts';
import { createPlacing } from './place-panel.ts';
import type { ProductSearch, SearchState } from './product-search.model.ts';
import type { Option } from './product-search.rules.ts';
import { trackChoice } from './track-choice.ts';
import type { SearchContext } from './search-context.ts';

export { readSuggestions } from './read-suggestions.ts';

interface PanelContext extends SearchContext {
  readonly search: ProductSearch;
  choose(option: Option): void;
}

export type SearchPanel = ReturnType<typeof createSearchPanel>;

/** The list below the field, which loads when there is something to show. */
export function createSearchPanel(element: HTMLElement, context: PanelContext) {
  const { t, locale, signal, search, choose, trackEcommerce } = context;
  const currency = readCurrency(context.settings['currency']);
  setCurrency(currency.code);
  const panel = createPanel(t);
  const { box, list, removals } = panel;
  const drawing = createDrawing(panel, { t, locale, currency });
  const place = createPlacing(panel, signal);
  const announce = createAnnouncer(panel.status, signal);
  // The field keeps the focus, and a telephone its keyboard.
  box.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => press((target as Element).closest<HTMLElement>('[role=option]')));
  removals.addEventListener('click', ({ target }) => forget((target as Element).closest('button')?.value));
  unclobbered(element).append(panel.root);
  signal.addEventListener('abort', () => panel.root.remove());

  function press(target: HTMLElement | null): void {
    const option = target && search.state().options[[...drawing.optionElements()].indexOf(target)];
    if (!option) return;
    choose(option);
    if (option.is === 'forget') announce(t('forgottenAll'), 0);
    if (option.is === 'product') trackChoice(trackEcommerce, option.product, option.index, currency.code);
  }

  function forget(query: string | undefined): void {
    if (query === undefined) return;
    search.forget(query);
    announce(t('forgotten', { query }), 0);
  }

  /** Undefined while an answer is on its way: what was said still counts. */
  function newsOf({ isOpen, answer, options: { length: count }, query }: SearchState): string | undefined {
    if (!isOpen) return '';
    if (answer === 'waiting' || answer === 'slow') return undefined;
    if (count > 0) return t(count === 1 ? 'count_one' : 'count_other', { count });
    return answer === 'shown' ? t('none', { query }) : '';
  }

  return {
    listId: list.id,
    /** The panel has something to show, and does. */
    isShown: () => !box.hidden,
    /** Presses an option as a click does. */
    press: (index: number) => drawing.optionElements()[index]?.click(),
    forget,
    draw(state: SearchState): { readonly isExpanded: boolean; readonly activeId: string | undefined } {
      const drawn = drawing.draw(state);
      place();
      const news = newsOf(state);
      if (news !== undefined) announce(news);
      return drawn;
    },
  };
}
