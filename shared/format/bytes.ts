const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const BASE = 1000;

/** Formats a size in bytes with at most one decimal: `1.5 MB` in English, `1,5 MB` otherwise. */
export function formatBytes(bytes: number, locale: string): string {
  let size = bytes;
  let unit = 0;
  // A size that rounds to 1000 of a unit is 1 of the next.
  while (oneDecimal(size) >= BASE && unit < UNITS.length - 1) {
    size /= BASE;
    unit++;
  }
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(oneDecimal(size))} ${UNITS[unit]}`;
}

function oneDecimal(size: number): number {
  return Math.round(size * 10) / 10;
}
