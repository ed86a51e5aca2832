import * as z from 'zod/mini';
import type { UnreadableMarkupError } from '../rules/unreadable-markup.ts';

/**
 * An input that `readServerMarkup` sets, and no page configures. The model also gets markup that is unreadable, because
 * it may have another source.
 */
export function serverMarkupInput<Read = Readonly<Record<string, unknown>>>() {
  return z.optional(z.custom<Read | UnreadableMarkupError>((value) => typeof value === 'object'));
}
