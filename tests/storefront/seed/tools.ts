import type { Words } from '../rules/language.ts';
import { paragraphs, words } from './draft.ts';
import type { Draft } from './draft.ts';
import { sizeIn } from './sizes.ts';
import { specified, years } from './specifications.ts';

type Shelf = 'handgereedschap' | 'meetinstrumenten' | 'machines';
/** Brand, stock code, names, models or sizes, euros of the first one. */
type Tool = [brand: string, code: string, name: Words, models: string[], euros: number];

const set = (nl: string, de: string, en: string): Words => ({ nl, de, en });

const TOOLS: Record<Shelf, Tool[]> = {
  handgereedschap: [
    [
      'Wiha',
      'WIH-NUT',
      set('dopsleutel', 'Steckschlüssel', 'nut driver'),
      ['7 mm', '8 mm', '10 mm', '13 mm', '15 mm'],
      9.9,
    ],
    ['Wiha', 'WIH-BITS', set('bitset', 'Bitsatz', 'bit set'), ['7-delig', '13-delig', '31-delig', '61-delig'], 19.9],
    [
      'Knipex',
      'KNI-KEY',
      set('schakelkastsleutel', 'Schaltschrankschlüssel', 'control cabinet key'),
      ['00 11 01', '00 11 06', '00 11 07'],
      18.5,
    ],
    [
      'Knipex',
      'KNI-PLIER',
      set('tangsleutel', 'Zangenschlüssel', 'pliers wrench'),
      ['86 03 125', '86 03 150', '86 03 180', '86 03 250'],
      44.9,
    ],
    [
      'Knipex',
      'KNI-CRIMP',
      set('krimptang solarconnectoren', 'Crimpzange Solarstecker', 'crimping pliers for solar connectors'),
      ['97 49 65', '97 49 66', '97 49 68', '97 43 66'],
      129,
    ],
    [
      'Knipex',
      'KNI-STRIP',
      set('striptang', 'Abisolierzange', 'wire stripper'),
      ['12 12 02', '12 21 180', '12 42 195', '12 52 195', '16 95 01'],
      32.5,
    ],
    [
      'Knipex',
      'KNI-CUT',
      set('kabelschaar', 'Kabelschere', 'cable shears'),
      ['95 11 165', '95 16 200', '95 31 250', '95 32 320'],
      34.9,
    ],
    [
      'Knipex',
      'KNI-SIDE',
      set('zijkniptang', 'Seitenschneider', 'side cutters'),
      ['70 06 160', '70 06 180', '74 06 180', '74 06 200'],
      29.9,
    ],
    [
      'Knipex',
      'KNI-COBRA',
      set('Cobra waterpomptang', 'Cobra Wasserpumpenzange', 'Cobra water pump pliers'),
      ['87 01 150', '87 01 180', '87 01 250', '87 01 300', '87 01 400'],
      24.9,
    ],
    [
      'Knipex',
      'KNI-FERR',
      set('adereindhulstang', 'Aderendhülsenzange', 'ferrule pliers'),
      ['97 53 04', '97 53 14', '97 55 04', '97 55 14'],
      119,
    ],
    [
      'Knipex',
      'KNI-VDE',
      set('VDE-combinatietang', 'VDE-Kombizange', 'VDE combination pliers'),
      ['03 06 160', '03 06 180', '03 06 200'],
      27.5,
    ],
    [
      'Wiha',
      'WIH-SLIM',
      set('VDE-schroevendraaier slimFix', 'VDE-Schraubendreher slimFix', 'VDE screwdriver slimFix'),
      ['PZ1', 'PZ2', 'SL3,5', 'SL4', 'SL5,5'],
      7.9,
    ],
    [
      'Wiha',
      'WIH-SET',
      set('schroevendraaierset', 'Schraubendrehersatz', 'screwdriver set'),
      ['6-delig', '7-delig', '12-delig'],
      34.9,
    ],
    [
      'Wiha',
      'WIH-TORQ',
      set(
        'momentschroevendraaier TorqueVario-S',
        'Drehmomentschraubendreher TorqueVario-S',
        'torque screwdriver TorqueVario-S',
      ),
      ['0,8-5,0 Nm', '1,0-5,0 Nm', '2,0-7,0 Nm'],
      169,
    ],
    [
      'Wiha',
      'WIH-HEX',
      set('inbussleutelset', 'Stiftschlüsselsatz', 'hex key set'),
      ['9-delig', '9-delig lang', '13-delig'],
      19.9,
    ],
    [
      'Stäubli',
      'STA-CRIMP',
      set('krimptang MC4', 'Crimpzange MC4', 'MC4 crimping pliers'),
      ['PV-CZM-60100A', 'PV-CZM-61100A', 'PV-CZM-41100A'],
      249,
    ],
    [
      'Stäubli',
      'STA-KEY',
      set('montagesleutel MC4', 'Montageschlüssel MC4', 'MC4 assembly tool'),
      ['PV-MS', 'PV-MS-PLS', 'PV-RWZ'],
      9.9,
    ],
    [
      'Weidmüller',
      'WEI-STRIPAX',
      set('stripax striptang', 'stripax Abisolierzange', 'stripax wire stripper'),
      ['6 mm²', '10 mm²', '16 mm²', 'PV'],
      69,
    ],
  ],
  meetinstrumenten: [
    [
      'Fluke',
      'FLU-LOOP',
      set('aardingstester', 'Erdungstester', 'earth ground tester'),
      ['1621', '1623-2', '1625-2', '1630-2 FC'],
      899,
    ],
    [
      'Fluke',
      'FLU-PQ',
      set('vermogensanalysator', 'Leistungsanalysator', 'power analyser'),
      ['1736', '1738', '1775', '1777'],
      3999,
    ],
    [
      'Weidmüller',
      'WEI-TEST',
      set('doorgangstester', 'Durchgangsprüfer', 'continuity tester'),
      ['Combi', 'Check', 'Digi'],
      39.9,
    ],
    [
      'Fluke',
      'FLU-MM',
      set('digitale multimeter', 'Digitalmultimeter', 'digital multimeter'),
      ['113', '115', '117', '175', '179', '87V', '87V MAX'],
      169,
    ],
    [
      'Fluke',
      'FLU-CLAMP',
      set('stroomtang', 'Strommesszange', 'clamp meter'),
      ['323', '324', '325', '374 FC', '375 FC', '376 FC', '377 FC', '393 FC'],
      159,
    ],
    [
      'Fluke',
      'FLU-TEST',
      set('spanningstester', 'Spannungsprüfer', 'voltage tester'),
      ['T90', 'T110', 'T130', 'T150', '1AC-II', '2AC'],
      59,
    ],
    [
      'Fluke',
      'FLU-INST',
      set('installatietester', 'Installationstester', 'installation tester'),
      ['1662', '1663', '1664 FC', '1673 FC'],
      1099,
    ],
    [
      'Fluke',
      'FLU-IR',
      set('isolatiemeter', 'Isolationsmessgerät', 'insulation tester'),
      ['1503', '1507', '1587 FC', '1535'],
      549,
    ],
    [
      'Fluke',
      'FLU-TI',
      set('warmtebeeldcamera', 'Wärmebildkamera', 'thermal camera'),
      ['PTi120', 'TiS20+', 'TiS55+', 'TiS75+', 'Ti480 PRO'],
      999,
    ],
    [
      'Fluke',
      'FLU-SOL',
      set('zonnestroommeter', 'Solarmessgerät', 'solar irradiance meter'),
      ['IRR1-SOL', 'IRR2-BT', 'SMFT-1000'],
      749,
    ],
    [
      'Fluke',
      'FLU-LEAD',
      set('meetsnoerenset', 'Messleitungssatz', 'test lead set'),
      ['TL71', 'TL75', 'TL175', 'TL238'],
      24.9,
    ],
    [
      'Bosch Professional',
      'BOS-GLM',
      set('laserafstandsmeter', 'Laser-Entfernungsmesser', 'laser distance meter'),
      ['GLM 20', 'GLM 40', 'GLM 50 C', 'GLM 50-27 CG', 'GLM 120 C'],
      59,
    ],
    [
      'Bosch Professional',
      'BOS-GLL',
      set('kruislijnlaser', 'Kreuzlinienlaser', 'cross line laser'),
      ['GLL 2-10', 'GLL 3-15 X', 'GLL 3-60 XG', 'GLL 3-80 C'],
      79,
    ],
    [
      'Bosch Professional',
      'BOS-GMS',
      set('leidingzoeker', 'Leitungssucher', 'wall scanner'),
      ['GMS 100 M', 'GMS 120', 'D-tect 120', 'D-tect 200 C'],
      69,
    ],
  ],
  machines: [
    [
      'Makita',
      'MAK-DJV',
      set('accudecoupeerzaag', 'Akku-Stichsäge', 'cordless jigsaw'),
      ['DJV180', 'DJV181', 'DJV182', 'DJV185'],
      129,
    ],
    [
      'Makita',
      'MAK-DJR',
      set('accureciprozaag', 'Akku-Säbelsäge', 'cordless reciprocating saw'),
      ['DJR183', 'DJR185', 'DJR186', 'DJR187', 'DJR188'],
      119,
    ],
    [
      'Makita',
      'MAK-DTW',
      set('accuslagmoersleutel', 'Akku-Schlagschrauber', 'cordless impact wrench'),
      ['DTW180', 'DTW181', 'DTW285', 'DTW300', 'DTW701'],
      139,
    ],
    [
      'Bosch Professional',
      'BOS-GST',
      set('accudecoupeerzaag', 'Akku-Stichsäge', 'cordless jigsaw'),
      ['GST 12V-70', 'GST 18V-125 B', 'GST 18V-155 BC', 'GST 18V-LI B'],
      129,
    ],
    [
      'Bosch Professional',
      'BOS-GAS',
      set('accustofzuiger', 'Akku-Staubsauger', 'cordless vacuum cleaner'),
      ['GAS 12V', 'GAS 18V-1', 'GAS 18V-10 L'],
      79,
    ],
    [
      'Makita',
      'MAK-DDF',
      set('accuschroefboormachine', 'Akku-Bohrschrauber', 'cordless drill driver'),
      ['DDF453', 'DDF482', 'DDF484', 'DDF485', 'DDF486', 'DDF487'],
      99,
    ],
    [
      'Makita',
      'MAK-DTD',
      set('accuslagschroevendraaier', 'Akku-Schlagschrauber', 'cordless impact driver'),
      ['DTD152', 'DTD153', 'DTD155', 'DTD157', 'DTD172', 'DTD173'],
      109,
    ],
    [
      'Makita',
      'MAK-DHR',
      set('accucombihamer', 'Akku-Kombihammer', 'cordless rotary hammer'),
      ['DHR171', 'DHR183', 'DHR202', 'DHR242', 'DHR264', 'DHR280'],
      189,
    ],
    [
      'Makita',
      'MAK-DGA',
      set('accuhaakse slijper', 'Akku-Winkelschleifer', 'cordless angle grinder'),
      ['DGA404', 'DGA504', 'DGA506', 'DGA511', 'DGA513'],
      139,
    ],
    [
      'Makita',
      'MAK-BL',
      set('accu LXT 18 V', 'Akku LXT 18 V', 'battery LXT 18 V'),
      ['BL1830B', 'BL1840B', 'BL1850B', 'BL1860B'],
      69,
    ],
    [
      'Bosch Professional',
      'BOS-GSR',
      set('accuschroefboormachine', 'Akku-Bohrschrauber', 'cordless drill driver'),
      ['GSR 12V-15', 'GSR 12V-35', 'GSR 18V-28', 'GSR 18V-55', 'GSR 18V-90 C', 'GSR 18V-110 C'],
      99,
    ],
    [
      'Bosch Professional',
      'BOS-GDX',
      set('accuslagmoersleutel', 'Akku-Drehschlagschrauber', 'cordless impact wrench'),
      ['GDX 18V-200', 'GDX 18V-210 C', 'GDR 18V-160', 'GDS 18V-300'],
      149,
    ],
    [
      'Bosch Professional',
      'BOS-GBH',
      set('accuboorhamer', 'Akku-Bohrhammer', 'cordless hammer drill'),
      ['GBH 18V-18', 'GBH 18V-21', 'GBH 18V-22', 'GBH 18V-26 F', 'GBH 18V-28 C'],
      159,
    ],
    [
      'Bosch Professional',
      'BOS-GWS',
      set('accuhaakse slijper', 'Akku-Winkelschleifer', 'cordless angle grinder'),
      ['GWS 12V-76', 'GWS 18V-7', 'GWS 18V-10', 'GWS 18V-15 C'],
      109,
    ],
    [
      'Bosch Professional',
      'BOS-GBA',
      set('accu 18 V', 'Akku 18 V', 'battery 18 V'),
      ['GBA 2,0 Ah', 'GBA 4,0 Ah', 'ProCORE 4,0 Ah', 'ProCORE 5,5 Ah', 'ProCORE 8,0 Ah'],
      59,
    ],
  ],
};

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
