import { paragraphs, words } from './draft.ts';
import type { Draft } from './draft.ts';
import { sizeIn } from './sizes.ts';
import { specified, years } from './specifications.ts';
import { handTools } from './tools/hand-tools.ts';
import { machines } from './tools/machines.ts';
import { measuring } from './tools/measuring.ts';
import type { Tool } from './tools/tool.ts';

type Shelf = 'handgereedschap' | 'meetinstrumenten' | 'machines';

const TOOLS: Record<Shelf, Tool[]> = { handgereedschap: handTools, meetinstrumenten: measuring, machines };

/** One list per kind of tool. */
export const tools: Draft[][] = (Object.keys(TOOLS) as Shelf[]).flatMap((shelf) =>
  TOOLS[shelf].map((tool) => tool[3].map((model, index) => drafted(shelf, tool, model, index))),
);

function drafted(shelf: Shelf, [brand, code, name, , euros]: Tool, model: string, index: number): Draft {
  return {
    sku: `${code}-${index + 1}`,
    brand,
    category: `gereedschap/${shelf}`,
    name: words((locale) => `${brand} ${name[locale]} ${sizeIn(model)[locale]}`),
    description: paragraphs({
      nl: `Dit gereedschap van ${brand} ligt goed in de hand en gaat jaren mee, ook bij dagelijks werk op het dak.`,
      de: `Dieses Werkzeug von ${brand} liegt gut in der Hand und hält Jahre, auch bei täglicher Arbeit auf dem Dach.`,
      en: `This tool by ${brand} lies well in the hand and lasts for years, even with daily work on the roof.`,
    }),
    short: words((locale) => name[locale]),
    specifications: [
      specified('brandSeries', sizeIn(model)),
      ...(shelf === 'machines' ? [specified('voltage', '18 V')] : []),
      years(shelf === 'machines' ? 3 : 2),
    ],
    price: Math.round(euros * (1 + index * 0.22) * 20) * 5,
    has_tax_exemption: false,
  };
}
