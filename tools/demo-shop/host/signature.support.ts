import { createHash, createHmac } from 'node:crypto';

const ALGORITHM = 'AWS4-HMAC-SHA256';

/**
 * Whether a request is signed with this secret, by version 4 of the signatures of AWS: computed from the request alone, and
 * by another way than the library that has signed it.
 */
export function isSigned({ method, url, headers }: Request, secret: string): boolean {
  const [, scope = '', names = '', signature] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      headers.get('authorization') ?? '',
    ) ?? [];
  const { pathname, searchParams } = new URL(url);
  const query = [...searchParams].map((pair) => pair.map(escaped).join('=')).toSorted();
  const signed = names.split(';').map((name) => `${name}:${headers.get(name)?.trim() ?? ''}\n`);
  const payload = headers.get('x-amz-content-sha256') ?? '';
  const request = [method, pathname, query.join('&'), signed.join(''), names, payload].join('\n');
  const hash = createHash('sha256').update(request).digest('hex');
  const text = [ALGORITHM, headers.get('x-amz-date'), scope, hash].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((before, part) => hmac(before, part).digest(), `AWS4${secret}`);
  return signature === hmac(key, text).digest('hex');
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

/** As RFC 3986 writes it, which leaves fewer characters than `encodeURIComponent`. */
function escaped(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
