import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LARGE } from '../doctor/check-served-files.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Compress = (bytes: Uint8Array) => Promise<Uint8Array>;

/** By the end of the file's name, which nginx and Caddy look for. */
const COMPRESS: Readonly<Record<'br' | 'gz', Compress>> = {
  br: (bytes) => toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gz: (bytes) => toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `<file>.br` and `<file>.gz` beside each of these files of `folder`. Both take seconds of processor time for a whole
 * build, so they are taken from `earlier`, an earlier state of the folder, where the file has the same bytes.
 */
export async function compressFiles(folder: string, files: readonly string[], earlier?: string): Promise<void> {
  await Promise.all(files.map((file) => compressFile(folder, file, earlier)));
}

async function compressFile(folder: string, file: string, earlier: string | undefined): Promise<void> {
  const bytes = readFileSync(join(folder, file));
  // Those of an earlier file, which may have been larger.
  for (const ending of Object.keys(COMPRESS)) rmSync(join(folder, `${file}.${ending}`), { force: true });
  if (bytes.length < LARGE) return;
  const isUnchanged = earlier !== undefined && readOrNull(join(earlier, file))?.equals(bytes);
  await Promise.all(
    Object.entries(COMPRESS).map(async ([ending, compress]) => {
      const name = `${file}.${ending}`;
      const known = isUnchanged ? readOrNull(join(earlier, name)) : null;
      writeFileSync(join(folder, name), known ?? (await compress(bytes)));
    }),
  );
}

function readOrNull(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
