import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAddress, searchAddress, type AddressMatch } from '../../../shared/contract/postcode.ts';
import { openNode } from '../db/open-node.ts';
import { openShop, type OpenedShop } from '../open-shop.ts';
import { STREETS } from '../seed/streets.ts';

let shop: OpenedShop;
beforeAll(async () => {
  shop = await openShop({ open: openNode });
});
afterAll(() => shop.close());

const mine = { key: 'demo', session: '0123456789abcdef' };

function ask(p: string, headers: HeadersInit = { 'X-Autocomplete-Session': mine.session }): Promise<Response> {
  return shop.fetch(`/postcode?k=demo&p=${p}`, { headers });
}

async function find(context: string, term: string) {
  const { path, headers = {} } = searchAddress.target!({ ...mine, context, term, language: 'nl-NL' });
  const answer = await shop.fetch(path, { headers });
  expect(answer.status, path).toBe(200);
  return z.decode(searchAddress.answer, await answer.json());
}

async function read(context: string) {
  const { path, headers = {} } = readAddress.target!({ ...mine, context });
  return (await shop.fetch(path, { headers })).json() as Promise<{ address: Record<string, unknown> }>;
}

function labels({ matches }: { matches: AddressMatch[] }): string[] {
  return matches.map(({ label }) => label);
}

describe('what the shopper types', () => {
  test.each([
    { country: 'nld', term: 'amster', label: 'Amsterdam', precision: 'Locality' },
    { country: 'nld', term: 'damr', label: 'Damrak', precision: 'Street' },
    { country: 'nld', term: '1012 lg', label: 'Damrak', precision: 'Street' },
    { country: 'nld', term: '1012LG', label: 'Damrak', precision: 'Street' },
    { country: 'nld', term: '1012lg 1', label: 'Damrak 1', precision: 'Address' },
    { country: 'nld', term: '1012 LG 1a', label: 'Damrak 1 A', precision: 'Address' },
    { country: 'nld', term: 'Damrak 2 3 Amsterdam', label: 'Damrak 2 3', precision: 'Address' },
    { country: 'bel', term: 'meir 12 bus 1', label: 'Meir 12 bus 1', precision: 'Address' },
    { country: 'deu', term: '10117', label: '10117', precision: 'PostalCode' },
    { country: 'deu', term: 'friedrichstrasse 150', label: 'Friedrichstraße 150', precision: 'Address' },
    { country: 'deu', term: 'MUNCHEN', label: 'München', precision: 'Locality' },
    { country: 'lux', term: "rue de l'alz", label: "Rue de l'Alzette", precision: 'Street' },
    { country: 'aut', term: 'wien 1010', label: 'Kärntner Straße', precision: 'Street' },
    { country: 'che', term: 'rhone 40', label: 'Rue du Rhône 40', precision: 'Address' },
    { country: 'fra', term: 'rivoli 104 ter', label: 'Rue de Rivoli 104 ter', precision: 'Address' },
  ])('in $country “$term” finds $label', async ({ country, term, label, precision }) => {
    const [first] = (await find(country, term)).matches;
    expect(first).toMatchObject({ label, precision });
  });

  test('an exact house number precedes those that begin with it', async () => {
    const results = labels(await find('nld', 'damrak 1'));
    expect(results.slice(0, 4)).toEqual(['Damrak 1', 'Damrak 1 A', 'Damrak 1 B', 'Damrak 10']);
    expect(results).toHaveLength(10);
  });

  test('the typed text is highlighted in the label', async () => {
    const [first] = (await find('nld', 'dam')).matches;
    expect(first?.highlights).toEqual([[0, 3]]);
  });

  test.each(['', '?', 'Nergensstraat'])('“%s” finds nothing', async (term) => {
    expect((await find('nld', term)).matches).toEqual([]);
  });

  test('an address is found in its own country only', async () => {
    expect((await find('bel', 'damrak')).matches).toEqual([]);
  });
});

