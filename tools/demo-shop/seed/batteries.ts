import { decimal, measured, paragraphs, shopPrice, words } from './draft.ts';
import type { Draft } from './draft.ts';
import { specified, years } from './specifications.ts';

/** Brand, series, stock code, low or high voltage, kilowatt-hours of one module, modules in a stack, euros per kWh. */
type Series = [
  brand: string,
  series: string,
  code: string,
  isHigh: boolean,
  module: number,
  stacks: number[],
  euros: number,
];

const SERIES: Series[] = [
  ['Pylontech', 'US3000C', 'PYL-US3000C', false, 3.55, [1, 2, 3, 4, 5, 6], 289],
  ['Pylontech', 'US5000', 'PYL-US5000', false, 4.8, [1, 2, 3, 4, 5, 6], 275],
  ['Pylontech', 'Force H2', 'PYL-FH2', true, 3.55, [2, 3, 4, 5, 6, 7], 349],
  ['Pylontech', 'Force L2', 'PYL-FL2', false, 3.55, [1, 2, 3, 4, 5, 6], 335],
  ['BYD', 'Battery-Box Premium HVS', 'BYD-HVS', true, 2.56, [2, 3, 4, 5], 489],
  ['BYD', 'Battery-Box Premium HVM', 'BYD-HVM', true, 2.76, [3, 4, 5, 6, 7, 8], 459],
  ['BYD', 'Battery-Box Premium LVS', 'BYD-LVS', false, 4, [1, 2, 3, 4, 5, 6], 449],
  ['Growatt', 'ARK 2.5H-A1', 'GRW-ARK25H', true, 2.56, [3, 4, 5, 6, 7], 379],
  ['Growatt', 'APX P2', 'GRW-APXP2', true, 5, [1, 2, 3, 4, 5, 6], 349],
  ['Growatt', 'AXE 5.0L', 'GRW-AXE50L', false, 5, [1, 2, 3, 4], 299],
  ['Huawei', 'LUNA2000-S1', 'HUA-LUNAS1', true, 6.9, [1, 2, 3], 529],
  ['Huawei', 'LUNA2000-S0', 'HUA-LUNAS0', true, 5, [1, 2, 3, 4, 5, 6], 489],
  ['SolarEdge', 'Home Battery 400V', 'SE-BAT400', true, 9.7, [1, 2, 3], 589],
  ['SolarEdge', 'Home Battery 48V', 'SE-BAT48', false, 4.6, [1, 2, 3, 4, 5], 559],
  ['Enphase', 'IQ Battery 5P', 'ENP-BAT5P', false, 5, [1, 2, 3, 4], 649],
  ['GoodWe', 'Lynx Home F G2', 'GW-LXF', true, 3.2, [3, 4, 5, 6, 7], 379],
  ['GoodWe', 'Lynx Home U', 'GW-LXU', false, 5.4, [1, 2, 3, 4], 329],
  ['FoxESS', 'ECS2900', 'FOX-ECS29', true, 2.88, [2, 3, 4, 5, 6, 7], 339],
  ['FoxESS', 'EP5', 'FOX-EP5', true, 5.18, [1, 2, 3, 4], 319],
  ['Sungrow', 'SBR', 'SUN-SBR', true, 3.2, [2, 3, 4, 5, 6, 7, 8], 399],
  ['Victron Energy', 'Lithium SuperPack 25,6 V', 'VIC-LSP', false, 2.56, [1, 2, 3, 4], 499],
  ['SMA', 'Home Storage', 'SMA-HST', true, 3.28, [1, 2, 3, 4, 5], 479],
  ['Sessy', 'Gen 2', 'SES-BAT', false, 5, [1, 2, 3, 4], 599],
];

const NOUN = { nl: 'thuisbatterij', de: 'Heimspeicher', en: 'home battery' };
const KITS = ['', 'kit'] as const;

const MODULE = { nl: 'module', de: 'Modul', en: 'module' };
const MODULES = { nl: 'modules', de: 'Module', en: 'modules' };
const WITH_CABLES = { nl: 'met kabelset', de: 'mit Kabelsatz', en: 'with cable set' };

export const batteries: Draft[][] = KITS.flatMap((kit) =>
  SERIES.map((series) => series[5].map((modules) => battery(series, modules, kit === 'kit'))),
);

function battery([brand, series, code, isHigh, perModule, , euros]: Series, modules: number, isKit: boolean): Draft {
  const capacity = Math.round(perModule * modules * 100) / 100;
  const size = measured(capacity, 'kWh');
  return {
    sku: `${code}-${modules}${isKit ? '-KIT' : ''}`,
    brand,
    category: isHigh ? 'thuisbatterijen/hoogspanning' : 'thuisbatterijen/laagspanning',
    name: words((locale) => {
      const named = `${brand} ${series} ${decimal(capacity, locale)} kWh`;
      return `${named} ${NOUN[locale]}${isKit ? ` ${WITH_CABLES[locale]}` : ''}`;
    }),
    description: paragraphs(
      {
        nl: `Met ${size.nl} opslag gebruik je 's avonds de stroom die je overdag hebt opgewekt.`,
        de: `Mit ${size.de} Speicher nutzt du abends den Strom, den du tagsüber erzeugt hast.`,
        en: `With ${size.en} of storage you use in the evening what you made during the day.`,
      },
      {
        nl: 'De cellen van lithium-ijzerfosfaat zijn veilig en gaan duizenden laadbeurten mee.',
        de: 'Die Zellen aus Lithium-Eisenphosphat sind sicher und halten Tausende Ladezyklen.',
        en: 'Its lithium iron phosphate cells are safe and last for thousands of charges.',
      },
    ),
    short: words((locale) => `${size[locale]}, ${modules} ${modules === 1 ? MODULE[locale] : MODULES[locale]}`),
    specifications: [
      specified('capacity', size),
      specified('chemistry', 'LiFePO4'),
      specified('voltage', isHigh ? `${modules * 102} V` : '48 V'),
      specified('cycles', '6000'),
      specified('protection', isHigh ? 'IP65' : 'IP55'),
      years(10),
    ],
    price: shopPrice(euros * capacity + 190 + (isKit ? 129 : 0)),
    has_tax_exemption: true,
  };
}
