import { createHash } from 'node:crypto';
import type { Page } from '../page.ts';
import { artworkIn, languageOf, type Artwork, type ArtworkKind } from './artwork.ts';
import { compareLanguage } from './compare-language.ts';
import { lawFinding, type LawFinding } from './law-finding.ts';
import type { LawSettings } from './law-settings.ts';

const UNKNOWN: Readonly<Record<ArtworkKind, string>> = {
  notice: 'The files of official images were not compared: give --notice-sha256.',
  label:
    'The files of durability labels were not compared: --law-file has no file of the kind "label" with its sha256.',
};

/** Compares the files of official images with the hashes that the shop knows. */
export async function checkHashes(
  page: Page,
  settings: LawSettings,
  read: (url: URL) => Promise<Uint8Array | null>,
): Promise<{ readonly findings: LawFinding[]; readonly notes: string[] }> {
  const { hashes } = settings;
  const kinds = new Set([...hashes.values()].map(({ kind }) => kind));
  const images = artworkIn(page);
  const unknown = new Set(images.map(({ kind }) => kind).filter((kind) => !kinds.has(kind)));
  const results = await Promise.all(
    images.map(async (artwork) => {
      const { url, where, name, kind } = artwork;
      if (!kinds.has(kind)) return { findings: [], notes: [] };
      const bytes = url && (await read(url));
      if (!bytes) return { findings: [], notes: [`The file of ${where} cannot be read, and was not compared.`] };
      const hash = createHash('sha256').update(bytes).digest('hex');
      const official = hashes.get(hash);
      if (official?.kind === kind)
        return { findings: languageOfFile(official.language, artwork, page, settings), notes: [] };
      const what = `${name} is not one of the known files: its SHA-256 is ${hash}.`;
      return { findings: [lawFinding('notice-altered', where, what)], notes: [] };
    }),
  );
  return {
    findings: results.flatMap(({ findings }) => findings),
    notes: [...results.flatMap(({ notes }) => notes), ...[...unknown].map((kind) => UNKNOWN[kind])],
  };
}

/** The file itself says its language, unless its name or its `lang` has been found wrong. */
function languageOfFile(language: string | null, artwork: Artwork, page: Page, settings: LawSettings): LawFinding[] {
  if (compareLanguage(languageOf(artwork, settings), artwork, page).length > 0) return [];
  return compareLanguage(language, artwork, page);
}
