import { textOf, type Entry } from '../har.ts';
import type { Page } from '../page.ts';
import { readJson } from '../read-json.ts';
import { checkHashes } from './check-hashes.ts';
import { checkLawMarkup } from './check-law-markup.ts';
import { checkPrices } from './check-prices.ts';
import { checkTotal, type RecordedPage } from './check-total.ts';
import type { LawFinding } from './law-finding.ts';
import type { LawSettings } from './law-settings.ts';
import { onceEach, pricesIn, pricesInAnswer, type SeenPrice } from './observe-prices.ts';
import { readHistory, writeHistory } from './price-history.ts';

export interface LawReport {
  readonly findings: readonly LawFinding[];
  /** What was not checked, as sentences. */
  readonly notes: readonly string[];
}

/** Checks one page, as the server sent it or as a browser has drawn it. */
export async function checkLawOnPage(
  page: Page,
  settings: LawSettings,
  read: (url: URL) => Promise<Uint8Array | null>,
  now: number,
): Promise<LawReport> {
  const { findings, notes } = await checkMarkupAndFiles(page, settings, read);
  const prices = checkWithHistory(pricesIn(page.document, page.url), settings, now);
  return { findings: [...findings, ...prices.findings], notes: [...notes, ...prices.notes] };
}

/** The same without the prices. */
export async function checkMarkupAndFiles(
  page: Page,
  settings: LawSettings,
  read: (url: URL) => Promise<Uint8Array | null>,
): Promise<LawReport> {
  const { findings, notes } = await checkHashes(page, settings, read);
  return { findings: [...checkLawMarkup(page, settings), ...findings], notes };
}

/** Checks the pages and answers of a recording. */
export async function checkLawInRecording(
  pages: readonly (RecordedPage & { readonly page: Page })[],
  entries: readonly Entry[],
  settings: LawSettings,
  now: number,
): Promise<LawReport> {
  const read = (url: URL) => Promise.resolve(bytesIn(entries, url));
  const reports = await Promise.all(pages.map(({ page }) => checkMarkupAndFiles(page, settings, read)));
  const origins = new Set(pages.map(({ page }) => page.url.origin));
  const seen = onceEach([
    ...pages.flatMap(({ page }) => pricesIn(page.document, page.url)),
    ...entries.filter(({ request }) => origins.has(new URL(request.url).origin)).flatMap(pricesOfEntry),
  ]);
  const prices = checkWithHistory(seen, settings, now);
  const totals = checkTotal(entries, pages);
  return {
    findings: [...reports.flatMap(({ findings }) => findings), ...prices.findings, ...totals.findings],
    notes: [
      ...new Set([
        'A recording has no layout: the size and the visibility of official images were not measured.',
        ...reports.flatMap(({ notes }) => notes),
        ...prices.notes,
        ...totals.notes,
      ]),
    ],
  };
}

function checkWithHistory(prices: readonly SeenPrice[], { history }: LawSettings, now: number): LawReport {
  if (history === null) {
    const isStruck = prices.some(({ struck }) => struck !== null);
    const notes = isStruck ? ['Struck prices were not compared with earlier ones: give --history.'] : [];
    return { findings: [], notes };
  }
  const { observations, unread } = readHistory(history);
  const findings = checkPrices(prices, observations, now);
  writeHistory(
    history,
    prices.map((price) => ({ ...price, at: now })),
  );
  return {
    findings,
    notes: unread.map((name) => `${name} in ${history} is not a history of prices, and was ignored.`),
  };
}

/** Amounts of carts and orders are not prices of products. */
const OF_ORDER = /\/(cart|checkout|discounts|quotation|offerte|rma|demo)\b/;

function pricesOfEntry(entry: Entry): SeenPrice[] {
  const url = new URL(entry.request.url);
  if (OF_ORDER.test(url.pathname) || !/json/i.test(entry.response.content.mimeType)) return [];
  return pricesInAnswer(readJson(textOf(entry) ?? ''), url);
}

function bytesIn(entries: readonly Entry[], url: URL): Uint8Array | null {
  const entry = entries.find(({ request, response }) => request.url === url.href && response.status === 200);
  const { text, encoding } = entry?.response.content ?? {};
  return text ? Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8') : null;
}
