import { paragraphs, words } from './draft.ts';
import type { Draft } from './draft.ts';
import { specified, years } from './specifications.ts';

/** A draft with an id. */
export type Numbered = Draft & { id: string };

const PANELS_IN_A_BUNDLE = [6, 8, 10, 12, 14, 16, 18, 20];

/** Complete systems from existing products: panels, a matching inverter, and a mounting set. */
export function bundlesFrom(stock: readonly Numbered[], count: number): Draft[] {
  const panels = stock.filter(
    (product) => /glas-glas|full-black/.test(product.category ?? '') && !product.second_chance_of,
  );
  const inverters = stock.filter((product) => /string|hybride/.test(product.category ?? '') && !product.flags?.length);
  const mountings = stock.filter((product) => /pannendak|plat-dak/.test(product.category ?? ''));
  if (panels.length === 0 || inverters.length === 0 || mountings.length === 0) return [];
  return Array.from({ length: count }, (_, index) =>
    bundle(
      PANELS_IN_A_BUNDLE[index % PANELS_IN_A_BUNDLE.length]!,
      panels[(index * 7) % panels.length]!,
      inverters[(index * 5) % inverters.length]!,
      mountings[(index * 3) % mountings.length]!,
      index,
    ),
  );
}

function bundle(pieces: number, panel: Numbered, inverter: Numbered, mounting: Numbered, index: number): Draft {
  const apart = pieces * panel.price + inverter.price + mounting.price;
  return {
    type: 'bundle',
    sku: `SET-${String(index + 1).padStart(3, '0')}-${pieces}`,
    brand: panel.brand,
    category: panel.category,
    name: {
      nl: `Zonnepanelenset ${pieces}× ${panel.name.nl} met ${inverter.name.nl}`,
      de: `Solarset ${pieces}× ${panel.name.de} mit ${inverter.name.de}`,
      en: `Solar set ${pieces}× ${panel.name.en} with ${inverter.name.en}`,
    },
    description: paragraphs({
      nl: `Complete set: ${pieces} panelen, de omvormer en ${mounting.name.nl}.`,
      de: `Komplettes Set: ${pieces} Module, der Wechselrichter und ${mounting.name.de}.`,
      en: `A complete set: ${pieces} panels, the inverter and ${mounting.name.en}.`,
    }),
    short: words((locale) => `${pieces} × ${panel.short?.[locale] ?? panel.name[locale]}`),
    specifications: [
      specified(
        'contents',
        words((locale) => `${pieces} × ${panel.name[locale]}, ${inverter.name[locale]}, ${mounting.name[locale]}`),
      ),
      years(10),
    ],
    // A set costs six percent less than its parts, in whole euros.
    price: Math.floor((apart * 0.94) / 100) * 100,
    from_price: apart,
    parts: [
      { id: panel.id, qty: pieces },
      { id: inverter.id, qty: 1 },
      { id: mounting.id, qty: 1 },
    ],
    has_tax_exemption: true,
  };
}
