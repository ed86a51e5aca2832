import * as z from 'zod/mini';
import { ifReadable, type PriceKeys } from './price-keys.ts';
import { linkUrl, pictureUrl } from './url.ts';
import { optionalText, wholeNumber } from './wire.ts';

const isPositive = (amount: number) => amount > 0;

/** The label of the producer's commercial guarantee of durability, shown in its proportions and colours. */
const GuaranteeLabel = z.object({
  /** Where the picture of the label is, as the producer supplies it. */
  image: pictureUrl,
  /** The width of the picture in pixels, in which it opens. */
  width: wholeNumber,
  /** Its height in pixels. */
  height: wholeNumber,
  /** The years of the guarantee, for the text alternative. */
  years: ifReadable(wholeNumber, isPositive),
  /** The text alternative: all that the label says. Without it, what such a label is, and its years. */
  alt: ifReadable(optionalText),
  /** Where the guarantee is described; a link beside the label in full size. */
  url: ifReadable(linkUrl),
});
export type GuaranteeLabel = z.infer<typeof GuaranteeLabel> & { readonly image: string };

/** `A` to `G`; also `A+` to `A+++` for a product whose label still has them. */
const EnergyClass = z.string().check(z.regex(/^(?:[A-G]|A\+{1,3})$/));

/** The energy class of a product. */
const EnergyLabel = z.object({
  class: EnergyClass,
  /** Where the picture of the energy label is, which the arrow opens. */
  image: ifReadable(pictureUrl),
  /** The product information sheet; a link beside the arrow. */
  sheet: ifReadable(linkUrl),
  /** The best and the worst class, such as `["A+++", "D"]`; A to G where it is missing. */
  scale: ifReadable(z.array(EnergyClass), ({ length }) => length === 2),
});
type EnergyLabel = z.infer<typeof EnergyLabel>;

const Labels = z.object({
  guarantee_label: ifReadable(
    GuaranteeLabel,
    ({ image, width, height }) => image !== null && isPositive(width) && isPositive(height),
  ),
  energy_label: ifReadable(EnergyLabel),
});

export type LabelKeys = Pick<PriceKeys, 'guarantee_label' | 'energy_label'>;

/** Reads the labels of a product. Only the code that shows them needs it, so pages without labels do not load it. */
export function readLabels(product: LabelKeys): {
  guarantee?: GuaranteeLabel | undefined;
  energy?: EnergyLabel | undefined;
} {
  const { guarantee_label, energy_label } = z.decode(Labels, product);
  return { guarantee: guarantee_label as GuaranteeLabel | undefined, energy: energy_label };
}
