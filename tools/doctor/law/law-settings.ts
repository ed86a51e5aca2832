import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { CannotCheck } from '../finding.ts';
import type { ArtworkKind } from './artwork.ts';

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/i, '64 hexadecimal digits'));

const File = z.strictObject({
  /** By address or file name. */
  files: z.optional(
    z.record(
      z.string(),
      z.strictObject({
        kind: z.optional(z.enum(['notice', 'label'])),
        language: z.optional(z.string()),
        sha256: z.optional(Sha256),
      }),
    ),
  ),
  /** CSS pixels. */
  leastWidth: z.optional(z.number()),
  leastLabelWidth: z.optional(z.number()),
  /** The address of the withdrawal function. */
  withdrawal: z.optional(z.string()),
});

export interface OfficialFile {
  readonly kind: ArtworkKind;
  readonly language: string | null;
}

/** What only the shop knows. */
export interface LawSettings {
  /** By address or file name. */
  readonly files: ReadonlyMap<string, OfficialFile>;
  /** By SHA-256, in lower case. */
  readonly hashes: ReadonlyMap<string, OfficialFile>;
  /** The least width of a notice, in CSS pixels. */
  readonly leastWidth: number;
  /** That of a label. */
  readonly leastLabelWidth: number;
  readonly withdrawal: string | null;
  /** Where the prices of former runs are. */
  readonly history: string | null;
}

/** Limits of the doctor: below the first, the small print of a notice cannot be read. */
const LEAST_WIDTH = 240;
/** A label is drawn this wide beside a price at least, and opens in full size. */
const LEAST_LABEL_WIDTH = 64;

export function readLawSettings(
  file: string | null,
  hashes: readonly string[] = [],
  history: string | null = null,
): LawSettings {
  const { files = {}, leastWidth, leastLabelWidth, withdrawal } = file === null ? {} : readFile(file);
  const entries = Object.entries(files).map(([name, { kind, language, sha256 }]) => ({
    name,
    sha256,
    official: { kind: kind ?? 'notice', language: language || null } satisfies OfficialFile,
  }));
  return {
    files: new Map(entries.map(({ name, official }) => [name, official])),
    hashes: new Map([
      ...hashes.map((hash) => [hash.toLowerCase(), { kind: 'notice', language: null }] as const),
      ...entries.flatMap(({ sha256, official }) => (sha256 ? [[sha256.toLowerCase(), official] as const] : [])),
    ]),
    leastWidth: leastWidth ?? LEAST_WIDTH,
    leastLabelWidth: leastLabelWidth ?? LEAST_LABEL_WIDTH,
    withdrawal: withdrawal ?? null,
    history,
  };
}

function readFile(file: string): z.infer<typeof File> {
  try {
    return z.parse(File, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const [issue] = error instanceof z.core.$ZodError ? error.issues : [];
    const reason = issue ? `${issue.path.join('.') || 'the file'}: ${issue.message}` : (error as Error).message;
    throw new CannotCheck(`${file} cannot be read: ${reason}.`);
  }
}
