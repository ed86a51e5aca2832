import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { addToCart } from '../../../shared/contract/cart.ts';
import { callEndpoint } from '../shop-client.ts';
import { openNode } from '../db/open-node.ts';
import { openShop, type OpenedShop } from '../open-shop.ts';
import { mountPages } from './pages.ts';

/** A browser without JavaScript that follows links and submits forms. */
let shop: OpenedShop;
let page = '';
let address = '';

beforeEach(async () => {
  shop = await openShop({ open: openNode, pages: mountPages });
  onTestFinished(() => shop.close());
});

async function goTo(wanted: string, form?: URLSearchParams): Promise<void> {
  const headers = new Headers({ Accept: 'text/html' });
  const sending = form ? { method: 'POST', body: form } : {};
  const answer = await shop.fetch(wanted, { ...sending, headers, redirect: 'manual' });
  const further = answer.headers.get('location');
  if (further !== null) return goTo(further);
  address = wanted;
  page = await answer.text();
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');
}

/** Submits the first form with this text in it or in its controls, with its own fields and the given values. */
async function send(words: string, typed: Record<string, string> = {}): Promise<void> {
  const form = [...page.matchAll(/<form[\s\S]*?<\/form>/g)]
    .map(([markup]) => markupOf(markup))
    .find((markup) => markup.includes(words));
  if (form === undefined) throw new Error(`No form contains ${words}`);
  // Of several radio buttons, the checked one is sent.
  const isSent = (tag: string) => !/\stype="(radio|checkbox)"/.test(tag) || /\schecked\b/.test(tag);
  const fields = [...form.matchAll(/<input[^>]*>/g)].flatMap(([tag]) =>
    isSent(tag) ? [[attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? ''] as const] : [],
  );
  const body = new URLSearchParams({ ...Object.fromEntries(fields), ...typed });
  await goTo(attribute(form, 'action') ?? '', body);
}

const CONTROL = /<button[\s\S]*?<\/button>|<input[^>]*>/g;

/** A form with the controls that name it, and without those that name another one. */
function markupOf(form: string): string {
  const id = attribute(form, 'id');
  const formOf = (control: string) => attribute(control.slice(0, control.indexOf('>')), 'form');
  const own = form.replaceAll(CONTROL, (control) => (formOf(control) === undefined ? control : ''));
  if (id === undefined) return own;
  const others = [...page.matchAll(CONTROL)].flatMap(([control]) => (formOf(control) === id ? [control] : []));
  return own + others.join('');
}

/** The value of the radio button with this label. */
function choiceOf(label: string): string {
  const id = page.match(/<label[^>]*>[^<]*<\/label>/g)?.find((tag) => tag.includes(`>${label}<`));
  const input = page.match(/<input[^>]*>/g)?.find((tag) => attribute(tag, 'id') === attribute(id ?? '', 'for'));
  if (!input) throw new Error(`No choice is called ${label}`);
  return attribute(input, 'value') ?? '';
}

function text(): string {
  return page
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}

test('a shopper buys from a category and stays there', async () => {
  await goTo('/omvormers');
  await send('In winkelwagen: Growatt MIN 3000TL-XH');
  expect(address).toBe('/omvormers');
  await goTo('/cart');
  expect(text()).toContain('Growatt MIN 3000TL-XH');
});

test('a shopper sets a quantity, increases and decreases it, and removes everything', async () => {
  await goTo('/growatt-min-3000tl-xh');
  await send('name="qty"', { qty: '2' });
  await goTo('/cart');
  expect(text()).toContain('€ 1.298,-');

  await send('Eén meer Growatt');
  expect(address).toBe('/cart');
  expect(text()).toContain('€ 1.947,-');

  await send('Eén minder Growatt');
  expect(text()).toContain('€ 1.298,-');

  await send('verwijderen</span>');
  expect(text()).toContain('De winkelwagen is leeg');
});

test('a gift has neither buttons nor a price', async () => {
  await goTo('/growatt-min-3000tl-xh');
  await send('name="qty"', { qty: '1' });
  await goTo('/cart');
  const gift = page.slice(page.indexOf('Zonnelamp'));
  expect(gift.slice(0, gift.indexOf('</li>'))).not.toContain('<form');
  expect(text()).toContain('Cadeau');
});

