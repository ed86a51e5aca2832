import { drawPicture, type PictureKind } from '../../tools/demo-shop/seed/pictures.ts';

/** Categories of the demo shop with a picture of the same kind of product. */
const CATEGORIES: Readonly<Partial<Record<PictureKind, string>>> = {
  inverter: 'omvormers',
  panel: 'zonnepanelen',
  battery: 'thuisbatterijen',
  mounting: 'montagemateriaal',
  cable: 'kabels-connectoren',
};

/** A drawn product as a data URL; the hash names a similar picture of the demo shop. */
export function picture(kind: PictureKind, brand = 'Growatt'): string {
  const drawing = drawPicture({ kind, id: `${kind}-1`, brand, name: kind, isSecondChance: false });
  return `data:image/svg+xml,${encodeURIComponent(drawing)}#/media/c/${CATEGORIES[kind] ?? 'gereedschap'}.svg`;
}

/** The longest name in the shop, and one without a break opportunity. */
export const LONG_NAME =
  'Growatt MIN 6000TL-XH hybride omvormer met geïntegreerde DC-schakelaar, wifi-module en tien jaar garantie';
export const UNBREAKABLE_NAME = 'Photovoltaikanlagenüberspannungsschutzeinrichtung-GRWMIN6000TLXHDCSWITCH';
