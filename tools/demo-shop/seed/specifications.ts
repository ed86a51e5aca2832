import type { Words } from '../rules/language.ts';
import { same } from './draft.ts';
import type { Specified } from './draft.ts';

const NAMES = {
  power: { nl: 'Vermogen', de: 'Leistung', en: 'Power' },
  phases: { nl: 'Aantal fasen', de: 'Phasen', en: 'Phases' },
  trackers: { nl: 'MPP-trackers', de: 'MPP-Tracker', en: 'MPP trackers' },
  efficiency: { nl: 'Rendement', de: 'Wirkungsgrad', en: 'Efficiency' },
  protection: { nl: 'Beschermingsklasse', de: 'Schutzart', en: 'Protection class' },
  warranty: { nl: 'Garantie', de: 'Garantie', en: 'Warranty' },
  cells: { nl: 'Aantal cellen', de: 'Zellenzahl', en: 'Cells' },
  size: { nl: 'Afmetingen', de: 'Abmessungen', en: 'Dimensions' },
  weight: { nl: 'Gewicht', de: 'Gewicht', en: 'Weight' },
  frame: { nl: 'Kleur frame', de: 'Rahmenfarbe', en: 'Frame colour' },
  capacity: { nl: 'Capaciteit', de: 'Kapazität', en: 'Capacity' },
  chemistry: { nl: 'Celtype', de: 'Zellchemie', en: 'Cell chemistry' },
  cycles: { nl: 'Laadcycli', de: 'Ladezyklen', en: 'Charge cycles' },
  voltage: { nl: 'Spanning', de: 'Spannung', en: 'Voltage' },
  roof: { nl: 'Daktype', de: 'Dachtyp', en: 'Roof type' },
  layout: { nl: 'Opstelling', de: 'Anordnung', en: 'Layout' },
  material: { nl: 'Materiaal', de: 'Material', en: 'Material' },
  crossSection: { nl: 'Doorsnede', de: 'Querschnitt', en: 'Cross-section' },
  length: { nl: 'Lengte', de: 'Länge', en: 'Length' },
  colour: { nl: 'Kleur', de: 'Farbe', en: 'Colour' },
  current: { nl: 'Stroom', de: 'Strom', en: 'Current' },
  contents: { nl: 'Inhoud', de: 'Inhalt', en: 'Contents' },
  brandSeries: { nl: 'Serie', de: 'Serie', en: 'Series' },
  condition: { nl: 'Staat', de: 'Zustand', en: 'Condition' },
  startVoltage: { nl: 'Startspanning', de: 'Startspannung', en: 'Starting voltage' },
  highestVoltage: { nl: 'Hoogste ingangsspanning', de: 'Höchste Eingangsspannung', en: 'Highest input voltage' },
  noise: { nl: 'Geluid', de: 'Geräusch', en: 'Noise' },
  connection: { nl: 'Verbinding', de: 'Verbindung', en: 'Connectivity' },
  temperature: { nl: 'Bedrijfstemperatuur', de: 'Betriebstemperatur', en: 'Operating temperature' },
  battery: { nl: 'Passende accu’s', de: 'Passende Speicher', en: 'Matching batteries' },
} satisfies Record<string, Words>;

export interface Specification {
  /** Its index in the list above, so new ones go to the end. */
  readonly id: number;
  readonly key: keyof typeof NAMES;
  readonly name: Words;
}

export const SPECIFICATIONS: readonly Specification[] = Object.entries(NAMES).map(([key, name], index) => ({
  id: index + 1,
  key: key as keyof typeof NAMES,
  name,
}));

export function specified(name: keyof typeof NAMES, value: Words | string): Specified {
  return { name: NAMES[name], value: typeof value === 'string' ? same(value) : value };
}

export function years(count: number) {
  return specified('warranty', { nl: `${count} jaar`, de: `${count} Jahre`, en: `${count} years` });
}
