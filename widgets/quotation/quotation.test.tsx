// @vitest-environment happy-dom
import { findByRole, findByText, getByRole, queryAllByRole, queryByRole, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { How } from '../../tools/demo-shop/behaviours.ts';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import { island } from './quotation.island.tsx';

const HTML = '<div data-widget="quotation" data-id="abc/1"></div>';
const QUOTATION = {
  display_id: 'OFF-20261',
  version: 2,
  content: '<p>Bedankt voor <strong>je aanvraag</strong>.</p>',
  lines: [
    {
      name: 'Growatt MIN 3000TL-XH',
      image: '/media/p/4711.svg',
      image_alt: 'Omvormer',
      amount: 2,
      price: 599,
      msrp: 729,
      discount: 130,
      tax_exemption_price: 495.04,
      tax_exemption_msrp: 602.48,
    },
    { name: 'MC4-set', amount: 1, price: '12.00' },
  ],
  subtotal: 1210,
  discount: 50,
  shipping_costs: 0,
  total: 1160,
  vat_amount: 201.32,
  vat_rate: 21,
  tax_exemption_subtotal: 1000,
  tax_exemption_discount: 41.32,
  tax_exemption_total: 958.68,
  tax_exemption_vat: { 0: 0, 21: 2.08 },
  tax_exemption_allowed: true,
  tax_exemption_agree_text: 'Ik verklaar dat ik <em>particulier</em> ben.',
  valid_days: 14,
  is_valid: true,
  is_on_account: false,
  is_accepted: false,
  is_downloadable: true,
  download_url: '/quotation/abc/download',
  accept_url: '/quotation/abc/accept?sig=a%20b&x=1#terms',
  decline_url: '/quotation/abc/decline',
};
const CLOSED =
  'De offerte is niet geaccepteerd. Onze klantenservice krijgt hiervan een melding en zal binnenkort contact met je opnemen. Mocht je nu direct vragen hebben, contacteer dan onze klantenservice.';

const body = () => document.body.textContent.replaceAll('\u00a0', ' ');
const hrefOf = (name: string) => queryByRole(document.body, 'link', { name })?.getAttribute('href') ?? null;
const sums = () =>
  [...document.querySelectorAll('.sw-quotation__sums > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')).join(': '),
  );
const vat = () =>
  [...document.querySelectorAll('.sw-quotation__vat li')].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  );
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, .sw-quotation__value')].map(({ textContent }) =>
      textContent.replaceAll('\u00a0', ' '),
    ),
  );

interface Opened {
  readonly locale?: 'nl' | 'de' | 'en';
  readonly html?: string;
  readonly isAccepted?: unknown;
}

/** The shop answers a quotation like the usual one, but for what is given. */
async function open(more: object = {}, { locale = 'nl', html = HTML, isAccepted = false }: Opened = {}) {
  const page = await openPage({ locale });
  const quotation = { ...QUOTATION, ...more };
  const requests: string[] = [];
  vi.stubGlobal('fetch', (input: Request) => {
    requests.push(`${input.method} ${new URL(input.url).pathname}`);
    return Promise.resolve(Response.json({ quotation, tax_exemption_accepted: isAccepted }));
  });
  const mounted = page.mount(island, html);
  await waitFor(() => expect(mounted.states).toEqual(['ready']));
  return { ...mounted, requests };
}

test('the customer reads the products and amounts of the quotation, from subtotal to VAT', async () => {
  const { requests, element } = await open();
  expect(requests).toEqual(['POST /quotation/abc%2F1']);
  getByRole(element, 'heading', { level: 1, name: 'Offerte OFF-20261' });
  await findByText(element, 'Versie 2');
  expect((await findByText(element, 'je aanvraag')).localName).toBe('strong');
  expect(rows()).toEqual([
    ['Growatt MIN 3000TL-XH', '2', '€ 729,-', '€ -130,-', '€ 599,-', '€ 1.198,-'],
    ['MC4-set', '1', '€ 12,-', '€ 12,-'],
  ]);
  const picture = getByRole<HTMLImageElement>(element, 'img', { name: 'Omvormer' });
  expect(picture.getAttribute('src')).toBe('/media/p/4711.svg');
  expect(sums()).toEqual(['Subtotaal: € 1.210,-', 'Korting: € -50,-', 'Verzendkosten: Gratis', 'Totaal: € 1.160,-']);
  expect(vat()).toEqual(['Inclusief 21% BTW € 201,32']);
  expect(body()).toContain('Deze offerte is nog 14 dagen geldig.');
});

test('a quotation names its customer, its date and its last day', async () => {
  const { element } = await open({ customer: 'Zon BV\nDamrak 1A', date: '2026-03-05', valid_until: '2026-03-19' });
  const facts = queryAllByRole(element, 'definition').slice(0, 3);
  expect(facts.map(({ textContent }) => textContent)).toEqual(['Zon BV\nDamrak 1A', '05-03-2026', '19-03-2026']);
});

