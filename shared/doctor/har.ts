import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { CannotCheck } from './finding.ts';

/** The parts of a recording (HAR 1.2) that the doctor reads. */

const Header = z.object({ name: z.string(), value: z.string() });

const Entry = z.object({
  /** Milliseconds. */
  time: z._default(z.number(), 0),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: z.array(Header),
    postData: z.optional(z.object({ mimeType: z._default(z.string(), ''), text: z.optional(z.string()) })),
  }),
  response: z.object({
    status: z.number(),
    headers: z.array(Header),
    redirectURL: z._default(z.string(), ''),
    content: z.object({
      mimeType: z._default(z.string(), ''),
      text: z.optional(z.string()),
      encoding: z.optional(z.string()),
    }),
  }),
});
export type Entry = z.infer<typeof Entry>;

const Recording = z.object({ log: z.object({ entries: z.array(Entry) }) });

export function readRecording(file: string): Entry[] {
  try {
    return z.parse(Recording, JSON.parse(readFileSync(file, 'utf8'))).log.entries;
  } catch (error) {
    const reason = error instanceof z.core.$ZodError ? 'it is no HAR' : (error as Error).message;
    throw new CannotCheck(`${file} cannot be read: ${reason}.`);
  }
}

export function headersIn(headers: readonly z.infer<typeof Header>[]): Headers {
  const found = new Headers();
  // HTTP/2 has names with a colon, which are no headers.
  for (const { name, value } of headers) if (!name.startsWith(':')) found.append(name, value.replaceAll('\n', ', '));
  return found;
}

/** Null when the recording left the text out. */
export function textOf({ response: { content } }: Entry): string | null {
  if (content.text === undefined) return null;
  return content.encoding === 'base64' ? Buffer.from(content.text, 'base64').toString('utf8') : content.text;
}
