import { readFileSync, statSync } from 'node:fs';
import * as z from 'zod/mini';
import { CannotCheck } from './finding.ts';
import { LIMITS, megabytes } from './limits.ts';

/** The parts of a recording (HAR 1.2) that the doctor reads. */

/** Recorders may leave out, or misspell, what the doctor can do without. */
// oxlint-disable-next-line promise/valid-params -- This is not a promise.
const orElse = <Type extends z.ZodMiniType>(type: Type, fallback: z.output<Type>) => z.catch(type, fallback);

const Header = z.object({ name: z.string(), value: z.string() });

const Entry = z.object({
  /** Milliseconds. */
  time: orElse(z.number(), 0),
  request: z.object({
    method: z.string(),
    url: z.string().check(z.refine((url) => /^https?:/i.test(url) && URL.canParse(url), 'a web address')),
    headers: z.array(Header),
    postData: z.nullish(z.object({ mimeType: orElse(z.string(), ''), text: z.nullish(z.string()) })),
  }),
  response: z.object({
    status: z.number(),
    headers: z.array(Header),
    redirectURL: orElse(z.string(), ''),
    content: z.object({
      mimeType: orElse(z.string(), ''),
      text: z.nullish(z.string()),
      encoding: z.nullish(z.string()),
    }),
  }),
});
export type Entry = z.infer<typeof Entry>;

const Recording = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });

export interface Recorded {
  readonly entries: readonly Entry[];
  /** The number of entries that are not web requests, or cannot be read. */
  readonly unread: number;
}

export function readRecording(file: string): Recorded {
  try {
    const { size } = statSync(file);
    if (size > LIMITS.recording) throw new RangeError(`it is larger than ${megabytes(LIMITS.recording)}`);
    const { entries } = z.parse(Recording, JSON.parse(readFileSync(file, 'utf8'))).log;
    const read = entries.flatMap((entry) => z.safeParse(Entry, entry).data ?? []);
    return { entries: read, unread: entries.length - read.length };
  } catch (error) {
    const reason = error instanceof z.core.$ZodError ? 'it is not a HAR file' : (error as Error).message;
    throw new CannotCheck(`${file} cannot be read: ${reason}.`);
  }
}

export function headersIn(headers: readonly z.infer<typeof Header>[]): Headers {
  const collected = new Headers();
  // Names with a colon are pseudo-headers of HTTP/2.
  for (const { name, value } of headers)
    if (!name.startsWith(':')) append(collected, name, value.replaceAll('\n', ', '));
  return collected;
}

/** A recording may contain headers that a request cannot have; they are ignored. */
function append(headers: Headers, name: string, value: string): void {
  try {
    headers.append(name, value);
  } catch {
    // It is not a valid header.
  }
}

/** Null when the recording does not contain the body. */
export function textOf({ response: { content } }: Entry): string | null {
  if (content.text === undefined || content.text === null) return null;
  return content.encoding === 'base64' ? Buffer.from(content.text, 'base64').toString('utf8') : content.text;
}
