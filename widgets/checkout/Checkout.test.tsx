// @vitest-environment happy-dom
import { findByRole, getByRole, getByText, queryByRole, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import type { ShopSetup } from '../../tools/demo-shop/open-shop.ts';
import { island } from './checkout.island.tsx';

const INVERTER = 'GRW-MIN3000TLXH';
const HTML = `<div data-widget="checkout" data-customer-service-url="/klantenservice"
  data-tax-exemption-update-url="/tax-exemption" data-postcode-key="demo"></div>`;

const KNOWN = {
  email: 'noor@example.nl',
  first_name: 'Noor',
  last_name: 'Bakker',
  country: 'nl',
  street: 'Damrak',
  house_number: '1',
  zip_code: '1012 LG',
  city: 'Amsterdam',
  phone: '0612345678',
  manual_address: true,
} as const;

/** Saturday morning: the days that can be chosen begin on Monday. */
const clock = () => Date.UTC(2026, 10, 21, 9);

beforeEach(() => sessionStorage.clear());

type Start = Readonly<Record<string, unknown>>;

/** `change` changes the answer to the first call. */
async function openCheckout(
  path: string,
  setup: Omit<ShopSetup, 'open'> = {},
  settings = {},
  change?: (start: Start) => Start,
) {
  const before = location.href;
  history.replaceState(null, '', path);
  onTestFinished(() => history.replaceState(null, '', before));
  const page = await openPage({ cart: [{ sku: INVERTER }], checkout: KNOWN, clock, ...setup });
  if (change) changeStart(change);
  const { element } = page.mount(island, HTML, { settings });
  await findByRole(element, 'heading', { level: 1 });
  return { page, element };
}

/** The demo shop answers the first call, and the test changes what it says. */
function changeStart(change: (start: Start) => Start): void {
  const fetchFromShop = fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await fetchFromShop(...request);
    const [{ url }] = request as [Request];
    return url.endsWith('/checkout/init') ? Response.json(change((await answer.json()) as Start)) : answer;
  });
}

function field(element: HTMLElement, name: string): HTMLInputElement {
  return element.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
}

/** A narrow page has its parts above the button too, and styles show one of them. */
const summaryIn = (element: HTMLElement) => element.querySelector<HTMLElement>('.sw-checkout__summary')!;

function sent(page: OpenPage, path: string): Record<string, unknown>[] {
  return page.requests.filter((request) => request.path === path).map(({ body }) => body as Record<string, unknown>);
}

async function goOn(element: HTMLElement, name: RegExp): Promise<void> {
  await userEvent.click(await findByRole(element, 'button', { name }));
}

