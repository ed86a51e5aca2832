import type { Locale } from '../../rules/language.ts';

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** A number of bytes in readable form: `1,5 MB`. */
export function fileSize(bytes: number, locale: Locale): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** step;
  return `${amount.toLocaleString(locale, { maximumFractionDigits: 1 })} ${UNITS[step]}`;
}
