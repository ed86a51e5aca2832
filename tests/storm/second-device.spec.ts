import type { Locator, Page } from '@playwright/test';
import { field, next, typeAddress } from '../browser/checkout.ts';
import { secondDevice } from '../browser/second-device.ts';
import { CONNECTORS, expect, INVERTER, openCart, REPORTED_BY_BROWSER, test } from '../browser/shop.ts';
import type { VisitorSession } from '../browser/visitor-session.ts';
import { randomFor, seed, times, type Random } from './storm-options.ts';

/**
 * One shopper orders again and again while another device of the same session changes the cart: what is on the screen at
 * the press is what the shop records.
 */

const WALKS = times(1, 6);
const ORDERS = times(3, 10);
/** A press is answered with changes at most this many times in a row. */
const MAX_PRESSES = 12;

const RELOAD = '**/checkout/reload-cart';

/** An order as a page shows it. */
interface Seen {
  /** The amount due, such as `€ 21,80`. */
  readonly due: string;
  /** The lines, such as `3 × MC4-connector set`. */
  readonly lines: readonly string[];
}

const connectors = { type: 'product', id: CONNECTORS };
const inverter = { type: 'product', id: INVERTER };
/** Changes of the cart. The shop refuses some, such as a code for a cart that has one. */
const CHANGES: readonly (readonly [path: string, body: object])[] = [
  ['/cart/plus', { ...connectors, qty: 1 }],
  ['/cart/plus', { ...connectors, qty: 1 }],
  ['/cart/min', { ...connectors, qty: 1 }],
  ['/cart/min', connectors],
  ['/cart/add', { ...connectors, qty: 2 }],
  ['/cart/add', { ...inverter, qty: 1 }],
  ['/cart/min', inverter],
  ['/cart/add', { type: 'second-chance-product', id: 'sc-88', qty: 1 }],
  ['/discounts/apply', { code: 'ZON10' }],
  ['/discounts/apply', { code: 'SOLAR5' }],
  ['/discounts/remove', {}],
];

for (let walk = 1; walk <= WALKS; walk++)
  test(`an order is the one on the screen while another device changes the cart (walk ${walk})`, async ({
    page,
    browser,
    baseURL,
    fill,
    pageErrors,
  }) => {
    await fill(CONNECTORS, 3);
    const shopper = await createShopper(page, randomFor(`second device ${walk}`), () =>
      secondDevice(browser, page, baseURL),
    );
    let placed = 0;
    for (let attempt = 0; placed < ORDERS && attempt < 3 * ORDERS; attempt++) if (await shopper.order()) placed++;
    const about = `seed ${seed}: ${shopper.trail.join(' → ')}`;
    expect(shopper.faults, about).toEqual([]);
    expect(placed, about).toBe(ORDERS);
    // The second device has been noticed: otherwise this walk tests nothing.
    expect(shopper.questions(), about).toBeGreaterThan(0);
    expect(
      pageErrors.heard.filter((text) => !REPORTED_BY_BROWSER.test(text)),
      about,
    ).toEqual([]);
  });

