import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';
import { promisify } from 'node:util';
import { encodingFor, refusesIdentity, type Encoding } from './accept-encoding.ts';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

const TEXT = /^(text\/|image\/svg|application\/(json|javascript))/;
/** Compressing fewer bytes than this costs more than it saves. */
const WORTHWHILE = 1000;

export type Packing = Exclude<Encoding, 'identity'>;

export function isText(type: string | null): boolean {
  return type !== null && TEXT.test(type);
}

/** The compression that the browser prefers. */
export function packingFor(request: Request): Packing | undefined {
  const encoding = encodingFor(request);
  return encoding === 'identity' ? undefined : encoding;
}

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** Maximum compression, for files that stay in memory. */
export function packTightly(bytes: Uint8Array, packing: Packing): Promise<Uint8Array> {
  return packing === 'gzip' ? toGzip(bytes, { level: 9 }) : toBrotli(bytes, quality(9));
}

/** Undefined for bytes that are not compressed so. */
export function unpack(bytes: Uint8Array, packing: Packing): Buffer | undefined {
  try {
    return packing === 'gzip' ? gunzipSync(bytes) : brotliDecompressSync(bytes);
  } catch {
    return undefined;
  }
}

/** Fast compression for one response. It takes a third of a millisecond for a page, less than a worker thread would. */
function packQuickly(bytes: Uint8Array, packing: Packing): Uint8Array {
  return packing === 'gzip' ? gzipSync(bytes, { level: 3 }) : brotliCompressSync(bytes, quality(3));
}

/** The same response, compressed. A body that fails half-way is passed on uncompressed, so that it still fails. */
export async function compressed(request: Request, answer: Response): Promise<Response> {
  if (!answer.body || !isText(answer.headers.get('content-type'))) return answer;
  const packing = packingFor(request);
  const headers = new Headers(answer.headers);
  headers.append('Vary', 'Accept-Encoding');
  const { status } = answer;
  if (!packing) return new Response(answer.body, { status, headers });
  const { bytes, failure } = await readAll(answer.body);
  if (failure) return new Response(brokenOff(bytes, failure), { status, headers });
  if (bytes.length < WORTHWHILE && !refusesIdentity(request)) return new Response(bytes, { status, headers });
  headers.set('Content-Encoding', packing);
  return new Response(packQuickly(bytes, packing) as Uint8Array<ArrayBuffer>, { status, headers });
}

/** The same response, or 406 when it is unencoded and the browser refuses that. */
export function acceptable(request: Request, answer: Response): Response {
  if (!answer.body || answer.headers.has('content-encoding') || !refusesIdentity(request)) return answer;
  void answer.body.cancel();
  return new Response(null, { status: 406, headers: { Vary: 'Accept-Encoding' } });
}

async function readAll(body: ReadableStream<Uint8Array>) {
  const parts: Uint8Array[] = [];
  try {
    for await (const part of body) parts.push(part);
    return { bytes: Buffer.concat(parts), failure: undefined };
  } catch (failure) {
    return { bytes: Buffer.concat(parts), failure };
  }
}

function brokenOff(bytes: Uint8Array, failure: unknown): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) return controller.error(failure);
      isSent = true;
      controller.enqueue(bytes);
    },
  });
}
