import * as z from 'zod/mini';
import { optional, optionalText, wholeNumber } from './wire.ts';

/** Pictures and videos of a product (specification 002 §3); the shop may send bare addresses and codes. */

export const GalleryImage = z.object({
  url: z.string(),
  mobile_url: optionalText,
  thumbnail_url: optionalText,
  /** Pixels. */
  w: optional(wholeNumber),
  h: optional(wholeNumber),
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
  decode: (value) => (typeof value === 'string' ? { url: value } : value) as z.input<typeof GalleryImage>,
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
