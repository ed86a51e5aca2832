import { decimal, paragraphs, shopPrice, words } from './draft.ts';
import type { Draft } from './draft.ts';
import { specified, years } from './specifications.ts';

type Kind = 'string' | 'hybride' | 'micro';

/** Brand, model with `{w}` for watts and `{k}` for kilowatts, stock code, kind, phases, watts, euros at 3 kW. */
type Series = [brand: string, model: string, code: string, kind: Kind, phases: 1 | 3, watts: number[], euros: number];

const SERIES: Series[] = [
  ['Growatt', 'MIN {w}TL-XH', 'GRW-MIN{w}TLXH', 'hybride', 1, [2500, 3600, 4200, 4600, 5000, 6000], 649],
  ['Growatt', 'MIN {w}TL-X', 'GRW-MIN{w}TLX', 'string', 1, [2500, 3000, 3600, 4200, 4600, 5000, 6000], 469],
  ['Growatt', 'MIC {w}TL-X', 'GRW-MIC{w}TLX', 'string', 1, [750, 1000, 1500, 2000, 2500, 3000], 339],
  ['Growatt', 'MOD {w}TL3-X', 'GRW-MOD{w}TL3X', 'string', 3, [3000, 4000, 5000, 6000, 7000, 8000, 9000, 10000], 719],
  ['Growatt', 'MOD {w}TL3-XH', 'GRW-MOD{w}TL3XH', 'hybride', 3, [3000, 4000, 5000, 6000, 8000, 10000], 1049],
  ['Growatt', 'SPH {w}TL BL-UP', 'GRW-SPH{w}', 'hybride', 1, [3000, 3600, 4000, 4600, 5000, 6000], 1149],
  ['SMA', 'Sunny Boy {k}', 'SMA-SB{w}', 'string', 1, [1500, 2000, 2500, 3000, 3600, 4000, 5000, 6000], 879],
  ['SMA', 'Sunny Tripower {k}', 'SMA-STP{w}', 'string', 3, [3000, 4000, 5000, 6000, 8000, 10000], 1119],
  ['SMA', 'Sunny Boy Smart Energy {k}', 'SMA-SBSE{w}', 'hybride', 1, [3600, 4000, 5000, 6000], 1249],
  ['SMA', 'Sunny Tripower Smart Energy {k}', 'SMA-STPSE{w}', 'hybride', 3, [5000, 6000, 8000, 10000], 1499],
  ['SolarEdge', 'SE{w}H Home Wave', 'SE-{w}H', 'string', 1, [2200, 3000, 3500, 4000, 5000, 6000], 829],
  ['SolarEdge', 'SE{w} Home Hub', 'SE-{w}RWS', 'hybride', 1, [3000, 3680, 4000, 5000, 6000], 1199],
  ['SolarEdge', 'SE{k}K', 'SE-{w}K', 'string', 3, [3000, 4000, 5000, 7000, 8000, 10000], 1199],
  ['GoodWe', 'GW{w}-XS', 'GW-{w}XS', 'string', 1, [1000, 1500, 2000, 2500, 3000], 399],
  ['GoodWe', 'GW{w}-DNS-30', 'GW-{w}DNS', 'string', 1, [3000, 3600, 4200, 5000, 6000], 519],
  ['GoodWe', 'GW{w}-SDT-30', 'GW-{w}SDT', 'string', 3, [4000, 5000, 6000, 8000, 10000, 12000], 749],
  ['GoodWe', 'GW{w}-ES-20', 'GW-{w}ES', 'hybride', 1, [3000, 3600, 5000, 6000], 1099],
  ['GoodWe', 'GW{w}-ET', 'GW-{w}ET', 'hybride', 3, [5000, 6500, 8000, 10000], 1549],
  ['Huawei', 'SUN2000-{k}KTL-L1', 'HUA-SUN{w}L1', 'hybride', 1, [2000, 3000, 3680, 4000, 4600, 5000, 6000], 789],
  ['Huawei', 'SUN2000-{k}KTL-M1', 'HUA-SUN{w}M1', 'hybride', 3, [3000, 4000, 5000, 6000, 8000, 10000], 1099],
  ['Fronius', 'Primo GEN24 {k} Plus', 'FRO-PG{w}', 'hybride', 1, [3000, 3600, 4000, 5000, 6000], 1399],
  ['Fronius', 'Symo GEN24 {k} Plus', 'FRO-SG{w}', 'hybride', 3, [4000, 5000, 6000, 8000, 10000], 1849],
  ['Solis', 'S6-GR1P{k}K', 'SOL-GR1P{w}', 'string', 1, [2500, 3000, 3600, 4000, 5000, 6000], 429],
  ['Solis', 'S6-EH1P{k}K-L', 'SOL-EH1P{w}', 'hybride', 1, [3000, 3600, 4600, 5000, 6000], 1049],
  ['Sungrow', 'SG{k}RS', 'SUN-SG{w}RS', 'string', 1, [2000, 3000, 3600, 4000, 5000, 6000], 489],
  ['Sungrow', 'SH{k}RT', 'SUN-SH{w}RT', 'hybride', 3, [5000, 6000, 8000, 10000], 1599],
  ['FoxESS', 'S{w}-G2', 'FOX-S{w}', 'string', 1, [700, 1000, 1500, 2000, 2500, 3000], 359],
  ['FoxESS', 'H1-{k}-E-G2', 'FOX-H1{w}', 'hybride', 1, [3000, 3700, 4600, 5000, 6000], 1099],
  ['Victron Energy', 'MultiPlus-II 48/{w}', 'VIC-MP2-{w}', 'hybride', 1, [3000, 5000, 8000, 10000], 1049],
  ['Victron Energy', 'Phoenix Smart {w}', 'VIC-PHX{w}', 'string', 1, [1600, 2000, 3000, 5000], 899],
  ['Enphase', 'IQ8 {w} VA', 'ENP-IQ{w}', 'micro', 1, [290, 330, 366, 384], 149],
  ['Growatt', 'NEO {w}M-X', 'GRW-NEO{w}', 'micro', 1, [600, 800, 1600, 2000], 189],
];

