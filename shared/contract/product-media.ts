import * as z from 'zod/mini';
import { isRecord, optional, optionalText, wholeNumber } from './wire.ts';

/** Pictures and videos of a product (specification 002 §3); the shop may send bare addresses and codes. */

export const GalleryImage = z.object({
  url: z.string(),
  mobile_url: optionalText,
  thumbnail_url: optionalText,
  /** Pixels. */
  w: optional(wholeNumber),
  h: optional(wholeNumber),
  /** How much of the width of its place the picture takes; anything but 1 to 100 says nothing. */
  size_percentage: z.codec(z.optional(z.unknown()), z.nullable(z.number()), {
    decode: percentage,
    encode: (value): unknown => value,
  }),
});
export type GalleryImage = z.infer<typeof GalleryImage>;

export const GalleryVideo = z.object({
  /** Id at YouTube, or at Vimeo when it is all digits. */
  code: z.string(),
  title: optionalText,
  url: optionalText,
});
export type GalleryVideo = z.infer<typeof GalleryVideo>;

/** A picture, or just its address. */
export const imageOrUrl = z.codec(z.unknown(), GalleryImage, {
  decode: (value) => (typeof value === 'string' ? { url: value } : withAddress(value)) as z.input<typeof GalleryImage>,
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
  const found = Number.parseFloat(String(value));
  return found >= 1 && found <= 100 ? found : null;
}

/** A picture that was only made for narrow windows, or only small, is better than none. */
function withAddress(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return { ...value, url: value['url'] || value['mobile_url'] || value['thumbnail_url'] };
}
