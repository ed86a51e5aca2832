import { isSessionOver } from '../contract/call-failed.ts';
import type { MediaType, UploadFailure } from '../contract/media.ts';
import { isRecord } from '../contract/wire.ts';

/** Files before they are sent, their records in a form, and what the shop answers. The shop has limits of its own. */

/** The largest file of each type, in the MB that its message names: 1024 × 1024 bytes each. */
export const MAX_MB: Readonly<Record<MediaType, number>> = { image: 15, pdf: 15, video: 200 };

const MB = 1024 * 1024;

/** A file of exactly the limit is accepted. */
export function isTooLarge(bytes: number, type: MediaType): boolean {
  return bytes > MAX_MB[type] * MB;
}

/** A record as the form sends it, including unknown fields of the shop. */
export type MediaData = Readonly<Record<string, unknown>>;

/** Reads the value of a field, which may be JSON text, a list, a list that PHP wrote as an object, or one record. */
export function mediaIn(value: unknown): MediaData[] {
  if (typeof value === 'string') return mediaIn(parsed(value));
  if (Array.isArray(value)) return value.filter(isRecord);
  if (!isRecord(value)) return [];
  const entries = Object.values(value);
  return entries.length > 0 && entries.every(isRecord) ? entries : entries.length > 0 ? [value] : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Ids are compared as text; a record without one has an empty one. */
export function idOf(record: MediaData): string {
  const { id } = record;
  return typeof id === 'number' || typeof id === 'string' ? String(id) : '';
}

/** The name of the file, or of the last part of its address. */
export function nameOf({ file_name: name, url }: MediaData): string {
  if (typeof name === 'string' && name !== '') return name;
  return typeof url === 'string' ? (/[^/?#]+(?=[?#]|$)/.exec(url)?.[0] ?? url) : '';
}

/** A key for each record, also where a list holds one twice or has none. */
export function keysOf(records: readonly MediaData[]): string[] {
  const seen = new Map<string, number>();
  return records.map((record) => {
    const id = idOf(record);
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times === 1 && id !== '' ? id : `${id}#${times}`;
  });
}

function isGap(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/**
 * Given values win, gaps are filled with what the shop knows; a record that it does not know stays as it is. A text that
 * the editor has emptied since the shop was asked is no gap.
 *
 * @param requested the records as they were then
 */
export function withDetails(
  records: readonly MediaData[],
  details: readonly MediaData[],
  requested: readonly MediaData[] = records,
): MediaData[] {
  const byId = new Map(details.map((record) => [idOf(record), record]));
  const askedById = new Map(requested.map((record) => [idOf(record), record]));
  return records.map((record) => {
    const id = idOf(record);
    const known = byId.get(id);
    if (!known || id === '') return record;
    const before = askedById.get(id) ?? record;
    const isGiven = (key: string) => !isGap(record[key]) || !(key in known) || record[key] !== before[key];
    const filled = Object.entries(record).filter(([key]) => isGiven(key));
    return { ...known, ...Object.fromEntries(filled) };
  });
}

/** Whether the page has set other records: as many, with at least one other id. */
export function isReplaced(before: readonly MediaData[], after: readonly MediaData[]): boolean {
  return before.length === after.length && before.some((record, at) => idOf(record) !== idOf(after[at]!));
}

export interface Capacity {
  readonly isMultiple: boolean;
  /** Null when there is no limit. */
  readonly maxItems: number | null;
}

/** How many more records the field takes; Infinity when there is no limit. */
export function remainingCount({ isMultiple, maxItems }: Capacity, count: number): number {
  const most = isMultiple ? (maxItems ?? Infinity) : 1;
  return Math.max(0, most - count);
}

/** The drop area shows without files, and in multiple mode until the limit is reached. */
export function showsDropArea(capacity: Capacity, count: number): boolean {
  return count === 0 || (capacity.isMultiple && remainingCount(capacity, count) > 0);
}

/**
 * Which of the files that are added together are refused before anything is sent. If they are too many, none is accepted;
 * otherwise those of an allowed size are.
 */
export function checkFiles<Added extends { readonly size: number }>(
  files: readonly Added[],
  { type, room }: { readonly type: MediaType; readonly room: number },
): { readonly accepted: readonly Added[]; readonly tooLarge: readonly Added[]; readonly isTooMany: boolean } {
  const tooLarge = files.filter(({ size }) => isTooLarge(size, type));
  const fitting = files.filter(({ size }) => !isTooLarge(size, type));
  const isTooMany = fitting.length > room;
  return { accepted: isTooMany ? [] : fitting, tooLarge, isTooMany };
}

/** The message for the editor; the names are keys of the texts. */
export type UploadAlert =
  | { readonly is: 'tooLarge'; readonly limit: number }
  | { readonly is: 'notPdf' | 'notImage' | 'notAllowed' | 'wentWrong' | 'tooManyAttempts' | 'expired' }
  /** The shop's own message. */
  | { readonly is: 'shop-message'; readonly text: string }
  /** More files than can be added; `count` can. */
  | { readonly is: 'fits'; readonly count: number }
  /** The messages of the upload library. */
  | { readonly is: 'tooMany' | 'canceled' | 'invalidAnswer' | 'wrongType' }
  | { readonly is: 'responded'; readonly statusCode: number }
  | { readonly is: 'timedOut'; readonly seconds: number };

/** Reads the answer to a failed upload; an HTML page is not shown as a message. */
export function alertOf(failure: UploadFailure, type: MediaType): UploadAlert {
  if (failure.is === 'noAnswer') return { is: 'wentWrong' };
  if (failure.is === 'invalidAnswer') return { is: 'invalidAnswer' };
  if (failure.is === 'timedOut') return failure;
  const { status, answer } = failure;
  if (typeof answer === 'string' && answer.trim() !== '' && !/^\s*</.test(answer))
    return { is: 'shop-message', text: answer };
  if (status === 429) return { is: 'tooManyAttempts' };
  if (isSessionOver(status)) return { is: 'expired' };
  if (typeof answer === 'object' && answer !== null)
    return { is: ABOUT_THE_FILE.has(status) ? NOT_OF_TYPE[type] : 'wentWrong' };
  return status === 415 ? { is: 'wrongType' } : { is: 'responded', statusCode: status };
}

/**
 * Neither the file nor the session is the reason, so that the file may be accepted when it is sent once more. The status
 * decides: a proxy answers 413 with a page of its own, and a busy shop 503 with a text.
 */
export function mayPass(failure: UploadFailure): boolean {
  const status = 'status' in failure ? failure.status : undefined;
  return status === undefined || !(ABOUT_THE_FILE.has(status) || isSessionOver(status));
}

/** With these statuses, the shop has checked the file. */
const ABOUT_THE_FILE: ReadonlySet<number> = new Set([400, 413, 415, 422]);

const NOT_OF_TYPE = { pdf: 'notPdf', image: 'notImage', video: 'notAllowed' } as const;

/** The record among the answers to the parts of a file: the last one with an id, for any part. */
export function recordIn(answers: readonly unknown[]): MediaData | undefined {
  return answers.filter(isRecord).findLast((answer) => idOf(answer) !== '');
}
