import * as z from 'zod/mini';
import { MediaRecord } from '../contract/media.ts';
import type { ProductFaq } from '../contract/returns.ts';
import type { MediaData } from './media.ts';
import { questionsOf, type Question } from './questions.ts';

/** Uploaded files as they are sent with a product; the alt text of a new one is empty, not missing. */
export function recordsOf(files: readonly MediaData[]): MediaRecord[] {
  return files.flatMap((file) => {
    const read = z.safeDecode(MediaRecord, file as z.input<typeof MediaRecord>);
    return read.success ? [{ ...read.data, alt: file['alt'] === '' ? '' : read.data.alt }] : [];
  });
}

/** The questions about a product; the shop may send a single question instead of the list. */
export function questionsAbout(faq: ProductFaq | null): readonly Question[] {
  if (!faq) return [];
  const { items, question, title, answer } = faq;
  const alone = answer === null ? [] : [{ id: null, question: question ?? title ?? '', answer }];
  return questionsOf(items.length > 0 ? items.map(({ id, ...item }) => ({ ...item, id })) : alone);
}
