/** A service that shows videos, as a page names it. */
export type VideoProvider = 'youtube' | 'vimeo';

/** Where a video comes from. */
export interface VideoSource {
  /** The service, by the name that people know. */
  readonly host: 'YouTube' | 'Vimeo';
  /** The address of its player, which starts at once and keeps track of nobody. */
  readonly url: string;
}

/** Editors paste what stands in the address bar: the id is in the path, at Vimeo perhaps deep in it, or behind `v=`. */
const ADDRESS =
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|vimeo\.com\/(?:[\w-]+\/)*?(?=\d+(?:[/?#]|$)))([\w-]+)/;
const VIMEO = /vimeo\.com\//;

/**
 * Vimeo counts its videos, YouTube writes codes (specification 002 §3); a page that knows better says so.
 *
 * @param code the id, or an address of the video
 */
export function videoSource(code: string, provider?: VideoProvider | null): VideoSource {
  const id = encodeURIComponent(ADDRESS.exec(code)?.[1] ?? code.trim());
  const isVimeo = provider ? provider === 'vimeo' : VIMEO.test(code) || /^\d+$/.test(id);
  return isVimeo
    ? { host: 'Vimeo', url: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` }
    : { host: 'YouTube', url: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` };
}

/** Whether an address is that of a video of these services. */
export function isVideoAddress(url: string): boolean {
  return ADDRESS.test(url);
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)|^data:image\//i;
const OF_SERVICE = /(?:ytimg|youtube|youtube-nocookie|vimeo|vimeocdn)\.com\//i;

/** An address, if it is that of a picture which the service of the video does not serve. */
export function ownPoster(url: string | null | undefined): string | null {
  return url && PICTURE.test(url) && !OF_SERVICE.test(url) ? url : null;
}
