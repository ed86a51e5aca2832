import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { unclobbered } from '../../shared/runtime/unclobbered.ts';
import { saveAttributes } from '../../shared/ui/dialog/save-attributes.ts';
import { submit, type SearchField } from './find-field.ts';
import { listenToField } from './listen-to-field.ts';
import { createProductSearch, type SearchState } from './product-search.model.ts';
import { queryOf, type Option } from './product-search.rules.ts';
import { NO_RECENT_SEARCHES, RECENT_SEARCHES } from './recent-searches.ts';
import type { SearchContext } from './search-context.ts';
import type { SearchPanel } from './search-panel.ts';
import { suggest } from './suggest.ts';

interface Inputs {
  readonly suggestUrl: string;
  readonly recent: boolean;
}

/** What a combobox has beside its text. */
const ATTRIBUTES = {
  role: 'combobox',
  autocomplete: 'off',
  'aria-autocomplete': 'list',
  'aria-expanded': 'false',
};

/** Makes a combobox of the shop's own field: its form, its text and the focus stay. */
export function wireSearch(
  element: HTMLElement,
  field: SearchField,
  { suggestUrl, recent }: Inputs,
  context: SearchContext,
): void {
  const { bus, signal, trackEvent } = context;
  const { form, input } = field;
  const restore = saveAttributes(input, [...Object.keys(ATTRIBUTES), 'aria-controls', 'aria-activedescendant']);
  let loading: Promise<typeof import('./search-panel.ts')> | undefined;
  let panel: SearchPanel | undefined;
  const search = createProductSearch({
    // The panel loads while the shop looks for suggestions.
    suggest: async (query, aborted) => {
      const [body, { readSuggestions }] = await Promise.all([
        suggest(suggestUrl, query, context, aborted),
        loadPanel(),
      ]);
      return readSuggestions(body);
    },
    recent: recent ? RECENT_SEARCHES : NO_RECENT_SEARCHES,
    draw,
    signal,
  });
  for (const [name, value] of Object.entries(ATTRIBUTES)) input.setAttribute(name, value);
  listenToField({ element, input, search, panel: () => panel, signal });
  unclobbered(form).addEventListener('submit', () => note(input.value, true), { signal });
  context.onPageRestore(search.close);
  signal.addEventListener('abort', restore);

  /** Few shoppers who reach the field have searched before: the panel loads when there is something to show. */
  function loadPanel(): Promise<typeof import('./search-panel.ts')> {
    loading ??= importWithRecovery('search-panel', () => import('./search-panel.ts'));
    loading.then(openPanel, () => (loading = undefined));
    return loading;
  }

  function openPanel({ createSearchPanel }: typeof import('./search-panel.ts')): void {
    if (panel || signal.aborted) return;
    panel = createSearchPanel(element, { ...context, search, choose });
    input.setAttribute('aria-controls', panel.listId);
    draw(search.state());
  }

  function draw(state: SearchState): void {
    if (!panel) return void (state.isOpen && state.options.length > 0 && loadPanel().catch(() => {}));
    const { isExpanded, activeId } = panel.draw(state);
    input.setAttribute('aria-expanded', String(isExpanded));
    if (activeId) input.setAttribute('aria-activedescendant', activeId);
    else input.removeAttribute('aria-activedescendant');
  }

  /** The form is sent, or the shopper goes to a suggestion. */
  function note(typed: string, isRemembered: boolean, url?: string | null): void {
    const query = queryOf(typed);
    if (query === '') return;
    if (isRemembered) search.remember(query);
    trackEvent('search', { search_term: query });
    bus.publish('products-searched', { query, results: search.resultsOf(query), ...(url && { url }) });
  }

  /** The browser follows the link of an option by itself. */
  function choose(option: Option): void {
    if (option.is === 'recent') input.value = option.query;
    if (option.is === 'recent' || option.is === 'all') submit(field);
    else if (option.is === 'forget') search.forgetAll();
    else if (option.is === 'product') note(input.value, true, option.product.url);
    // A category or a brand is another way than the search.
    else note(input.value, false, option.link.url);
  }
}
