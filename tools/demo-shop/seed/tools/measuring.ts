import type { Tool } from './tool.ts';
import { set } from './tool.ts';

/** Meters, testers, cameras and lasers. */
export const measuring: Tool[] = [
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
];
