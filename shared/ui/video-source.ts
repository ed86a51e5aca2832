/** Where a video comes from. */
export interface VideoSource {
  /** The service, by the name that people know. */
  readonly host: 'YouTube' | 'Vimeo';
  /** The address of its player, which starts at once and keeps track of nobody. */
  readonly url: string;
}

/** Vimeo counts its videos, YouTube writes codes (specification 002 §3). */
export function videoSource(code: string): VideoSource {
  const id = encodeURIComponent(code.trim());
  return /^\d+$/.test(id)
    ? { host: 'Vimeo', url: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` }
    : { host: 'YouTube', url: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` };
}
