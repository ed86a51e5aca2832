export type VideoProvider = 'youtube' | 'vimeo';

export interface VideoSource {
  /** Display name of the provider. */
  readonly host: 'YouTube' | 'Vimeo';
  /** Address of the player, with autoplay and without tracking. */
  readonly url: string;
}

/** An address of a video page or player: the id is in the path, at Vimeo possibly after other segments, or in `v`. */
const ADDRESS =
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|vimeo\.com\/(?:[\w-]+\/)*?(?=\d+(?:[/?#]|$)))([\w-]+)/;
const VIMEO = /vimeo\.com\//;

/**
 * An id of digits only is a Vimeo id, any other a YouTube id, unless `provider` is given.
 *
 * @param code the id or the address of the video
 */
export function videoSource(code: string, provider?: VideoProvider | null): VideoSource {
  const id = encodeURIComponent(ADDRESS.exec(code)?.[1] ?? code.trim());
  const isVimeo = provider ? provider === 'vimeo' : VIMEO.test(code) || /^\d+$/.test(id);
  return isVimeo
    ? { host: 'Vimeo', url: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` }
    : { host: 'YouTube', url: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` };
}

/** Whether an address is that of a YouTube or Vimeo video. */
export function isVideoAddress(url: string): boolean {
  return ADDRESS.test(url);
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)|^data:image\//i;
const OF_PROVIDER = /(?:ytimg|youtube|youtube-nocookie|vimeo|vimeocdn)\.com\//i;

/** The address of a picture; null for other files and for pictures on the provider's hosts. */
export function ownPoster(url: string | null | undefined): string | null {
  return url && PICTURE.test(url) && !OF_PROVIDER.test(url) ? url : null;
}
