const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const BASE = 1000;

/** Writes a size in bytes as people read it, with one decimal at most: `1.5 MB` in English, `1,5 MB` elsewhere. */
export function formatBytes(bytes: number, locale: string): string {
  let size = bytes;
  let unit = 0;
  // What would be written as a thousand of one unit is one of the next.
  while (oneDecimal(size) >= BASE && unit < UNITS.length - 1) {
    size /= BASE;
    unit++;
  }
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(oneDecimal(size))} ${UNITS[unit]}`;
}

function oneDecimal(size: number): number {
  return Math.round(size * 10) / 10;
}
