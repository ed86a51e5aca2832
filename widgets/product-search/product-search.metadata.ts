import * as z from 'zod/mini';
import { suggestSearch } from '../../shared/contract/search.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Zoekveld met suggesties', de: 'Suchfeld mit Vorschlägen', en: 'Search field with suggestions' },
  text: {
    nl: 'Toont tijdens het typen producten, categorieën, merken en eerdere zoekopdrachten.',
    de: 'Zeigt beim Tippen Produkte, Kategorien, Marken und frühere Suchen.',
    en: 'Shows products, categories, brands and recent searches while a shopper types.',
  },
  group: 'choosing',
  inputs: {
    suggestUrl: {
      nl: 'Waar de suggesties vandaan komen.',
      de: 'Woher die Vorschläge kommen.',
      en: 'Where the suggestions come from.',
    },
    recent: {
      nl: 'Onthoudt de laatste zoekopdrachten in deze browser.',
      de: 'Merkt sich die letzten Suchen in diesem Browser.',
      en: 'Remembers the latest searches in this browser.',
    },
  },
  labels: {
    suggestUrl: { nl: 'Adres van de suggesties', de: 'Adresse der Vorschläge', en: 'Address of the suggestions' },
    recent: { nl: 'Eerdere zoekopdrachten', de: 'Frühere Suchen', en: 'Recent searches' },
  },
  schema: z.object({ suggestUrl: z._default(z.string(), '/search/suggest'), recent: z._default(z.boolean(), true) }),
  calls: { suggestSearch },
  publishes: ['products-searched'],
  subscribes: [],
  example: `<div data-widget="product-search">
  <form action="/zoeken" role="search">
    <label for="zoek">Zoek een product</label>
    <input id="zoek" type="search" name="q">
    <button type="submit">Zoeken</button>
  </form>
</div>`,
};
