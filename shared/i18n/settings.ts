import type { Currency } from '../format/price.ts';
import type { Locale } from './languages.ts';
import { readCurrency } from '../format/read-currency.ts';

/**
 * The page's settings for what widgets show. Those of calls and events are in `shared/http/call-settings.ts`; those of the
 * engine alone, such as `telemetry`, in `loader/settings.ts`.
 */
export interface Settings {
  readonly locale: Locale;
  readonly currency: Currency;
  /** The host of the content for content modals, such as `content.example.nl`. */
  readonly contentDomain: string;
  /** The shopper has chosen to buy without VAT. */
  readonly taxExemptionSelected: boolean;
  /** The standard rate as a percentage. */
  readonly vatRate: number;
  /** The shop's own texts, by widget and key. They take precedence. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Of a widget, not of the page: its input `headingLevel`. */
  readonly headingLevel?: unknown;
}

/** Reads the settings. A missing or invalid value has a default. The loader decides `locale`. */
export function readSettings(written: unknown, locale: Locale): Settings {
  const page = record(written);
  return {
    locale,
    currency: readCurrency(page['currency']),
    contentDomain: host(page['contentDomain']) ?? location.host,
    taxExemptionSelected: ['true', '1'].includes(String(page['taxExemptionSelected'])),
    vatRate: number(page['vatRate']) ?? 21,
    texts: record(page['texts']) as Settings['texts'],
  };
}

/** Origins that widgets may call in addition to the page's own, such as `https://forms.example.nl`. */
export function allowedOrigins(written: unknown): readonly string[] {
  const origins = record(written)['allowedOrigins'];
  return Array.isArray(origins) ? origins.filter((origin) => text(origin) !== undefined) : [];
}

/** A host with an optional port. Anything else could be another address. */
function host(value: unknown): string | undefined {
  const written = text(value);
  return written && /^[\w.-]+(?::\d+)?$/.test(written) ? written : undefined;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function number(value: unknown): number | undefined {
  return value === null || value === undefined || value === '' || !Number.isFinite(Number(value))
    ? undefined
    : Number(value);
}
