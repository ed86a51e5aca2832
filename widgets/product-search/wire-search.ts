import { setCurrency } from '../../shared/contract/minor-units.ts';
import type { EnhancerContext } from '../../shared/runtime/define-enhancer.ts';
import { saveAttributes } from '../../shared/ui/dialog/save-attributes.ts';
import { createAnnouncer } from './announce.ts';
import { createPanel } from './create-panel.ts';
import { currencyOf } from './currency-of.ts';
import { createDrawing } from './draw-panel.ts';
import { submit, type SearchField } from './find-field.ts';
import { listenToField } from './listen-to-field.ts';
import { listenToPanel } from './listen-to-panel.ts';
import type nl from './locales/nl.json';
import { createPlacing } from './place-panel.ts';
import { createProductSearch, optionsOf, type SearchState } from './product-search.model.ts';
import { queryOf, type Option } from './product-search.rules.ts';
import { NO_RECENT_SEARCHES, RECENT_SEARCHES } from './recent-searches.ts';
import { suggest } from './suggest.ts';
import { trackChoice, trackSearch, type SearchTracking } from './track-search.ts';

interface Inputs {
  readonly suggestUrl: string;
  readonly recent: boolean;
}

type SearchContext = EnhancerContext<typeof nl> & SearchTracking;

const ATTRIBUTES = [
  'role',
  'autocomplete',
  'aria-autocomplete',
  'aria-controls',
  'aria-expanded',
  'aria-activedescendant',
];

/** Makes a combobox of the shop's own field: its form, its text and the focus stay. */
export function wireSearch(
  element: HTMLElement,
  field: SearchField,
  { suggestUrl, recent }: Inputs,
  context: SearchContext,
): void {
  const { t, bus, locale, signal } = context;
  const { form, input } = field;
  const currency = currencyOf(context.settings);
  setCurrency(currency.code);
  const panel = createPanel(t);
  const restore = saveAttributes(input, ATTRIBUTES);
  const drawing = createDrawing(panel, { t, locale, currency });
  const place = createPlacing(panel, element, signal);
  const announce = createAnnouncer(panel.status, signal);
  const search = createProductSearch({
    suggest: (query, aborted) => suggest(suggestUrl, query, context, aborted),
    recent: recent ? RECENT_SEARCHES : NO_RECENT_SEARCHES,
    draw,
    signal,
  });
  const listening = { element, search, drawing, forget, signal };
  for (const [name, value] of Object.entries({
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': panel.list.id,
    'aria-expanded': 'false',
  }))
    input.setAttribute(name, value);
  element.append(panel.root);
  listenToField({ ...listening, field });
  listenToPanel({ ...listening, panel, choose });
  form.addEventListener('submit', () => note(input.value), { signal });
  context.onPageRestore(search.close);
  signal.addEventListener('abort', () => {
    panel.root.remove();
    restore();
  });

  function draw(state: SearchState): void {
    const { isExpanded, active } = drawing.draw(state);
    input.setAttribute('aria-expanded', String(isExpanded));
    if (active) input.setAttribute('aria-activedescendant', active.id);
    else input.removeAttribute('aria-activedescendant');
    place();
    const { is, text } = newsOf(state);
    if (is === 'news') announce(text);
  }

  function newsOf(state: SearchState): { is: 'news' | 'nothing'; text: string } {
    const count = optionsOf(state).length;
    if (!state.isOpen) return { is: 'news', text: '' };
    if (state.answer === 'waiting' || state.answer === 'slow') return { is: 'nothing', text: '' };
    if (count > 0) return { is: 'news', text: t(count === 1 ? 'count_one' : 'count_other', { count }) };
    return { is: 'news', text: state.answer === 'shown' ? t('none', { query: state.query }) : '' };
  }

  /** The form is sent, or the shopper goes to a suggestion. */
  function note(typed: string, url?: string): void {
    const query = queryOf(typed);
    if (query === '') return;
    search.remember(query);
    trackSearch(context, query);
    bus.publish('search', { query, results: search.resultsOf(query), ...(url && { url }) });
  }

  /** The browser follows the link of an option by itself. */
  function choose(option: Option): void {
    switch (option.is) {
      case 'forget':
        search.forgetAll();
        return announce(t('forgottenAll'), 0);
      case 'recent':
        input.value = option.query;
        return submit(field);
      case 'all':
        return submit(field);
      case 'product':
        note(input.value, option.product.url!);
        return trackChoice(context, option.product, option.index, currency.code);
      default:
        return note(input.value, option.link.url!);
    }
  }

  function forget(query: string): void {
    search.forget(query);
    announce(t('forgotten', { query }), 0);
  }
}
