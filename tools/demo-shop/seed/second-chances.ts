import { paragraphs, slugOf, words } from './draft.ts';
import type { Draft } from './draft.ts';
import type { Numbered } from './bundles.ts';
import { specified } from './specifications.ts';

const FLAWS = [
  { nl: 'Kras op de behuizing', de: 'Kratzer am Gehäuse', en: 'Scratch on the housing' },
  { nl: 'Beschadigde verpakking', de: 'Beschädigte Verpackung', en: 'Damaged packaging' },
  { nl: 'Retour, eenmaal uitgepakt', de: 'Rückläufer, einmal ausgepackt', en: 'Returned, unpacked once' },
  { nl: 'Showmodel', de: 'Ausstellungsstück', en: 'Display model' },
];

/** Returned single pieces, cheaper than the new product. */
export function secondChancesOf(stock: readonly Numbered[], count: number): Draft[] {
  const fitting = stock.filter(
    (product) => product.price > 5000 && !product.flags?.length && product.category !== null,
  );
  return Array.from({ length: Math.min(count, fitting.length) }, (_, index) =>
    secondChance(fitting[Math.floor((index * fitting.length) / count)]!, index),
  );
}

function secondChance(product: Numbered, index: number): Draft {
  const flaw = FLAWS[index % FLAWS.length]!;
  return {
    type: 'second-chance-product',
    sku: `SC-${product.sku}`,
    slug: `tweede-kans/${slugOf(product.name.nl)}-${index + 1}`,
    brand: product.brand,
    category: product.category,
    name: words(
      (locale) =>
        `${product.name[locale]} (${{ nl: 'tweede kans', de: 'zweite Chance', en: 'second chance' }[locale]})`,
    ),
    description: paragraphs(words((locale) => `${flaw[locale]}. ${TESTED[locale]}`)),
    short: flaw,
    specifications: [...product.specifications, specified('condition', flaw)],
    price: Math.floor((product.price * (0.9 - (index % 4) * 0.08)) / 100) * 100,
    from_price: product.price,
    stock: 1,
    rating: null,
    reviews: 0,
    extra_power_credits: 0,
    second_chance_of: product.id,
    has_tax_exemption: product.has_tax_exemption,
    flags: [],
  };
}

const TESTED = {
  nl: 'Getest en volledig werkend, met twee jaar garantie.',
  de: 'Geprüft und voll funktionsfähig, mit zwei Jahren Garantie.',
  en: 'Tested and fully working, with a two-year warranty.',
};
