import { isRecord } from '../../shared/contract/wire.ts';
import { LOCALES, type Locale } from '../../shared/i18n/languages.ts';
import { readJson } from '../doctor/read-json.ts';

/** What a page tells its widgets, read without a document: a run opens a few hundred pages. */
export interface PageFacts {
  /** Of `<meta name="csrf-token">`. */
  readonly token: string | null;
  /** Of `<meta name="ct">`. */
  readonly checkoutToken: string | null;
  readonly settings: Readonly<Record<string, unknown>>;
  /** In which the widgets of the page write. */
  readonly language: Locale;
}

export function readPageFacts(html: string): PageFacts {
  const [, script = ''] = /<script\b[^>]*\bdata-shop-settings\b[^>]*>([\s\S]*?)<\/script/i.exec(html) ?? [];
  const json = readJson(script);
  const settings = isRecord(json) ? json : {};
  return {
    token: metaIn(html, 'csrf-token'),
    checkoutToken: metaIn(html, 'ct'),
    settings,
    language: languageIn(html, settings),
  };
}

/** ISO 4217. */
export function currencyIn({ settings: { currency } }: PageFacts): string {
  const code = isRecord(currency) ? currency['code'] : null;
  return typeof code === 'string' ? code : 'EUR';
}

/** As the loader finds it: `de-AT` is `de`, and a page without a known language has the first one. */
function languageIn(html: string, { locale }: Readonly<Record<string, unknown>>): Locale {
  const [tag = ''] = /<html\b[^>]*>/i.exec(html) ?? [];
  const named = typeof locale === 'string' && locale !== '' ? locale : (attributeOf(tag, 'lang') ?? '');
  return LOCALES.find((known) => new RegExp(`^${known}(?![a-z])`, 'i').test(named)) ?? LOCALES[0];
}

function metaIn(html: string, name: string): string | null {
  for (const [tag] of html.matchAll(/<meta\b[^>]*>/gi))
    if (attributeOf(tag, 'name')?.toLowerCase() === name) return attributeOf(tag, 'content');
  return null;
}

function attributeOf(tag: string, name: string): string | null {
  const [, double, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag) ?? [];
  const value = double ?? single ?? bare;
  return value === undefined ? null : unescaped(value);
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', apos: "'" };

/** Razor writes `+` of a token as `&#x2B;`. */
function unescaped(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (entity, hex?: string, decimal?: string, word = '') => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? NaN);
      if (code <= 0x10ffff) return String.fromCodePoint(code);
      return NAMED[word] ?? entity;
    },
  );
}
