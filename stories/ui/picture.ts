import { drawPicture, type PictureKind } from '../../tests/storefront/seed/pictures.ts';

/** A drawn product, as a story can show it without a server. */
export function picture(kind: PictureKind, brand = 'Growatt'): string {
  const drawing = drawPicture({ kind, id: `${kind}-1`, brand, name: kind, isSecondChance: false });
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** The longest name in the shop, and one that has no place to break. */
export const LONG_NAME =
  'Growatt MIN 6000TL-XH hybride omvormer met geïntegreerde DC-schakelaar, wifi-module en tien jaar garantie';
export const UNBREAKABLE_NAME = 'Photovoltaikanlagenüberspannungsschutzeinrichtung-GRWMIN6000TLXHDCSWITCH';
