export interface Product {
  readonly id: number;
  readonly name: string;
  readonly specs: readonly { readonly name: string; readonly value: string }[];
}

export const products: readonly Product[] = [
  { id: 4711, name: 'Growatt MIN 3000TL-XH', specs: [{ name: 'Vermogen', value: '3 kW' }] },
  { id: 430, name: 'JA Solar 430 Wp', specs: [{ name: 'Vermogen', value: '430 Wp' }] },
  { id: 512, name: 'MC4-connector set', specs: [{ name: 'Doorsnede', value: '4 mm²' }] },
];

export const countries = [
  { alpha_2_code: 'nl', name: 'Nederland' },
  { alpha_2_code: 'be', name: 'België' },
];
