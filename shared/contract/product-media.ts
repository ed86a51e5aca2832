import * as z from 'zod/mini';
import { isPicture } from '../rules/url.ts';
import { pictureUrl } from './url.ts';
import { anyForm, isRecord, missable, optional, optionalList, optionalText, wholeNumber } from './wire.ts';

/** Pictures and videos of a product; the shop may send only addresses and codes. */

export const GalleryImage = z.object({
  /** The large picture. One of the other addresses serves where it is missing. */
  url: z.string(),
  /** The picture for narrow windows; `url` where it is missing. */
  mobile_url: pictureUrl,
  /** The small picture; `url` where it is missing. */
  thumbnail_url: pictureUrl,
  /** Pixels. */
  w: optional(wholeNumber),
  /** Pixels. The size is used only with both. */
  h: optional(wholeNumber),
  /** Width of the picture as a percentage of its container; values outside 1 to 100 are ignored. */
  size_percentage: anyForm(z.nullable(z.number()), percentage),
});
export type GalleryImage = z.infer<typeof GalleryImage>;

export const GalleryVideo = z.object({
  /** Id at YouTube, or at Vimeo when it is all digits. */
  code: z.string(),
  /** The name of the video. */
  title: optionalText,
  /** Of a picture, or of the page of the video. */
  url: pictureUrl,
});
export type GalleryVideo = z.infer<typeof GalleryVideo>;

/** A picture, or just its address. */
const imageOrUrl = z.codec(z.unknown(), GalleryImage, {
  decode: (value) =>
    (typeof value === 'string' ? { url: value || undefined } : withAddress(value)) as z.input<typeof GalleryImage>,
  encode: (value): unknown => value,
});

/** A video, or just its code. */
export const videoOrCode = z.codec(z.unknown(), GalleryVideo, {
  decode: (value) =>
    (typeof value === 'string' || typeof value === 'number' ? { code: String(value) } : value) as z.input<
      typeof GalleryVideo
    >,
  encode: (value): unknown => value,
});

/** May be written with its sign: `60%`. */
function percentage(value: unknown): number | null {
  const percent = Number.parseFloat(String(value));
  return percent >= 1 && percent <= 100 ? percent : null;
}

/** Where a picture is, by the sizes in which the shop has it; one that was only made small is better than none. */
function addressesOf(value: unknown): unknown[] {
  return (isRecord(value) ? [value['url'], value['mobile_url'], value['thumbnail_url']] : [value]).filter(Boolean);
}

function isSafe(address: unknown): boolean {
  return typeof address !== 'string' || isPicture(address);
}

function withAddress(value: unknown): unknown {
  return isRecord(value) ? { ...value, url: addressesOf(value).find(isSafe) } : value;
}

/** Pictures; a picture without a valid URL is left out. */
export const pictures = optionalList(missable(imageOrUrl), (value) => {
  const addresses = addressesOf(value);
  return addresses.length === 0 || addresses.some(isSafe);
});
