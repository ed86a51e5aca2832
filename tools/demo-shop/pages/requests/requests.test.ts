import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { submitForm } from '../../shop-client.ts';
import { openNode } from '../../db/open-node.ts';
import { openShop, type OpenedShop, type ShopSetup } from '../../open-shop.ts';
import { mountPages } from '../pages.ts';

let shop: OpenedShop;
const open = async (setup: Partial<ShopSetup> = {}) => {
  shop = await openShop({ open: openNode, products: 60, pages: mountPages, ...setup });
};
beforeEach(() => open());
afterEach(() => shop.close());

async function page(path: string): Promise<string> {
  const answer = await shop.fetch(path, { headers: { Accept: 'text/html' } });
  expect(answer.status).toBe(200);
  return answer.text();
}

const installer = {
  website_id: '1',
  model_id: '4711',
  model_type: 'PRODUCT',
  first_name: 'Sanne',
  middle_name: '',
  last_name: 'Vries',
  email: 'sanne@example.nl',
  phone: '0612345678',
  street: 'Damrak',
  house_number: '1',
  house_number_addition: '',
  zip_code: '1012 LG',
  city: 'Amsterdam',
  description: '',
};

describe('without JavaScript, a shopper', () => {
  test('gets from an out-of-stock product to a form and to a confirmation', async () => {
    const { slug } = await shop.db
      .selectFrom('products')
      .select('slug')
      .where('id', '=', '2004')
      .executeTakeFirstOrThrow();
    const sold = await page(`/${slug}`);
    expect(sold).toMatch(/href="\/mail-when-in-stock[^>]*data-widget="add-to-cart"[^>]*data-orderable="false"/);
    const address = /href="(\/mail-when-in-stock[^"]*)"/.exec(sold)?.[1]?.replaceAll('&amp;', '&');
    expect(address).toBe('/mail-when-in-stock?type=product&id=2004');
    expect(await page(address!)).toContain('name="type" value="product"');
    const sent = { type: 'product', id: '2004', name: 'Sanne', email: 'sanne@example.nl' };
    const answer = await submitForm(shop, '/mail-when-in-stock', sent);
    expect(answer.status).toBe(303);
    expect(await page(answer.headers.get('location')!)).toContain('Bedankt! Je hebt je aangemeld.');
    const promised = shop.db.selectFrom('stock_reminders').select('name').where('product_id', '=', '2004');
    expect(await promised.execute()).toEqual([{ name: 'Sanne' }]);
  });

  test('sees the submitted values beside the errors', async () => {
    const answer = await submitForm(shop, '/installer-request-submission', {
      ...installer,
      phone: '12',
      city: '<Zwolle>',
    });
    expect(answer.status).toBe(422);
    const form = await answer.text();
    expect(form).toContain('href="#form-phone"');
    expect(form).toMatch(/id="form-phone-error">[\s\S]*?>Vul een geldig telefoonnummer in/);
    expect(form).toContain('value="&lt;Zwolle&gt;"');
    expect((await submitForm(shop, '/installer-request-submission', installer)).status).toBe(303);
  });

  test('asks for a better price', async () => {
    const sent = { ...installer, product_id: '4711', price: '€ 599,-', link: 'winkel.nl/omvormer', remark: '' };
    const answer = await submitForm(shop, '/price-match', sent);
    expect(await page(answer.headers.get('location')!)).toContain('service@zonshop.example');
  });

  test('who is signed in finds their name in the form', async () => {
    await shop.close();
    await open({ customer: 'sanne' });
    expect(await page('/mail-when-in-stock?type=product&id=2004')).toContain('value="Sanne de Vries"');
    expect(await page('/price-match?type=product&id=4711')).toContain('value="sanne@example.nl"');
  });
});

test('German forms have no middle name', async () => {
  await shop.close();
  await open({ locale: 'de' });
  for (const path of ['/installer-request-submission', '/price-match']) {
    expect(await page(`${path}?type=product&id=4711`)).not.toContain('middle_name');
  }
});

test.each(['/mail-when-in-stock', '/price-match?type=product&id=999999', '/price-match?type=product&id=cadeau-1'])(
  '%s asks about nothing that the shop sells',
  async (path) => {
    expect((await shop.fetch(path, { headers: { Accept: 'text/html' } })).status).toBe(404);
  },
);

test('marketing starts with consent and ends without it', async () => {
  expect(await page('/')).not.toContain('/assets/marketing.js');
  const answer = await submitForm(shop, '/toestemming', { marketing: 'yes', back: '/privacy#toestemming' });
  expect(answer.headers.get('location')).toBe('/privacy#toestemming');
  const cookie = answer.headers.get('set-cookie')!.split(';')[0]!;
  const allowed = await shop.fetch('/privacy', { headers: { Accept: 'text/html', Cookie: cookie } });
  const text = await allowed.text();
  expect(text).toContain('<script src="/assets/marketing.js" defer>');
  expect(text).toContain('name="marketing" value="no"');
});

test('a page names the host of its content, and its policy allows requests to it', async () => {
  const answer = await shop.fetch('http://localhost:4173/demo/content-host', { headers: { Accept: 'text/html' } });
  expect(await answer.text()).toContain('"contentDomain":"127.0.0.1:4173"');
  expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self' 127.0.0.1:4173;");
});

test.each(['back-in-stock-modal', 'chat-widget', 'newsletter-box'])('every page has one %s', async (name) => {
  for (const path of ['/', '/growatt-min-3000tl-xh', '/advies/van-dak-tot-stopcontact']) {
    expect((await page(path)).split(`data-widget="${name}"`)).toHaveLength(2);
  }
});
