import type { Words } from '../rules/language.ts';
import { paragraphs, words } from './draft.ts';
import type { Draft } from './draft.ts';
import { sizeIn } from './sizes.ts';
import { specified } from './specifications.ts';

/** Brand, stock code, name, variants in amperes or size, euros, category. */
type Part = [
  brand: string,
  code: string,
  name: Words,
  sizes: string[],
  euros: number,
  category: 'connectoren' | 'schakelmateriaal',
];

const set = (nl: string, de: string, en: string): Words => ({ nl, de, en });

const PARTS: Part[] = [
  [
    'Stäubli',
    'STA-EVO2P',
    set('MC4-Evo 2 stekker', 'MC4-Evo 2 Stecker', 'MC4-Evo 2 plug'),
    ['4-6 mm²', '10 mm²'],
    2.1,
    'connectoren',
  ],
  [
    'Stäubli',
    'STA-EVO2S',
    set('MC4-Evo 2 contra', 'MC4-Evo 2 Buchse', 'MC4-Evo 2 socket'),
    ['4-6 mm²', '10 mm²'],
    2.1,
    'connectoren',
  ],
  ['Stäubli', 'STA-Y', set('MC4 Y-splitter', 'MC4 Y-Verteiler', 'MC4 Y branch'), ['plus', 'min'], 9.5, 'connectoren'],
  [
    'Stäubli',
    'STA-CAP',
    set('MC4 afdichtkap', 'MC4 Verschlusskappe', 'MC4 sealing cap'),
    ['stekker', 'contra'],
    1.4,
    'connectoren',
  ],
  [
    'Stäubli',
    'STA-PANEL',
    set('MC4 chassisdeel', 'MC4 Einbaustecker', 'MC4 panel connector'),
    ['4-6 mm²', '10 mm²'],
    4.9,
    'connectoren',
  ],
  [
    'Weidmüller',
    'WEI-PVS',
    set('PV-Stick connector', 'PV-Stick-Steckverbinder', 'PV-Stick connector'),
    ['plus', 'min', 'set'],
    3.6,
    'connectoren',
  ],
  [
    'Weidmüller',
    'WEI-WMK',
    set('Kabelmarkering PV', 'Kabelmarkierer PV', 'PV cable marker'),
    ['50 stuks', '100 stuks'],
    12.5,
    'connectoren',
  ],
  [
    'Enphase',
    'ENP-QCABLE',
    set('Q-kabel met connector', 'Q-Kabel mit Stecker', 'Q cable with connector'),
    ['1,3 m', '2,0 m', '2,3 m'],
    22.5,
    'connectoren',
  ],
  [
    'Pylontech',
    'PYL-CABLE',
    set('Batterijkabelset', 'Batteriekabelsatz', 'Battery cable set'),
    ['2 m', '3 m', '5 m'],
    49.5,
    'connectoren',
  ],
  [
    'Eaton',
    'EAT-MCB',
    set('Installatieautomaat B', 'Leitungsschutzschalter B', 'Miniature circuit breaker B'),
    ['10 A', '16 A', '20 A', '25 A', '32 A'],
    8.5,
    'schakelmateriaal',
  ],
  [
    'Eaton',
    'EAT-RCD',
    set('Aardlekschakelaar 30 mA', 'FI-Schutzschalter 30 mA', 'Residual current device 30 mA'),
    ['2p 40 A', '4p 40 A', '4p 63 A'],
    34.5,
    'schakelmateriaal',
  ],
  [
    'Eaton',
    'EAT-RCBO',
    set('Aardlekautomaat B', 'FI/LS-Schalter B', 'RCBO B'),
    ['16 A', '20 A', '25 A', '32 A'],
    42.5,
    'schakelmateriaal',
  ],
  [
    'ABB',
    'ABB-DCSW',
    set('DC-schakelaar', 'DC-Trennschalter', 'DC isolator'),
    ['16 A', '25 A', '32 A'],
    29.5,
    'schakelmateriaal',
  ],
  [
    'ABB',
    'ABB-SPD',
    set('Overspanningsbeveiliging', 'Überspannungsschutz', 'Surge protection'),
    ['type 2 AC', 'type 2 DC', 'type 1+2 DC'],
    74.5,
    'schakelmateriaal',
  ],
  [
    'ABB',
    'ABB-SWITCH',
    set('Werkschakelaar', 'Reparaturschalter', 'Maintenance switch'),
    ['2p 20 A', '4p 20 A', '4p 40 A'],
    24.5,
    'schakelmateriaal',
  ],
  [
    'ABB',
    'ABB-BOX',
    set('PV-verdeelkast', 'PV-Verteiler', 'PV distribution board'),
    ['4 modules', '8 modules', '12 modules', '24 modules'],
    39.5,
    'schakelmateriaal',
  ],
];

export const electricalParts: Draft[] = PARTS.flatMap(([brand, code, name, sizes, euros, category]) =>
  sizes.map((size, index) => ({
    sku: `${code}-${index + 1}`,
    brand,
    category: `kabels-connectoren/${category}`,
    name: words((locale) => `${brand} ${name[locale]} ${sizeIn(size)[locale]}`),
    description: paragraphs({
      nl: `${name.nl} van ${brand}, gekeurd voor zonnestroom.`,
      de: `${name.de} von ${brand}, für Solarstrom zugelassen.`,
      en: `${name.en} by ${brand}, approved for solar power.`,
    }),
    short: null,
    specifications: [
      specified(category === 'connectoren' ? 'size' : 'current', sizeIn(size)),
      specified('protection', category === 'connectoren' ? 'IP68' : 'IP20'),
    ],
    price: Math.round(euros * (1 + index * 0.25) * 100),
    has_tax_exemption: false,
  })),
);
