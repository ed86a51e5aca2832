import type { Locale, Words } from '../../rules/language.ts';
import type { Listing } from '../../rules/overview/listings.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { SEO_TEXTS } from './seo-texts.ts';

const SUBITEMS: Words = { nl: 'Soorten', de: 'Arten', en: 'Kinds' };
const CATEGORIES: Words = { nl: 'Categorieën', de: 'Kategorien', en: 'Categories' };

/** Name and texts at the top of a list. */
export function contentOf({ type, alias, name, intro, category, parent }: Listing, locale: Locale) {
  const more = type === 'category' && category ? (DESCRIPTIONS[category.slug] ?? []) : [];
  return {
    content_name: name,
    content: [intro, ...more.map((paragraph) => paragraph[locale])]
      .filter(Boolean)
      .map((text) => `<p>${text}</p>`)
      .join(''),
    main_name: parent?.name ?? name,
    alias,
    subitems_name: category ? SUBITEMS[locale] : CATEGORIES[locale],
  };
}

/** A text for one combination of filters, by the aliases of its brand and options. */
export interface SeoText {
  readonly brand?: string;
  /** Such as `aantal-fasen:3`. */
  readonly options: readonly string[];
  readonly name: string;
  /** Markup. */
  readonly content: string;
}

export function seoTextsOf({ type, category }: Listing, locale: Locale): SeoText[] {
  if (type !== 'category' || !category) return [];
  return (SEO_TEXTS[category.slug] ?? []).map(({ brand, options = [], name, content }) => ({
    ...(brand === undefined ? {} : { brand }),
    options,
    name: name[locale],
    content: `<p>${content[locale]}</p>`,
  }));
}