test('a refused form shows the reason', async () => {
  await goTo('/growatt-min-3000tl-xh');
  await send('name="qty"', { qty: '900' });
  expect(address).toBe('/growatt-min-3000tl-xh');
  expect(/<p class="wrap notice" role="alert">[^<]+<\/p>/.test(page)).toBe(true);
  await goTo('/cart');
  expect(text()).toContain('De winkelwagen is leeg');
});

/** The fields of the first step for a guest in Amsterdam. */
const GUEST = {
  email: 'noor@example.nl',
  first_name: 'Noor',
  last_name: 'Bakker',
  street: 'Damrak',
  house_number: '1',
  house_number_addition: 'A',
  zip_code: '1012 LG',
  city: 'Amsterdam',
  country: 'nl',
  type: 'private',
  phone: '0612345678',
  shipping_address_same_as_billing_address: '1',
};

async function fillCart(): Promise<void> {
  await goTo('/growatt-min-3000tl-xh');
  await send('name="qty"', { qty: '2' });
}

test('a guest orders in three steps, and pays', async () => {
  await fillCart();
  await goTo('/cart');
  expect(page).toContain('href="/checkout"');
  await goTo('/checkout');
  expect(text()).toMatch(/Growatt MIN 3000TL-XH omvormer Growatt 2 ×/);
  expect(text()).toContain('€ 1.298,-');

  await send('name="street"', GUEST);
  expect(address).toBe('/checkout/shipping');
  expect(text()).toContain('Damrak 1 A 1012 LG Amsterdam');
  await send('name="shipping_method"', { shipping_method: choiceOf('Thuisbezorgd') });
  expect(address).toBe('/checkout/payment');
  expect(text()).toContain('Meest gekozen');

  await send('name="payment_choice"', { payment_choice: 'ideal', payment_option_ideal: 'RABONL2U' });
  expect(address).toMatch(/^\/betalen\//);
  expect(text()).toContain('iDEAL, Rabobank');
  await send('Betaling laten mislukken');
  expect(address).toBe('/checkout/payment');
  expect(text()).toContain('De betaling is niet gelukt.');
  await send('name="payment_choice"', { payment_choice: 'klarna' });
  await send('>Betalen<');
  expect(address).toMatch(/^\/bedankt\//);
  expect(text()).toMatch(/Klaar! Bedankt .* noor@example\.nl/);
  expect(text()).toContain('€ 1.300,95');
  expect(text()).toContain('Achteraf betalen');
  await goTo('/cart');
  expect(text()).toContain('De winkelwagen is leeg');
});

test('an error is at its field, and the typed values stay', async () => {
  await fillCart();
  await goTo('/checkout');
  await send('name="street"', { ...GUEST, zip_code: '12', city: '' });
  expect(address).toBe('/checkout');
  expect(page).toMatch(/role="alert"[\s\S]*href="#checkout-zip_code"/);
  expect(page).toContain('id="checkout-zip_code-error"');
  expect(page).toContain('id="checkout-city-error"');
  expect(page).not.toContain('id="checkout-street-error"');
  expect(page).toMatch(/name="street"\s+value="Damrak"/);
  await goTo('/checkout');
  expect(page).not.toContain('role="alert"');
});

test('a business outside the Netherlands continues without a check of its VAT number', async () => {
  await fillCart();
  await goTo('/checkout');
  const business = { ...GUEST, type: 'business', company: 'Zonnewerken bvba', vat_number: 'BE0123456700' };
  const inBelgium = { ...business, country: 'be', street: 'Meir', zip_code: '2000', city: 'Antwerpen' };
  await send('name="street"', inBelgium);
  expect(page).toMatch(/type="checkbox"\s+name="ignore_vat"/);
  await send('name="street"', { ...inBelgium, ignore_vat: '1' });
  expect(address).toBe('/checkout/shipping');
  await send('name="shipping_method"', { shipping_method: choiceOf('Afhalen bij het magazijn') });
  await send('name="payment_choice"', { payment_choice: 'bancontact' });
  await send('>Betalen<');
  expect(text()).toContain('Hier haal je het op');
  expect(text()).toContain('Zonneweg 12');
});

test('a gift card that covers the total pays the order', async () => {
  await goTo('/mc4-set');
  await send('name="qty"', { qty: '2' });
  await goTo('/checkout');
  await send('name="street"', GUEST);
  await send('name="shipping_method"', { shipping_method: choiceOf('Thuisbezorgd') });
  await send('name="code"', { code: 'cadeau50' });
  expect(text()).toContain('Tegoedbon - geen betaling nodig');
  await send('name="payment_choice"');
  expect(address).toMatch(/^\/bedankt\//);
});

test('a customer starts with the saved address', async () => {
  await goTo('/login?back=/checkout');
  await send('name="password"', { email: 'sanne@example.nl', password: 'zonneschijn' });
  expect(address).toBe('/checkout');
  await fillCart();
  await goTo('/checkout');
  expect(page).not.toContain('name="email"');
  expect(page).toMatch(/name="street"\s+value="Damrak"/);
});

test('a set has its reduced price in the order', async () => {
  const set = { type: 'recommended-combination', id: 4711, qty: 1, recommended_combination_product_id: 900 };
  await callEndpoint(shop, addToCart, set);
  await goTo('/checkout');
  expect(text()).toContain('€ 2.519,-');
  await send('name="street"', GUEST);
  await send('name="shipping_method"', { shipping_method: choiceOf('Bezorging op pallet') });
  await send('name="payment_choice"', { payment_choice: 'paypal' });
  expect(text()).toContain('€ 2.519,-');
  await send('>Betalen<');
  expect(text()).toMatch(/Totaal € 2\.519,-/);
});

test('a shopper buys a product with what the shop recommends to it', async () => {
  await goTo('/growatt-min-3000tl-xh');
  expect(text()).toMatch(/Adviesprijs € 2\.648,- Samen € 2\.519,-/);
  await send('In winkelwagen: combinatie met Growatt MIN 3000TL-XH');
  expect(address).toBe('/growatt-min-3000tl-xh');
  await goTo('/cart');
  expect(text()).toContain('Growatt ARK 5.1 kWh');
  expect(text()).toContain('€ 2.519,-');
});

test('a later step without an address redirects to the first one', async () => {
  await fillCart();
  await goTo('/checkout/payment');
  expect(page).not.toContain('name="payment_choice"');
  expect(page).toContain('<meta name="ct" content="');
  expect(page).toContain('Naar adresgegevens');
});

test('a customer cannot see the order of another one', async () => {
  await fillCart();
  await goTo('/checkout');
  await send('name="street"', GUEST);
  await send('name="shipping_method"', { shipping_method: choiceOf('Thuisbezorgd') });
  await send('name="payment_choice"', { payment_choice: 'paypal' });
  const mine = address;
  const answer = await shop.app.fetch(new Request(`http://shop.test${mine}`, { headers: { Accept: 'text/html' } }));
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('PayPal');
  await goTo(mine.replace('betalen', 'bedankt'));
  expect(address).toBe(mine);
});

test('a shopper in Germany chooses the 0 % rate and removes it again', async () => {
  await goTo('/growatt-min-3000tl-xh?lang=de');
  expect(text()).toContain('Inklusive 21 % MwSt.');
  await send('tax_exemption_selected', { tax_exemption_selected: '1' });
  expect(address).toBe('/growatt-min-3000tl-xh');
  expect(text()).toContain('Von der MwSt. befreit');
  expect(page).toMatch(/<option value="1" selected>/);
  expect(text()).toContain('€ 536,36');
  await fillCart();
  await goTo('/cart');
  expect(text()).toContain('€ 1.072,72');
  await send('tax_exemption_selected');
  expect(text()).toContain('€ 1.298,-');
});

test('a customer signs in, is greeted by name, and signs out', async () => {
  await goTo('/login');
  await send('name="password"', { email: 'sanne@example.nl', password: 'niet dit' });
  expect(address).toBe('/login');
  expect(page).toContain('role="alert"');
  await send('name="password"', { email: 'sanne@example.nl', password: 'zonneschijn' });
  expect(text()).toContain('Sanne');
  await goTo('/login');
  await send('Uitloggen');
  await goTo('/login');
  expect(page).toContain('name="password"');
});

test('a developer makes a call fail, and sees it', async () => {
  await goTo('/demo/cart-page');
  await send('name="how"', { call: '/cart/plus', how: '500' });
  expect(address).toBe('/demo/cart-page');
  expect(text()).toContain('/cart/plus: 500');
  await send('/cart/plus: normal');
  expect(text()).toContain('Alles antwoordt normaal.');
});

test('a shopper reads all reviews, page by page, and comes back to their place', async () => {
  await goTo('/growatt-min-3000tl-xh');
  expect(page).toContain('<section class="reviews section" id="reviews"');
  expect(page).toContain('<a id="beoordelingen"></a>');
  const seen = new Set<string>();
  for (let pages = 1; ; pages++) {
    for (const [, id] of page.matchAll(/id="review-(\d+)"/g)) seen.add(id!);
    const next = /rel="next" href="([^"]+)"/.exec(page)?.[1];
    if (next === undefined) {
      expect([pages, seen.size]).toEqual([4, 31]);
      return;
    }
    expect(next).toMatch(/#reviews$/);
    await goTo(next.replaceAll('&amp;', '&'));
  }
});

test('a shopper reads the reviews with four stars, in an order, and all of them again', async () => {
  const follow = (part: RegExp) => goTo(part.exec(page)![1]!.replaceAll('&amp;', '&'));
  const stars = () => [...page.matchAll(/itemprop="ratingValue" content="(\d)"/g)].map(([, rating]) => rating);
  await goTo('/growatt-min-3000tl-xh?reviews=2&order=lowest');
  await follow(/href="([^"]*stars=4[^"]*)"/);
  expect(address).toBe('/growatt-min-3000tl-xh?order=lowest&stars=4#reviews');
  expect(new Set(stars())).toEqual(new Set(['4']));
  expect(text()).toContain('12 beoordelingen met 4 sterren');
  expect(
    [/data-rating-counts="[^"]*"\s+data-rating="(.*?)"/, /data-order="(.*?)"/].map((part) => part.exec(page)?.[1]),
  ).toEqual(['4', 'lowest']);
  await follow(/rel="next" href="([^"]+)"/);
  expect(stars()).toEqual(['4', '4', '4', '4']);
  await follow(/sw-product-reviews__all" href="([^"]+)"/);
  expect(new Set(stars())).toEqual(new Set(['4']));
  expect(text()).toContain('Pagina 1 van 4');
});

test('pictures, specifications, questions and shipping costs are readable', async () => {
  await goTo('/growatt-min-3000tl-xh');
  expect(page).toMatch(/<img[^>]*width="1200"\s+height="900"\s+fetchpriority="high"/);
  expect(page.match(/data-mobile-url=/g)).toHaveLength(12);
  expect(page.match(/data-code="/g)).toHaveLength(3);
  expect(text()).toContain('Startspanning');
  expect(text()).toContain('Mag ik een Growatt-omvormer zelf aansluiten?');
  expect(text()).toContain('Laat de aansluiting op de meterkast altijd aan een erkende installateur over');

  await goTo(/href="(\/verzendkosten\?price=649)"/.exec(page)![1]!);
  expect(text()).toMatch(/Nederland Gratis verzending .*België Gratis verzending/);
  await goTo('/verzendkosten?price=20');
  expect(text()).toMatch(/Nederland € 9,95 .*België € 14,90/);
});

test('the menu leads from a category to a subcategory, and to a brand in it', async () => {
  await goTo('/');
  const menu = page.slice(page.indexOf('data-menu="items"'));
  for (const step of ['/omvormers', '/omvormers/hybride', '/omvormers/hybride/brand:growatt'])
    expect(menu).toContain(`href="${step}"`);
  await goTo('/omvormers/hybride/brand:growatt');
  expect(text()).toContain('Growatt MIN 3000TL-XH');
  await goTo('/tweede-kans');
  expect(text()).toContain('Van elk is er één.');
  await goTo('/merken/growatt');
  expect(text()).toContain('Vragen over Growatt');
});

test.each(['/merken/niemand', '/merken/', '/verzendkosten/x'])('%s answers 404', async (wanted) => {
  const answer = await shop.fetch(wanted, { headers: { Accept: 'text/html' } });
  expect(answer.status).toBe(404);
});
