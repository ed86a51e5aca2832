const LENGTH = /^\d*\.?\d+(px|r?em|ch|ex|lh|rlh|[dls]?v[wi]|%)?$/;

/** Whether the text is a number of pixels or a CSS length. */
export function isWidth(text: string): boolean {
  return LENGTH.test(text.trim());
}

/** The width as a CSS length; a number without a unit is in pixels. */
export function widthOf(text: string): string {
  const length = text.trim();
  return Number.isNaN(Number(length)) ? length : `${length}px`;
}