test.each(Object.keys(STREETS))('in %s the matches lead to one address', async (country) => {
  const { name } = STREETS[country as keyof typeof STREETS][0]!;
  let context = country;
  let term = name;
  for (let step = 0; step < 4; step++) {
    const [match] = (await find(context, term)).matches;
    context = match!.context;
    term = match!.value;
    if (match!.precision === 'Address') break;
  }
  const { address } = await read(context);
  expect(address['locality']).toBe(name);
  expect(address['buildingNumber']).toEqual(expect.any(Number));
  expect(z.decode(readAddress.answer, { address }).address.street).not.toBe('');
});

test('after a match the search stays within it, until other text is typed', async () => {
  const [street] = (await find('nld', 'damrak')).matches;
  expect(labels(await find(street!.context, `${street!.value} 7`))).toEqual(['Damrak 7']);
  const elsewhere = await find(street!.context, 'oudegracht 80');
  expect(elsewhere.newContext).toBe('nld');
  expect(labels(elsewhere)).toEqual(['Oudegracht 80']);
});

test('details have the format of the service', async () => {
  const [match] = (await find('nld', 'damrak 1 a')).matches;
  expect(await read(match!.context)).toMatchObject({
    language: 'nl-NL',
    address: {
      country: 'Nederland',
      locality: 'Amsterdam',
      street: 'Damrak',
      postcode: '1012 LG',
      building: '1 A',
      buildingNumber: 1,
      buildingNumberAddition: 'A',
    },
    mailLines: ['Damrak 1 A', '1012 LG Amsterdam'],
    isPoBox: false,
    country: { name: 'Nederland', iso3Code: 'NLD', iso2Code: 'NL' },
  });
  const [plain] = (await find('nld', 'damrak 3')).matches;
  expect((await read(plain!.context)).address).toMatchObject({ buildingNumber: 3, buildingNumberAddition: null });
});

test('one address has its number as street, as in the service', async () => {
  const [match] = (await find('nld', 'spiekweg 12')).matches;
  expect((await read(match!.context)).address).toMatchObject({ street: '12', buildingNumber: 12 });
});

describe('the service refuses a call', () => {
  test.each([
    { why: 'an unknown context', p: 'internationalAutocomplete/nldexpired/damrak/nl-NL' },
    { why: 'a country without search', p: 'internationalAutocomplete/esp/madrid/es-ES' },
    { why: 'details of a country', p: 'internationalGetDetails/nld' },
    { why: 'an unknown call', p: 'dutchAddress/1012LG/1' },
    { why: 'no call', p: '' },
  ])('to $why', async ({ p }) => {
    const answer = await ask(p);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ Exception: expect.any(String) });
  });

  test.each(['', 'short', 'no spaces please', 'x'.repeat(65)])('to the session “%s”', async (session) => {
    const answer = await ask('internationalAutocomplete/nld/damrak/nl-NL', { 'X-Autocomplete-Session': session });
    expect(answer.status).toBe(400);
  });

  test('to a call without a key', async () => {
    const headers = { 'X-Autocomplete-Session': mine.session };
    expect((await shop.fetch('/postcode?p=internationalAutocomplete/nld/damrak', { headers })).status).toBe(400);
  });
});

test('a slash in a term is part of the term', async () => {
  const answer = await ask('internationalAutocomplete/nld/damrak%2F7/nl-NL');
  expect(await answer.json()).toMatchObject({ matches: [{ label: 'Damrak 7' }] });
});

test('the call can fail like any other', async () => {
  for (const call of ['/postcode', '*']) {
    const body = JSON.stringify({ call, how: '500', times: 1 });
    await shop.fetch('/demo/behaviour', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    expect((await ask('internationalAutocomplete/nld/damrak/nl-NL')).status).toBe(500);
  }
  expect((await ask('internationalAutocomplete/nld/damrak/nl-NL')).status).toBe(200);
});
