import type { GalleryImage } from '../../shared/contract/product-media.ts';

/** The first picture in the server markup, with every address it has there. */
export interface PrintedPicture {
  readonly element: Element;
  readonly addresses: readonly string[];
}

const MAX_THUMBNAILS = 7;
/** The first picture keeps its own. */
const MAX_VIDEO_THUMBNAILS = MAX_THUMBNAILS - 1;

export interface Counts {
  readonly pictures: number;
  readonly videos: number;
}

/** The pictures and videos that have a thumbnail. */
export interface Thumbnails extends Counts {
  /** The index of the first picture. */
  readonly from: number;
}

/** The last picture comes before the first. */
export function previousOf(at: number, { pictures, videos }: Counts): number {
  return at > 0 ? at - 1 : pictures + videos - 1;
}

/** The last has no next. */
export function nextOf(at: number, counts: Counts): number {
  return isLast(at, counts) ? at : at + 1;
}

export function isLast(at: number, { pictures, videos }: Counts): boolean {
  return at >= pictures + videos - 1;
}

/**
 * Videos take the last of the seven places. The pictures move only as far as needed to show the current one and its
 * neighbours, so that thumbnails stay under the pointer.
 *
 * @param from the index of the first picture with a thumbnail before the change
 */
export function thumbnailsOf({ pictures, videos }: Counts, at: number, from: number): Thumbnails {
  const shownVideos = Math.min(videos, MAX_VIDEO_THUMBNAILS);
  const slots = Math.min(pictures, MAX_THUMBNAILS - shownVideos);
  const margin = slots > 2 ? 1 : 0;
  // Thumbnails of videos never move.
  const needed = at < pictures ? clamp(from, at + margin - slots + 1, at - margin) : from;
  return { pictures: slots, videos: shownVideos, from: clamp(needed, 0, pictures - slots) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Whether the picture has one of these addresses; either side may include the host. */
export function hasAddress({ url, mobile_url }: GalleryImage, addresses: readonly string[]): boolean {
  return addresses.some((address) =>
    [url, mobile_url].some((own) => own && (own.endsWith(address) || address.endsWith(own))),
  );
}
