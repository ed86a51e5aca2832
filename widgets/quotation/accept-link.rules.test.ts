import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptLink } from './accept-link.rules.ts';

const FLAG = 'tax_exemption_accepted';

test.each([
  ['/quotation/abc/accept', '/quotation/abc/accept?tax_exemption_accepted=1'],
  ['/quotation/abc/accept?sig=1', '/quotation/abc/accept?sig=1&tax_exemption_accepted=1'],
  ['/accept?mail=a%20b+c~(d)&signature=0f%2B', '/accept?mail=a%20b+c~(d)&signature=0f%2B&tax_exemption_accepted=1'],
  ['/accept?sig=1#terms', '/accept?sig=1&tax_exemption_accepted=1#terms'],
  ['/accept#terms?no=query', '/accept?tax_exemption_accepted=1#terms?no=query'],
  ['/accept?', '/accept?tax_exemption_accepted=1'],
  ['https://shop.example/a?list[]=1&list[]=2', 'https://shop.example/a?list[]=1&list[]=2&tax_exemption_accepted=1'],
  ['accept?tax_exemption_accepted=0&sig=1', 'accept?sig=1&tax_exemption_accepted=1'],
])('%s becomes %s', (address, ticked) => {
  expect(acceptLink(address, FLAG, true)).toBe(ticked);
});

test.each([
  ['/accept?sig=1#terms', '/accept?sig=1#terms'],
  ['/accept?sig=1&tax_exemption_accepted=1#terms', '/accept?sig=1#terms'],
  ['/accept?tax_exemption_accepted=1', '/accept'],
])('without the exemption %s becomes %s', (address, unticked) => {
  expect(acceptLink(address, FLAG, false)).toBe(unticked);
});

test('the page can set the name of the flag', () => {
  expect(acceptLink('/accept?sig=1', 'no vat', true)).toBe('/accept?sig=1&no+vat=1');
});

test('the flag occurs once, the rest of the address does not change, and removing the flag restores the address', () => {
  const part = fc.constantFrom('sig=a%20b', 'x=1', 'x=2', 'list[]=~(2)', 'mail=a+b', 'bare', `${FLAG}=0`, `${FLAG}=1`);
  const address = fc
    .tuple(fc.constantFrom('/', '/a/b'), fc.array(part, { maxLength: 5 }), fc.constantFrom('', '#terms', '#a?b=c'))
    .map(([path, parts, hash]) => `https://shop.example${path}${parts.length > 0 ? '?' : ''}${parts.join('&')}${hash}`);
  fc.assert(
    fc.property(address, (url) => {
      const ticked = acceptLink(url, FLAG, true);
      const address = new URL(ticked);
      expect(address.searchParams.getAll(FLAG)).toEqual(['1']);
      address.searchParams.delete(FLAG);
      const before = new URL(url);
      before.searchParams.delete(FLAG);
      expect([...address.searchParams]).toEqual([...before.searchParams]);
      expect(address.hash).toBe(before.hash);
      expect(acceptLink(ticked, FLAG, true)).toBe(ticked);
      expect(acceptLink(ticked, FLAG, false)).toBe(acceptLink(url, FLAG, false));
    }),
  );
});
