import { parseAccept } from 'hono/utils/accept';

/** Unencoded bytes are `identity`. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** In the order of preference among equal weights. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
/** Less than the three decimals of a weight can express. */
const UNLESS_REFUSED = 0.0001;

/** The encoding that the browser prefers; undefined when it accepts none, not even unencoded bytes. */
export function encodingFor(request: Request): Encoding | undefined {
  const header = request.headers.get('accept-encoding');
  if (header === null) return 'identity';
  const weights = ENCODINGS.map((encoding) => weightOf(encoding, header));
  const highest = Math.max(...weights);
  return highest === 0 ? undefined : ENCODINGS[weights.indexOf(highest)];
}

/** With `identity;q=0`, or `*;q=0` alone, unencoded bytes are of no use. */
export function refusesIdentity(request: Request): boolean {
  return weightOf('identity', request.headers.get('accept-encoding') ?? '') === 0;
}

function weightOf(encoding: Encoding, header: string): number {
  const accepted = parseAccept(header);
  const named = accepted.find(({ type }) => type.toLowerCase() === encoding);
  const weight = (named ?? accepted.find(({ type }) => type === '*'))?.q;
  return weight ?? (encoding === 'identity' ? UNLESS_REFUSED : 0);
}
