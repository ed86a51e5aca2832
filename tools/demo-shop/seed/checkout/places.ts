import type { PickupPoint } from '../../../../shared/contract/address.ts';

/** A pick-up location. */
export interface Spot {
  readonly id: string | number;
  readonly name: string;
  readonly address: PickupPoint;
}

export const warehouse: Spot = spot('magazijn', 'Zonshop magazijn', 'Zonneweg', '12', '', '3899 AZ', 'Zeewolde', 'nl');

/** The shop's own stores, one of them abroad. */
export const shops: readonly Spot[] = [
  spot(31, 'Zonshop Amsterdam', 'Overtoom', '141', 'H', '1054 HG', 'Amsterdam', 'nl'),
  spot(32, 'Zonshop Utrecht', 'Vredenburg', '40', '', '3511 BD', 'Utrecht', 'nl'),
  spot(33, 'Zonshop Eindhoven', 'Emmasingel', '18', 'A', '5611 AZ', 'Eindhoven', 'nl'),
  spot(34, 'Zonshop Zwolle', 'Diezerstraat', '77', '', '8011 RC', 'Zwolle', 'nl'),
  spot(41, 'Zonshop Antwerpen', 'Meir', '85', '', '2000', 'Antwerpen', 'be'),
];

export const parcelStores: readonly Spot[] = [
  spot('pp-1012', 'Primera Damrak', 'Damrak', '62', '', '1012 LM', 'Amsterdam', 'nl'),
  spot('pp-1053', 'Boekhandel Kinker', 'Kinkerstraat', '20', '', '1053 DV', 'Amsterdam', 'nl'),
  spot('pp-3511', 'Bruna Catharijne', 'Godebaldkwartier', '59', '', '3511 DT', 'Utrecht', 'nl'),
  spot('pp-9711', 'Kantoorboek Groningen', 'Herestraat', '103', '', '9711 LG', 'Groningen', 'nl'),
  spot('pp-2000', 'Dagbladhandel Groenplaats', 'Groenplaats', '21', '', '2000', 'Antwerpen', 'be'),
  spot('pp-9000', 'Krantenwinkel Korenmarkt', 'Korenmarkt', '3', '', '9000', 'Gent', 'be'),
];

function spot(
  id: string | number,
  name: string,
  street: string,
  house_number: string,
  house_number_addition: string,
  zip_code: string,
  city: string,
  country: string,
): Spot {
  const address = { street, house_number, house_number_addition, zip_code, city, country, company: name };
  return { id, name, address };
}
