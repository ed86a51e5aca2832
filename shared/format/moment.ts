import { formatDate } from './date.ts';

/** With a zone: `2026-03-05T14:30:07Z`. */
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * Formats a timestamp to the second, by the clock of the shop: `05-03-2026 15:30:07`. Returns any text unchanged that is
 * no timestamp with a zone.
 */
export function formatMoment(raw: string, locale: string): string {
  const at = new Date(raw);
  if (!TIMESTAMP.test(raw) || Number.isNaN(at.getTime())) return raw;
  const time = at.toLocaleTimeString('nl-NL', { timeStyle: 'medium', timeZone: 'Europe/Amsterdam' });
  return `${formatDate(raw, locale)} ${time}`;
}
