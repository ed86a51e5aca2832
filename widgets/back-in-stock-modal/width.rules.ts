const LENGTH = /^\d*\.?\d+(px|r?em|ch|ex|lh|rlh|[dls]?v[wi]|%)?$/;

/** Whether a page may ask for this width. */
export function isWidth(text: string): boolean {
  return LENGTH.test(text.trim());
}

/** The width as CSS writes it; a bare number means pixels. */
export function widthOf(text: string): string {
  const length = text.trim();
  return Number.isNaN(Number(length)) ? length : `${length}px`;
}