const NOUN = { nl: 'omvormer', de: 'Wechselrichter', en: 'inverter' };
const KIND_WORDS = {
  string: { nl: 'string-omvormer', de: 'String-Wechselrichter', en: 'string inverter' },
  hybride: { nl: 'hybride omvormer', de: 'Hybrid-Wechselrichter', en: 'hybrid inverter' },
  micro: { nl: 'micro-omvormer', de: 'Mikro-Wechselrichter', en: 'micro-inverter' },
};
const PHASED = { nl: 'fase', de: 'phasiger', en: 'phase' };
/** A longer guarantee is a separate product. */
const GUARANTEES = [0, 20];

/** One list per series; the shop takes one product of each in turn. */
export const inverters: Draft[][] = GUARANTEES.flatMap((guarantee) =>
  SERIES.filter(([, , , kind]) => guarantee === 0 || kind !== 'micro').map((series) =>
    series[5].map((watts) => inverter(series, watts, guarantee)),
  ),
);

function inverter([brand, model, code, kind, phases, , euros]: Series, watts: number, guarantee: number): Draft {
  const name = model.replace('{w}', String(watts)).replace('{k}', (watts / 1000).toFixed(1));
  const long = guarantee > 0;
  const kilowatts = words((locale) => `${decimal(watts / 1000, locale)} kW`);
  const kindWords = KIND_WORDS[kind];
  return {
    sku: code.replace('{w}', String(watts)) + (long ? `-G${guarantee}` : ''),
    brand,
    category: `omvormers/${kind}`,
    name: words((locale) => {
      const noun = kind === 'micro' ? kindWords[locale] : NOUN[locale];
      return `${brand} ${name} ${noun}${long ? ` ${guaranteed(guarantee)[locale]}` : ''}`;
    }),
    description: paragraphs(
      {
        nl: `De ${brand} ${name} is een ${phases}-fase ${kindWords.nl} met een vermogen van ${kilowatts.nl}.`,
        de: `Der ${brand} ${name} ist ein ${phases}-phasiger ${kindWords.de} mit einer Leistung von ${kilowatts.de}.`,
        en: `The ${brand} ${name} is a ${phases}-phase ${kindWords.en} with a power of ${kilowatts.en}.`,
      },
      {
        nl: 'Je volgt de opbrengst in de app, en installeren gaat met stekkers aan de onderkant.',
        de: 'Den Ertrag zeigt die App, und angeschlossen wird mit Steckern an der Unterseite.',
        en: 'Its app shows the yield, and it is connected by plugs at the bottom.',
      },
    ),
    short: words((locale) => `${phases}-${PHASED[locale]} ${kindWords[locale]}, ${kilowatts[locale]}`),
    specifications: [
      specified('power', kilowatts),
      specified('phases', String(phases)),
      specified('trackers', watts < 2000 ? '1' : '2'),
      specified(
        'efficiency',
        words((locale) => `${decimal(97 + (watts % 7) / 5, locale)} %`),
      ),
      specified('protection', 'IP65'),
      years(long ? guarantee : 10),
    ],
    price: shopPrice(euros * (kind === 'micro' ? watts / 350 : 0.55 + watts / 6600) + (long ? 149 : 0)),
    has_tax_exemption: true,
  };
}

function guaranteed(count: number) {
  return { nl: `met ${count} jaar garantie`, de: `mit ${count} Jahren Garantie`, en: `with ${count}-year warranty` };
}
