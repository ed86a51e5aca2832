import { expect, test } from 'vitest';
import { encodingFor, refusesIdentity } from './accept-encoding.ts';

const request = (header: string | null) =>
  new Request('http://shop.test/', { headers: header === null ? {} : { 'Accept-Encoding': header } });

test.each([
  [null, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip;q=0.5', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['gzip;q=0.5, identity', 'identity'],
  ['gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', undefined],
  ['*;q=0, identity', 'identity'],
  ['gzip, *;q=0', 'gzip'],
  ['identity;q=0', undefined],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0, deflate', undefined],
  ['broccoli, embroidery', 'identity'],
  ['br;level=5', 'br'],
  ['br;q=-1, gzip;q=2', 'gzip'],
  [';;, ,=q,gzip', 'gzip'],
  ['br;q=0;q', 'identity'],
])('%s is answered with %s', (header, encoding) => {
  expect(encodingFor(request(header))).toBe(encoding);
});

test('unencoded bytes are refused by name or with everything else', () => {
  const refused = ['identity;q=0', '*;q=0', 'gzip, *;q=0', null, '', 'gzip', '*;q=0, identity;q=0.1', '*'];
  expect(refused.map((header) => refusesIdentity(request(header)))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
