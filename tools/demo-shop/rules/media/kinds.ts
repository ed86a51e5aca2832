import type { MediaType } from '../../../../shared/contract/media.ts';

export const MIB = 1024 * 1024;

/** The largest file of each type in bytes, inclusive. */
export const MOST_BYTES: Readonly<Record<MediaType, number>> = { image: 15 * MIB, pdf: 15 * MIB, video: 200 * MIB };

/** The number of first bytes that identify a type. */
export const TELLING = 1024;

interface Kind {
  readonly mime: string;
  isIn(text: string): boolean;
}

const at =
  (position: number, ...signatures: string[]) =>
  (text: string) =>
    signatures.some((signature) => text.startsWith(signature, position));

const box = (...brands: string[]) => at(4, ...brands.map((brand) => `ftyp${brand}`));

/** Accepted types by their first bytes. SVG is excluded because it can contain scripts. */
const KINDS: Readonly<Record<MediaType, readonly Kind[]>> = {
  image: [
    { mime: 'image/jpeg', isIn: at(0, '\xFF\xD8\xFF') },
    { mime: 'image/png', isIn: at(0, '\x89PNG\r\n\x1A\n') },
    { mime: 'image/gif', isIn: at(0, 'GIF87a', 'GIF89a') },
    { mime: 'image/webp', isIn: (text) => text.startsWith('RIFF') && text.startsWith('WEBP', 8) },
    { mime: 'image/avif', isIn: box('avif', 'avis') },
  ],
  // Some programs write a line or two before it.
  pdf: [{ mime: 'application/pdf', isIn: (text) => text.includes('%PDF-') }],
  video: [
    { mime: 'video/webm', isIn: at(0, '\x1A\x45\xDF\xA3') },
    { mime: 'video/quicktime', isIn: box('qt  ') },
    { mime: 'video/mp4', isIn: box('iso', 'mp4', 'avc1', 'M4V', 'dash', 'MSNV', '3gp') },
    { mime: 'video/ogg', isIn: at(0, 'OggS') },
  ],
};

/** The MIME type according to the first bytes, if it is accepted; the type that the browser sends is ignored. */
export function mimeOf(type: MediaType, start: Uint8Array): string | undefined {
  // Each byte becomes one character.
  const text = String.fromCharCode(...start.subarray(0, TELLING));
  return KINDS[type].find((kind) => kind.isIn(text))?.mime;
}
