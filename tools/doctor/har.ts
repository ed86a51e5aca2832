import { readFileSync, statSync } from 'node:fs';
import * as z from 'zod/mini';
import { CannotCheck } from './finding.ts';
import { LIMITS, megabytes } from './limits.ts';

/** The parts of a recording (HAR 1.2) that the doctor reads. */

/** A recorder may write nothing, or something else, where little depends on it. */
// oxlint-disable-next-line promise/valid-params -- It is no promise.
const orElse = <Type extends z.ZodMiniType>(type: Type, other: z.output<Type>) => z.catch(type, other);

const Header = z.object({ name: z.string(), value: z.string() });

const Entry = z.object({
  /** Milliseconds. */
  time: orElse(z.number(), 0),
  request: z.object({
    method: z.string(),
    url: z.string().check(z.refine((url) => /^https?:/i.test(url) && URL.canParse(url), 'an address of the web')),
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
  /** Entries that are no requests of the web, or cannot be read. */
  readonly unread: number;
}

export function readRecording(file: string): Recorded {
  try {
    const { size } = statSync(file);
    if (size > LIMITS.recording) throw new RangeError(`it holds more than ${megabytes(LIMITS.recording)}`);
    const { entries } = z.parse(Recording, JSON.parse(readFileSync(file, 'utf8'))).log;
    const read = entries.flatMap((entry) => z.safeParse(Entry, entry).data ?? []);
    return { entries: read, unread: entries.length - read.length };
  } catch (error) {
    const reason = error instanceof z.core.$ZodError ? 'it is no HAR' : (error as Error).message;
    throw new CannotCheck(`${file} cannot be read: ${reason}.`);
  }
}

export function headersIn(headers: readonly z.infer<typeof Header>[]): Headers {
  const found = new Headers();
  // HTTP/2 has names with a colon, which are no headers.
  for (const { name, value } of headers) if (!name.startsWith(':')) append(found, name, value.replaceAll('\n', ', '));
  return found;
}

/** A recording may hold what no request could. */
function append(headers: Headers, name: string, value: string): void {
  try {
    headers.append(name, value);
  } catch {
    // Nothing is known of it then.
  }
}

/** Null when the recording left the text out. */
export function textOf({ response: { content } }: Entry): string | null {
  if (content.text === undefined || content.text === null) return null;
  return content.encoding === 'base64' ? Buffer.from(content.text, 'base64').toString('utf8') : content.text;
}