test('the checkbox changes every amount and the accept link, and unticking restores them', async () => {
  const { element } = await open();
  const before = [sums(), vat(), rows()];
  const box = await findByRole<HTMLInputElement>(element, 'checkbox', { name: 'Ik verklaar dat ik particulier ben.' });
  expect(box.checked).toBe(false);
  await userEvent.click(box);
  expect(rows()).toEqual([
    ['Growatt MIN 3000TL-XH', '2', '€ 602,48', '€ -107,44', '€ 495,04', '€ 990,08'],
    ['MC4-set', '1', '€ 12,-', '€ 12,-'],
  ]);
  expect(sums()).toEqual(['Subtotaal: € 1.000,-', 'Korting: € -41,32', 'Verzendkosten: Gratis', 'Totaal: € 958,68']);
  expect(vat()).toEqual(['Vrijgesteld van BTW', 'Inclusief 21% BTW € 2,08']);
  expect(hrefOf('In winkelwagen')).toBe('/quotation/abc/accept?sig=a%20b&x=1&tax_exemption_accepted=1#terms');
  expect(hrefOf('Afwijzen')).toBe('/quotation/abc/decline');
  expect(getByRole(element, 'status').textContent.replaceAll('\u00a0', ' ')).toBe(
    'De bedragen zijn nu zonder btw. Totaal € 958,68.',
  );
  await userEvent.click(box);
  expect([sums(), vat(), rows()]).toEqual(before);
  expect(hrefOf('In winkelwagen')).toBe(QUOTATION.accept_url);
});

test.each([true, 1, '1'])('a checkbox that was ticked before is ticked at once (%j)', async (isAccepted) => {
  const { element } = await open({}, { isAccepted });
  expect(getByRole<HTMLInputElement>(element, 'checkbox').checked).toBe(true);
  expect(sums()).toContain('Totaal: € 958,68');
  expect(getByRole(element, 'status').textContent).toBe('');
});

test('the page can set the name of the flag', async () => {
  await open({}, { isAccepted: true, html: HTML.replace('></', ' data-exemption-param="no_vat"></') });
  expect(hrefOf('In winkelwagen')).toBe('/quotation/abc/accept?sig=a%20b&x=1&no_vat=1#terms');
});

test('without an exemption there is no checkbox, and no amount without tax', async () => {
  const { element } = await open({ tax_exemption_allowed: '0' }, { isAccepted: true });
  expect(queryByRole(element, 'checkbox')).toBeNull();
  expect(sums()).toContain('Totaal: € 1.160,-');
  expect(hrefOf('In winkelwagen')).toBe(QUOTATION.accept_url);
});

test('an exemption without a VAT line is shown', async () => {
  await open({ tax_exemption_vat: [] }, { isAccepted: true });
  expect(vat()).toEqual(['Vrijgesteld van BTW']);
});

describe('the status of a quotation', () => {
  const links = () => queryAllByRole(document.body, 'link').map(({ textContent }) => textContent);

  test.each([
    ['valid, for the cart', {}, ['In winkelwagen', 'Afwijzen', 'Offerte downloaden']],
    ['valid, on account', { is_on_account: 1 }, ['Accepteren', 'Afwijzen', 'Offerte downloaden']],
    ['valid, without a document', { is_downloadable: false }, ['In winkelwagen', 'Afwijzen']],
    ['accepted', { is_accepted: true }, ['Offerte downloaden']],
    ['declined or expired', { is_valid: false }, ['Offerte downloaden']],
    ['without any address', { accept_url: null, decline_url: '', download_url: null }, []],
  ])('%s', async (_, more, names) => {
    await open(more);
    expect(links()).toEqual(names);
  });

  test('an accepted quotation is shown as accepted, even when it is still valid', async () => {
    const { element } = await open({ is_accepted: true });
    await findByText(element, 'Deze offerte is geaccepteerd.');
    expect(body()).not.toContain('geldig');
    expect(getByRole<HTMLInputElement>(element, 'checkbox').disabled).toBe(true);
  });

  test('a declined or expired quotation is shown as such', async () => {
    const { element } = await open({ is_valid: false });
    await findByText(element, CLOSED);
    expect(body()).not.toContain('dagen geldig');
  });

  test.each([
    [1, 'Deze offerte is nog 1 dag geldig.'],
    ['0', 'Deze offerte is alleen vandaag nog geldig.'],
  ])('%j days', async (valid_days, words) => {
    const { element } = await open({ valid_days });
    await findByText(element, words);
  });
});

test.each([
  ['de', 'Angebot OFF-20261', 'Annehmen', 'Dieses Angebot gilt noch 14 Tage.'],
  ['en', 'Quotation OFF-20261', 'Accept', 'This quotation is valid for another 14 days.'],
] as const)('in %s', async (locale, heading, accept, days) => {
  const { element } = await open({ is_on_account: true }, { locale });
  getByRole(element, 'heading', { name: heading });
  expect(hrefOf(accept)).toBe(QUOTATION.accept_url);
  await findByText(element, days);
});

describe('a quotation that cannot be read', () => {
  const failing = (answers: Readonly<Record<string, How>>) => openPage({ answers });

  async function fails(page: OpenPage, html: string) {
    const mounted = page.mount(island, html);
    await waitFor(() => expect(mounted.states).toEqual(['failed']), { timeout: 3_000 });
    return mounted;
  }

  test.each<How>(['500', 'offline', 'html', '429'])('%s: nothing is shown', async (how) => {
    const { element } = await fails(await failing({ '*': how }), HTML);
    await waitFor(() => expect(element.textContent).toBe(''));
  });

  test('the shop’s own HTML stays', async () => {
    const { element } = await fails(await failing({ '*': '500' }), HTML.replace('></', '><p>Offerte</p></'));
    await waitFor(() => expect(element.textContent).toBe('Offerte'));
  });

  test('an answer without a quotation is ignored', async () => {
    const page = await openPage();
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ quotation: null })));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { element } = await fails(page, HTML);
    await waitFor(() => expect(element.textContent).toBe(''));
  });
});

test('a template without an id gets an error', async () => {
  const page = await openPage();
  const { templateErrors } = page.mount(island, '<div data-widget="quotation"></div>');
  expect(templateErrors).toEqual([{ attribute: 'data-id', expected: 'string', found: 'nothing' }]);
});