async function createShopper(page: Page, random: Random, open: () => Promise<VisitorSession>) {
  const trail: string[] = [];
  const faults: string[] = [];
  const checkout = page.locator('[data-widget="checkout"]');
  const pay = checkout.getByRole('button', { name: 'Afrekenen' });
  const problems = checkout.getByRole('alert').or(checkout.locator('.sw-error-summary'));
  const empty = checkout.locator('.sw-checkout__empty');
  /** What was on the screen at the last press. */
  let seen: Seen | null = null;
  let sent = 0;
  let questions = 0;
  /** A change of the other device that is on its way. */
  let elsewhere: Promise<unknown> = Promise.resolve();

  await page.exposeFunction('recordSeen', (observed: Seen) => void (seen = observed));
  await page.addInitScript(watchPresses);
  // A change between the last read and the order cannot be told apart from one before the order by any page.
  await page.route(RELOAD, async (route) => {
    await elsewhere;
    await route.continue();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/checkout/validate/payment') sent++;
  });
  await page.goto('/checkout');
  const device = await open();

  function changeElsewhere(): Promise<unknown> {
    const [path, body] = random.pick(CHANGES);
    trail.push(`elsewhere ${path} ${JSON.stringify(body)}`);
    elsewhere = elsewhere.then(() => device.post(path, body)).catch(() => {});
    return elsewhere;
  }

  async function maybeElsewhere() {
    if (random.below(2) === 0) await changeElsewhere();
  }

  /** The shopper changes the cart, too. */
  async function walkCart() {
    const cart = await openCart(page);
    for (let act = random.below(3); act > 0; act--) {
      await maybeElsewhere();
      const name = random.pick(['Eén meer MC4-connector set', 'Eén minder MC4-connector set']);
      const button = cart.getByRole('button', { name });
      if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
      trail.push(name);
      await button.click();
      await expect(cart.locator('[aria-busy="true"]')).toHaveCount(0);
    }
  }

  /** Returns false when the cart is empty, or the shop refuses a step. */
  async function walkToPayment(): Promise<boolean> {
    await page.goto('/checkout');
    await expect(checkout).toHaveAttribute('data-widget-state', 'ready');
    if (!(await hasStep())) return false;
    await typeAddress(checkout);
    for (const radioName of ['shipping_method', 'payment_method']) {
      await maybeElsewhere();
      await next(checkout).click();
      const radios = checkout.locator(`[name="${radioName}"]`);
      // The shop refuses a method that the changed cart does not have.
      await expect(radios.first().or(problems).or(empty).first()).toBeVisible();
      if (!(await radios.first().isVisible())) return false;
      await chooseOne(radios);
    }
    return hasStep();
  }

  async function chooseOne(radios: Locator) {
    const count = await radios.count();
    if (count === 0 || random.below(2) === 0) return;
    const at = random.below(count);
    trail.push(`choose ${at}`);
    await radios.nth(at).check({ timeout: 2000 });
  }

  const hasStep = () => field(checkout, 'email').or(checkout.getByRole('radio')).first().isVisible();

  /** Whether something is open that a press can end with. */
  async function outcome(): Promise<'placed' | 'asked' | 'refused' | 'empty' | null> {
    if (/\/(betalen|bedankt)\//.test(page.url())) return 'placed';
    if (await empty.isVisible()) return 'empty';
    if ((await pay.getAttribute('aria-busy', { timeout: 500 })) !== null) return null;
    if (await checkout.getByRole('group', { name: 'Je bestelling is gewijzigd' }).isVisible()) return 'asked';
    return (await problems.first().isVisible()) ? 'refused' : null;
  }

  async function press() {
    seen = null;
    const before = sent;
    const isDouble = random.below(3) === 0;
    trail.push(isDouble ? 'double click' : 'press');
    const change = random.below(3) === 0 ? changeElsewhere() : null;
    await (isDouble ? pay.dblclick() : pay.click());
    await change;
    let result: Awaited<ReturnType<typeof outcome>> = null;
    await expect
      .poll(async () => (result = await outcome().catch(() => null)), { message: trail.join(' → '), timeout: 20_000 })
      .not.toBeNull();
    trail.push(`${result}`);
    if (sent - before > 1) faults.push(`The order was sent ${sent - before} times.`);
    if (result === 'asked') questions++;
    if (result === 'asked' && sent !== before) faults.push('The order was sent without another press.');
    return result;
  }

  /** Orders once; returns whether an order was placed. */
  async function order(): Promise<boolean> {
    await device.post('/cart/add', { ...connectors, qty: 1 + random.below(3) });
    await walkCart();
    if (!(await walkToPayment())) return false;
    await maybeElsewhere();
    for (let turn = 0; turn < MAX_PRESSES; turn++) {
      const result = await press();
      if (result === 'asked') continue;
      if (result !== 'placed') return false;
      const recorded = await readRecorded(page);
      if (JSON.stringify(recorded) !== JSON.stringify(seen))
        faults.push(`Shown ${JSON.stringify(seen)}, recorded ${JSON.stringify(recorded)}.`);
      return true;
    }
    faults.push(`No press of ${MAX_PRESSES} has placed the order.`);
    return false;
  }

  return { trail, faults, questions: () => questions, order };
}

/** The order of the shop's pages for payment and confirmation. */
async function readRecorded(page: Page): Promise<Seen> {
  await page.waitForLoadState();
  let due = '€ 0,-';
  if (page.url().includes('/betalen/')) {
    due = await page.locator('.facts__main dd').innerText();
    await page.getByRole('button', { name: /^Betalen/ }).click();
    await page.waitForURL(/\/bedankt\//);
  }
  const items = await page.locator('.sw-checkout__item').all();
  const lines = items.map(async (item) => {
    const texts = [item.locator('.sw-checkout__quantity'), item.locator('.sw-checkout__name')];
    return (await Promise.all(texts.map((text) => text.innerText()))).map(plain).join(' ');
  });
  return { due: plain(due), lines: await Promise.all(lines) };
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Records what is on the screen when the form of the last step is submitted. Runs in the page. */
function watchPresses() {
  const textOf = (place: Element | null) => (place?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  addEventListener(
    'submit',
    () => {
      const due = document.querySelector('.sw-checkout__due .sw-price');
      if (!due) return;
      // The summary and the last step have them, of which the styles show one.
      const items = [...document.querySelectorAll('.sw-checkout__item')].filter((item) => item.checkVisibility());
      const lines = items.map(
        (item) =>
          `${textOf(item.querySelector('.sw-checkout__quantity'))} ${textOf(item.querySelector('.sw-checkout__name'))}`,
      );
      (globalThis as unknown as { recordSeen(found: object): void }).recordSeen({ due: textOf(due), lines });
    },
    true,
  );
}
