import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { excerpt } from './check-refusal.ts';
import { LIMITS, megabytes, TooLarge } from './limits.ts';
import type { RawAnswer } from './send-request.ts';
import { WrongEncoding } from './wrong-encoding.ts';

/** Bytes that the remaining answers of a run may contain together. */
export interface Budget {
  left: number;
}

export interface ReadBody {
  readonly bytes: Uint8Array;
  /** Bytes as they came, compressed. */
  readonly transferred: number;
}

/** As browsers do, a compressed body is read that ends too early. */
const zlib = { finishFlush: constants.Z_SYNC_FLUSH };
const brotli = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip(zlib),
  'x-gzip': () => createGunzip(zlib),
  deflate: () => createInflate(zlib),
  br: () => createBrotliDecompress(brotli),
};

/**
 * Reads an answer, decompressed. Throws `TooLarge` as soon as it exceeds a limit, and `WrongEncoding` when it is not
 * compressed as its header says.
 */
export async function readBody({ body, headers }: RawAnswer, budget: Budget): Promise<ReadBody> {
  const declared = headers.get('content-encoding') ?? '';
  let first: Uint8Array | undefined;
  let transferred = 0;
  async function* tap(source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      first ??= chunk;
      transferred += chunk.length;
      yield chunk;
    }
  }
  try {
    return { bytes: await collect(decompressed(body, tap, declared), budget), transferred };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!/^(Z_|ERR_BROTLI|ERR_.*BROTLI|ERR__ERROR)/.test(code)) throw error;
    const start = excerpt(new TextDecoder().decode(first?.subarray(0, 200)));
    throw new WrongEncoding(`Content-Encoding says ${declared}, and the body is not compressed so: ${start}`);
  }
}

type Tap = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** The last encoding of the header was applied last. */
function decompressed(body: Readable, tap: Tap, declared: string): AsyncIterable<Uint8Array> {
  const names = declared.toLowerCase().split(',').toReversed();
  const decoders = names.flatMap((name) => DECODERS[name.trim()]?.() ?? []);
  // An error of one stream ends all of them, and reaches the reader.
  if (decoders.length > 0) pipeline([body, tap, ...decoders] as never, () => {});
  return decoders.at(-1) ?? tap(body);
}

async function collect(body: AsyncIterable<Uint8Array>, budget: Budget): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    budget.left -= chunk.length;
    if (size > LIMITS.answer) throw new TooLarge(`it is larger than ${megabytes(LIMITS.answer)}`);
    if (budget.left < 0) throw new TooLarge(`all answers together are larger than ${megabytes(LIMITS.allAnswers)}`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
