import { chanceOf } from './chance.ts';
import { slugOf, words, type Draft } from './draft.ts';

/** As many products as wanted: when every draft is taken, another edition of each follows, at another price. */
export function withEditions(drafts: readonly Draft[], count: number): Draft[] {
  return Array.from({ length: drafts.length === 0 ? 0 : count }, (_, at) => {
    const edition = 1 + Math.floor(at / drafts.length);
    const draft = drafts[at % drafts.length]!;
    return edition === 1 ? draft : editionOf(draft, edition);
  });
}

function editionOf(draft: Draft, edition: number): Draft {
  const sku = `${draft.sku}-E${edition}`;
  const factor = 0.7 + chanceOf(sku)() * 0.8;
  const name = words((locale) => `${draft.name[locale]} ${EDITION[locale]} ${edition}`);
  return {
    ...draft,
    sku,
    name,
    slug: `${slugOf(draft.name.nl).slice(0, 90)}-e${edition}`,
    price: Math.max(100, Math.round((draft.price * factor) / 100) * 100 - 5),
  };
}

const EDITION = { nl: 'uitvoering', de: 'Ausführung', en: 'edition' };
