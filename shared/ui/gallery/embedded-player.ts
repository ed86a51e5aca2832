const PLAYER =
  /^(?:https?:)?\/\/(?:(?:www\.)?youtube(?:-nocookie)?\.com\/embed|(player\.vimeo)\.com\/video)\/([\w-]+)(?:[/?#]|$)/;

/** The address of a YouTube or Vimeo player without tracking, for a player that an editor embedded; null for others. */
export function playerOf(address: string): string | null {
  const [, vimeo, id] = PLAYER.exec(address.trim()) ?? [];
  if (!id) return null;
  return vimeo ? `https://player.vimeo.com/video/${id}?dnt=1` : `https://www.youtube-nocookie.com/embed/${id}?rel=0`;
}
