import type { GalleryImage } from '../../shared/contract/product-media.ts';

/** The first picture as the page's server has printed it, and every address by which it may be known. */
export interface PrintedPicture {
  readonly element: Element;
  readonly addresses: readonly string[];
}

/** As many thumbnails as there are at most, and as many of them as videos may take (specification 002 §9). */
const SLOTS = 7;
const SLOTS_OF_VIDEOS = 6;

/** How many pictures and videos there are; the videos come after the pictures. */
export interface Amounts {
  readonly pictures: number;
  readonly videos: number;
}

/** What has a thumbnail: some pictures in a row, and after them the first videos. */
export interface Thumbnails extends Amounts {
  /** The first of the pictures. */
  readonly from: number;
}

/** The one before; before the first comes the last. */
export function previousOf(at: number, { pictures, videos }: Amounts): number {
  return at > 0 ? at - 1 : pictures + videos - 1;
}

/** The one after; the last stays. */
export function nextOf(at: number, amounts: Amounts): number {
  return isLast(at, amounts) ? at : at + 1;
}

export function isLast(at: number, { pictures, videos }: Amounts): boolean {
  return at >= pictures + videos - 1;
}

/**
 * Videos stand at the end of the seven. Where there are more pictures than places left, the row of pictures slides no
 * further than the shown one and its neighbours need, so that what a shopper points at stays in its place.
 *
 * @param from the first picture that had a thumbnail until now
 */
export function thumbnailsOf({ pictures, videos }: Amounts, at: number, from: number): Thumbnails {
  const shownVideos = Math.min(videos, SLOTS_OF_VIDEOS);
  const slots = Math.min(pictures, SLOTS - shownVideos);
  const margin = slots > 2 ? 1 : 0;
  // A video is always in its place, and moves no picture.
  const needed = at < pictures ? clamp(from, at + margin - slots + 1, at - margin) : from;
  return { pictures: slots, videos: shownVideos, from: clamp(needed, 0, pictures - slots) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Whether one of the addresses in the page's own HTML is that of the picture; one of the two may name the host too. */
export function isPrintedAs({ url, mobile_url }: GalleryImage, addresses: readonly string[]): boolean {
  return addresses.some((address) =>
    [url, mobile_url].some((own) => own && (own.endsWith(address) || address.endsWith(own))),
  );
}
