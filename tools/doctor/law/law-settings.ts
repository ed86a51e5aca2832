import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { CannotCheck } from '../finding.ts';

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/i, '64 hexadecimal digits'));

const File = z.strictObject({
  /** By address or file name. */
  files: z.optional(
    z.record(z.string(), z.strictObject({ language: z.optional(z.string()), sha256: z.optional(Sha256) })),
  ),
  /** CSS pixels. */
  leastWidth: z.optional(z.number()),
  /** The address of the withdrawal function. */
  withdrawal: z.optional(z.string()),
});

/** What only the shop knows. */
export interface LawSettings {
  /** The language of an artwork by its address or file name. */
  readonly languages: ReadonlyMap<string, string>;
  /** Of the official files, in lower case. */
  readonly hashes: ReadonlySet<string>;
  /** The least width of an artwork, in CSS pixels. */
  readonly leastWidth: number;
  readonly withdrawal: string | null;
  /** Where the prices of former runs are. */
  readonly history: string | null;
}

/** A limit of the doctor, below which nobody reads the texts of the artwork. */
const LEAST_WIDTH = 240;

export function readLawSettings(
  file: string | null,
  hashes: readonly string[] = [],
  history: string | null = null,
): LawSettings {
  const { files = {}, leastWidth, withdrawal } = file === null ? {} : readFile(file);
  const entries = Object.entries(files);
  return {
    languages: new Map(entries.flatMap(([name, { language }]) => (language ? [[name, language]] : []))),
    hashes: new Set(
      [...hashes, ...entries.flatMap(([, { sha256 }]) => sha256 ?? [])].map((hash) => hash.toLowerCase()),
    ),
    leastWidth: leastWidth ?? LEAST_WIDTH,
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
