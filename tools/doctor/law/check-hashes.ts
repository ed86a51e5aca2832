import { createHash } from 'node:crypto';
import type { Page } from '../page.ts';
import { artworkIn } from './artwork.ts';
import { lawFinding, type LawFinding } from './law-finding.ts';
import type { LawSettings } from './law-settings.ts';

/** Compares the files of official images with the hashes that the shop knows. */
export async function checkHashes(
  page: Page,
  { hashes }: LawSettings,
  read: (url: URL) => Promise<Uint8Array | null>,
): Promise<{ readonly findings: LawFinding[]; readonly notes: string[] }> {
  const images = artworkIn(page);
  if (images.length === 0) return { findings: [], notes: [] };
  if (hashes.size === 0)
    return { findings: [], notes: ['The files of official images were not compared: give --notice-sha256.'] };
  const results = await Promise.all(
    images.map(async ({ url, where, name }) => {
      const bytes = url && (await read(url));
      if (!bytes) return { findings: [], notes: [`The file of ${where} cannot be read, and was not compared.`] };
      const hash = createHash('sha256').update(bytes).digest('hex');
      if (hashes.has(hash)) return { findings: [], notes: [] };
      const what = `${name} is not one of the known files: its SHA-256 is ${hash}.`;
      return { findings: [lawFinding('notice-altered', where, what)], notes: [] };
    }),
  );
  return { findings: results.flatMap(({ findings }) => findings), notes: results.flatMap(({ notes }) => notes) };
}