describe('the notice on the legal guarantee', () => {
  test('stands above the order button, as an element that the widget enhances', async () => {
    const { element } = await openCheckout('/checkout/payment', { extras: ['guarantee-notice'] });
    const image = element.querySelector('[data-guarantee-notice]')!;
    expect(image.getAttributeNames()).toEqual(expect.arrayContaining(['src', 'width', 'height', 'alt']));
    expect(image.closest<HTMLElement>('[data-widget]')!.dataset).toMatchObject({
      widget: 'guarantee',
      link: '/garantie',
    });
    const button = getByRole(element, 'button', { name: 'Afrekenen' });
    expect(image.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each([
    ['nl', null, 'Wettelijke garantie', ''],
    ['de', null, 'Gesetzliche Gewährleistung', ''],
    ['en', null, 'Legal guarantee', ''],
    ['nl', 'Twee jaar garantie', 'Twee jaar garantie', 'Twee jaar garantie'],
  ] as const)('has a text in %s before the widget is there: %s', async (locale, alt, text, passed) => {
    const { element } = await openCheckout(
      '/checkout/payment',
      { extras: ['guarantee-notice'], locale },
      {},
      (start) => ({
        ...start,
        guarantee_notice: { ...(start['guarantee_notice'] as object), alt },
      }),
    );
    const image = await findByRole(element, 'img', { name: text });
    expect(image.matches('.sw-artwork[data-guarantee-notice]')).toBe(true);
    // With an empty one, the widget has its own text.
    expect(image.closest<HTMLElement>('[data-widget]')!.dataset['alt']).toBe(passed);
  });

  test.each([
    ['/checkout', ['guarantee-notice']],
    ['/checkout/payment', []],
  ] as const)('is neither in another step nor without its key: %s with %s', async (path, extras) => {
    const { element } = await openCheckout(path, { extras: [...extras] });
    expect(element.querySelector('[data-guarantee-notice]')).toBeNull();
  });
});

describe('the steps of the checkout', () => {
  test('the focus moves to the title of the next step, and stays when the page opens', async () => {
    const { element } = await openCheckout('/checkout');
    expect(document.activeElement).toBe(document.body);
    await goOn(element, /^Doorgaan naar verzendmethode$/);
    await waitFor(() => expect(document.activeElement).toBe(getByRole(element, 'heading', { name: 'Verzendmethode' })));
    const current = element.querySelector('[aria-current="step"]');
    expect(current?.textContent).toBe('2 Verzending');
  });

  test('completed steps are links, later ones are not', async () => {
    const { element } = await openCheckout('/checkout/shipping');
    const bar = getByRole(element, 'list', { name: 'Stappen van je bestelling' });
    expect(within(bar).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(within(bar).getByRole('button', { name: '1 Gegevens' }));
    await findByRole(element, 'heading', { name: 'Adresgegevens' });
    expect(location.pathname).toBe('/checkout');
    expect(within(bar).queryAllByRole('button')).toHaveLength(0);
  });

  test('“Wijzig” in the summary opens the step of that value', async () => {
    const { element } = await openCheckout('/checkout/payment');
    const change = await waitFor(() => getByRole(summaryIn(element), 'link', { name: 'Wijzig Verzendmethode' }));
    expect(change.getAttribute('href')).toBe('/checkout/shipping');
    await userEvent.click(change);
    await findByRole(element, 'heading', { name: 'Verzendmethode' });
  });

  test('a step that is done is a line for each group, and “Wijzig” goes back into the group', async () => {
    const { element } = await openCheckout('/checkout');
    const lines = () =>
      [...element.querySelectorAll('.sw-checkout__group')].map(({ textContent }) => textContent?.trim());
    expect(lines()).toEqual([]);
    await userEvent.type(field(element, 'phone'), '9');
    await goOn(element, /^Doorgaan naar verzendmethode$/);
    await findByRole(element, 'radio', { name: 'Thuisbezorgd' });
    expect(lines()).toEqual([
      'Contactnoor@example.nl06123456789Wijzig Contact',
      'AdresNoor Bakker, Damrak 1, 1012 LG Amsterdam, NederlandWijzig Adres',
    ]);
    await goOn(element, /^Doorgaan naar betaalmethode$/);
    await findByRole(element, 'heading', { name: 'Betaalmethode' });
    expect(lines().at(-1)).toMatch(/^BezorgingThuisbezorgdZo snel mogelijk .*Wijzig Bezorging$/);
    await userEvent.click(getByRole(element, 'link', { name: 'Wijzig Contact' }));
    await waitFor(() => expect(document.activeElement).toBe(field(element, 'email')));
    expect(field(element, 'phone').value).toBe('06123456789');
    expect(location.pathname).toBe('/checkout');
  });

  test('an order to another address has a line for each address', async () => {
    const delivery = { shipping_address_same_as_billing_address: false, shipping_street: 'Coolsingel' };
    const { element } = await openCheckout('/checkout/shipping', { checkout: { ...KNOWN, ...delivery } });
    const groups = element.querySelector<HTMLElement>('.sw-checkout__entered')!;
    getByRole(groups, 'link', { name: 'Wijzig Factuuradres' });
    await userEvent.click(getByRole(groups, 'link', { name: 'Wijzig Bezorgadres' }));
    await waitFor(() => expect(document.activeElement).toBe(field(element, 'shipping_first_name')));
  });
});

test('a payment method has its mark before its name, and the shopper reads that it is secure', async () => {
  const { element } = await openCheckout('/checkout/payment');
  const method = await findByRole<HTMLInputElement>(element, 'radio', { name: 'Creditcard' });
  expect(method.labels![0]!.querySelector('img')!.getAttribute('src')).toBe('/media/pay/creditcard.svg');
  const button = getByRole(element, 'button', { name: 'Afrekenen' });
  expect(getByText(element, 'Veilig betalen').compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('what is sent', () => {
  test('autofilled values are sent, and controls beside the fields are not', async () => {
    const { page, element } = await openCheckout('/checkout');
    field(element, 'first_name').value = 'Autofill';
    await userEvent.type(field(element, 'city'), '{Enter}');
    await waitFor(() => expect(sent(page, '/checkout/validate')).toHaveLength(1));
    const [body] = sent(page, '/checkout/validate');
    expect(body).toMatchObject({ first_name: 'Autofill', manual_address: true, type: 'private', country: 'nl' });
    expect(body).not.toHaveProperty('create_account');
  });

  test('locked fields that the address search filled in are sent', async () => {
    const { page, element } = await openCheckout('/checkout', { checkout: { ...KNOWN, manual_address: false } });
    expect(field(element, 'street').disabled).toBe(true);
    await goOn(element, /^Doorgaan naar verzendmethode$/);
    await waitFor(() =>
      expect(sent(page, '/checkout/validate')[0]).toMatchObject({ street: 'Damrak', city: 'Amsterdam' }),
    );
  });
});

describe('problems', () => {
  test('the problem of a locked field links to the address search', async () => {
    const { element } = await openCheckout('/checkout', {
      checkout: { ...KNOWN, manual_address: false, zip_code: '10' },
    });
    await goOn(element, /^Doorgaan naar verzendmethode$/);
    const problem = await findByRole(element, 'link', { name: /postcode/ });
    expect(problem.getAttribute('href')).toBe('#sw-checkout-address_search');
    await userEvent.click(problem);
    expect(document.activeElement?.id).toBe('sw-checkout-address_search');
  });

  test('the problem of another step links to its field on that step', async () => {
    const { element } = await openCheckout('/checkout/payment', { checkout: { ...KNOWN, phone: '12' } });
    await findByRole(element, 'radio', { name: 'iDEAL' });
    await goOn(element, /^Afrekenen$/);
    await userEvent.click(await findByRole(element, 'button', { name: /telefoonnummer/ }));
    await findByRole(element, 'heading', { name: 'Adresgegevens' });
    expect(document.activeElement?.id).toBe('sw-checkout-phone');
  });

  test('without consent to 0 % nothing is sent, and the consent takes the focus', async () => {
    const { page, element } = await openCheckout(
      '/checkout',
      { locale: 'de', isExempt: true, checkout: { ...KNOWN, country: 'de' } },
      { taxExemptionSelected: true, locale: 'de' },
    );
    await goOn(element, /^Weiter zur Versandart$/);
    await waitFor(() => expect(document.activeElement).toBe(field(element, 'tax_exemption_accepted')));
    expect(sent(page, '/checkout/validate')).toEqual([]);
  });
});

describe('shipping', () => {
  test('three delivery dates are shown, and the others on request with the focus on the first of them', async () => {
    const { element } = await openCheckout('/checkout/shipping');
    const dates = await findByRole(element, 'radiogroup', { name: 'Kies een bezorgdatum' });
    expect(within(dates).getAllByRole('radio')).toHaveLength(4);
    expect(within(dates).getByRole('radio', { name: 'Zo snel mogelijk (1-2 werkdagen)' })).toHaveProperty(
      'checked',
      true,
    );
    await userEvent.click(within(dates).getByRole('button', { name: 'Toon meer opties' }));
    const all = within(dates).getAllByRole('radio');
    expect(all).toHaveLength(6);
    expect(document.activeElement).toBe(all[4]);
    expect(queryByRole(dates, 'button')).toBeNull();
  });

  test('a chosen date and its neighbours stay visible after another choice', async () => {
    const { element } = await openCheckout('/checkout/shipping', {
      checkout: { ...KNOWN, shipping_method: 'thuis', shipping_method_option: '2026-11-27' },
    });
    const dates = await findByRole(element, 'radiogroup', { name: 'Kies een bezorgdatum' });
    expect(within(dates).getAllByRole('radio')).toHaveLength(6);
    await userEvent.click(within(dates).getByRole('radio', { checked: true, name: /27 november/ }));
    await userEvent.click(within(dates).getByRole('radio', { name: /^Zo snel mogelijk/ }));
    expect(within(dates).getAllByRole('radio')).toHaveLength(6);
  });

  test('each method shows its costs; pickup is free', async () => {
    const { element } = await openCheckout('/checkout/shipping', { cart: [{ sku: 'STA-MC4-SET' }] });
    const costs = async (name: string) => {
      const radio = await findByRole(element, 'radio', { name });
      return document.getElementById(radio.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent;
    };
    expect((await costs('Thuisbezorgd'))?.replaceAll(/\s/g, ' ')).toBe('€ 9,95');
    expect((await costs('Spoed, vóór 12.00 uur'))?.replaceAll(/\s/g, ' ')).toBe('€ 17,90waarvan toeslag € 7,95');
    expect(await costs('Afhalen bij het magazijn')).toBe('Gratis');
  });

  test('the amount to pay is announced when it changes, and when it changes back', async () => {
    const { element } = await openCheckout('/checkout/shipping');
    const choose = async (name: RegExp) => userEvent.click(await findByRole(element, 'radio', { name }));
    const status = () => element.querySelector('[role="status"].sw-visually-hidden')?.textContent ?? '';
    await findByRole(element, 'radio', { name: /^Thuisbezorgd/ });
    expect(status()).not.toContain('Te betalen');
    await choose(/^Spoed/);
    await waitFor(() => expect(status()).toContain('Te betalen'));
    const dearer = status();
    await choose(/^Thuisbezorgd/);
    await waitFor(() => expect(status()).not.toBe(dearer));
    expect(status()).toContain('Te betalen');
  });

  test('methods that failed to load can be requested again, without an error message', async () => {
    const { page, element } = await openCheckout('/checkout/shipping', { answers: { '/checkout/shipping': '500' } });
    const retry = await findByRole(element, 'button', { name: 'Opnieuw proberen' }, { timeout: 4000 });
    expect(queryByRole(element, 'alert')).toBeNull();
    await page.shop.fetch('/demo/behaviour', { method: 'DELETE' });
    await userEvent.click(retry);
    await findByRole(element, 'radio', { name: 'Thuisbezorgd' });
  });
});

describe('payment', () => {
  test('the most common payment method is first, and many banks are a select', async () => {
    const { element } = await openCheckout('/checkout/payment');
    const ideal = await findByRole(element, 'radio', { name: 'iDEAL' });
    expect(document.getElementById(ideal.getAttribute('aria-describedby')!)?.textContent).toBe('Meest gekozen');
    expect(within(element).getAllByText('Meest gekozen')).toHaveLength(1);
    await userEvent.click(ideal);
    const banks = await findByRole(element, 'combobox', { name: 'Kies een optie voor iDEAL' });
    expect(within(banks).getAllByRole('option').length).toBeGreaterThan(4);
  });

  test('the terms link to the pages of the shop', async () => {
    const { element } = await openCheckout('/checkout/payment');
    const terms = await findByRole(element, 'link', { name: 'algemene voorwaarden' });
    expect(terms.getAttribute('href')).toBe('/algemene-voorwaarden');
    expect(getByRole(element, 'link', { name: 'privacybeleid' }).getAttribute('href')).toBe('/privacy');
    expect(element.textContent).not.toContain('<');
  });

  test('a shop may name its privacy policy before its terms', async () => {
    const texts = { terms: '<privacy>Privacy</privacy> &\n<terms>voorwaarden</terms> <b>gelden</b>' };
    const { element } = await openCheckout('/checkout/payment', {}, { texts: { checkout: texts } });
    const privacy = await findByRole(element, 'link', { name: 'Privacy' });
    expect(privacy.getAttribute('href')).toBe('/privacy');
    expect(getByRole(element, 'link', { name: 'voorwaarden' }).getAttribute('href')).toBe('/algemene-voorwaarden');
    expect(privacy.parentElement?.textContent).toBe('Privacy &\nvoorwaarden gelden');
  });

  test('a gift card that pays everything hides the payment methods, and the focus stays in the step', async () => {
    const { element } = await openCheckout('/checkout/payment');
    await userEvent.click(await findByRole(element, 'button', { name: 'Kortingscode of tegoedbon inwisselen' }));
    const dialog = await findByRole(element, 'dialog', { name: 'Cadeaukaart / Tegoedbon inwisselen' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Code' }), 'CADEAU1000{Enter}');
    await within(element).findByText('Tegoedbon - geen betaling nodig');
    expect(within(element).queryAllByRole('radio')).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(getByRole(element, 'heading', { name: 'Betaalmethode' })));
    expect(getByRole(summaryIn(element), 'button', { name: 'CADEAU1000 verwijderen' })).toBeDefined();
  });

  test('a code in force is said with its amount where it was redeemed, and is removed there', async () => {
    const { element } = await openCheckout('/checkout/payment');
    const offer = { name: 'Kortingscode of tegoedbon inwisselen' };
    await userEvent.click(await findByRole(element, 'button', offer));
    const dialog = await findByRole(element, 'dialog', { name: 'Cadeaukaart / Tegoedbon inwisselen' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Code' }), 'ZON10{Enter}');
    const message = await within(element).findByText(/^ZON10: € [\d.,]+-? minder te betalen$/);
    const [amount] = /[\d.,]+-?/.exec(message.textContent.replace('ZON10', ''))!;
    expect(summaryIn(element).textContent).toContain(`-${amount}`);
    expect(within(element).queryByRole('button', offer)).toBeNull();
    await userEvent.click(getByRole(message.parentElement!, 'button', { name: 'ZON10 verwijderen' }));
    const button = await findByRole(element, 'button', offer);
    expect(document.activeElement?.contains(button)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(within(element).queryByText(/minder te betalen/)).toBeNull();
    expect(summaryIn(element).textContent).not.toContain('ZON10');
  });
});

test('passwords are judged when they are left, and are right as soon as they are', async () => {
  const { element } = await openCheckout('/checkout');
  await userEvent.click(getByRole(element, 'checkbox', { name: 'Maak een account aan' }));
  await userEvent.type(field(element, 'password'), 'zonnig1');
  expect(field(element, 'password').getAttribute('aria-invalid')).toBeNull();
  await userEvent.type(field(element, 'password_confirmation'), 'regen');
  await userEvent.tab();
  for (const [name, message] of [
    ['password', 'Het wachtwoord moet minimaal 8 karakters lang zijn'],
    ['password_confirmation', 'De wachtwoorden komen niet overeen'],
  ] as const) {
    expect(field(element, name).getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(`sw-checkout-${name}-errors`)?.textContent).toBe(message);
  }
  await userEvent.type(field(element, 'password'), '!');
  expect(field(element, 'password').getAttribute('aria-invalid')).toBeNull();
});

test('the login form of a guest is outside the order form', async () => {
  const { element } = await openCheckout('/checkout');
  await userEvent.click(getByRole(element, 'button', { name: 'Heb je al een account?' }));
  const email = field(element, 'login_email');
  expect(document.activeElement).toBe(email);
  expect(email.form).not.toBe(field(element, 'email').form);
  expect(email.form?.parentElement?.closest('form')).toBeNull();
  expect(getByRole(element, 'link', { name: 'Wachtwoord vergeten?' }).getAttribute('href')).toBe('/forgot-password');
  await userEvent.type(email, 'sanne@example.nl');
  await userEvent.type(field(element, 'login_password'), 'vergeten{Enter}');
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(field(element, 'email').getAttribute('aria-invalid')).toBeNull();
});

test('the summary says how much VAT is in the total', async () => {
  const { element } = await openCheckout('/checkout', { locale: 'nl' });
  const summary = getByRole(element, 'region', { name: /^Overzicht bestelling/ });
  expect(summary.textContent?.replaceAll(/\s/g, ' ')).toContain('Inclusief 21% BTW € 112,64');
});

test('for a phone the summary can be folded, and amount and items stand at the button', async () => {
  const { element } = await openCheckout('/checkout/payment');
  const toggle = await findByRole(element, 'button', { name: /^Overzicht bestelling/ });
  expect(document.getElementById(toggle.getAttribute('aria-controls')!)!.textContent).toContain('Growatt');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  const pay = await findByRole(element, 'button', { name: 'Afrekenen' });
  expect(pay.parentElement!.textContent?.replaceAll(/\s/g, ' ')).toMatch(/^Te betalen € [\d.,-]+Afrekenen$/);
  const items = pay.closest('form')!.querySelector('ul[aria-label="Artikelen in je bestelling"]');
  expect(items?.textContent).toContain('Growatt');
});
