import { answers, at, from, pretends, puts, whenSent, type Fault, type FaultTable } from './fault.support.ts';

const DATA = '/dashboard/addresses/vue/data';
const STORE = '/dashboard/addresses/vue/store';
const DEFAULT = '/dashboard/addresses/vue/default';
const CREDITS = '/dashboard/power_credits/vue/data';
const BUY = '/dashboard/power_credits/vue/buy';
const REMINDERS = '/dashboard/stock_reminders/vue/data';

const accepts = (): Fault => answers(STORE, 200);

/** Deletions only. */
function deletes(status: number): Fault {
  return async (request, forward) => (request.method === 'DELETE' ? Response.json({}, { status }) : forward(request));
}

export const accountFaults: FaultTable = {
  'address-read': () => puts(DATA, { 'addresses.*.id': 7 }),
  'address-countries': () => puts(DATA, { allowedCountries: [] }),
  'address-store': accepts,
  'address-as-typed': () => puts(DATA, { 'addresses.*.street': 'Laan van 1940 12 bis' }),
  'address-change': () =>
    from(
      2,
      STORE,
      at(STORE, async (request, forward) => {
        const { id: _, ...fields } = (await request.json()) as Record<string, unknown>;
        const headers = new Headers(request.headers);
        headers.delete('content-length');
        return forward(new Request(request.url, { method: 'POST', headers, body: JSON.stringify(fields) }));
      }),
    ),
  'address-delete': () => deletes(200),
  'address-delete-again': () => deletes(500),
  'address-default-shipping': () => answers(DEFAULT, 200),
  'address-default-billing': () => answers(DEFAULT, 200),
  'address-unknown': accepts,
  ...Object.fromEntries(
    ['first-name', 'last-name', 'street', 'zip-code', 'city'].map((name) => [`address-required-${name}`, accepts]),
  ),
  'address-hostile': () => whenSent(STORE, 'passwd', 500),
  'address-guest': accepts,
  'credits-read': () => puts(CREDITS, { creditsToSpend: -1 }),
  'credits-not-offered': () => answers(BUY, 200),
  'credits-too-many': () => answers(BUY, 200),
  'credits-guest': () => answers(CREDITS, 200),
  'reminders-read': () => puts(REMINDERS, { reminders: [{ id: 1, product: '' }] }),
  'reminders-delete-unknown': () => deletes(500),
  'reminders-guest': () => answers(REMINDERS, 200, { reminders: [] }),
};

const PICKER = '/rma';
const SOLUTIONS = '/rma/oplossing/gegevens';
const SUBMIT = '/rma/oplossing';
const RETURN = '/rmas/*';

export const returnFaults: FaultTable = {
  'return-order': () => puts(RETURN, { order_lines: [] }),
  'return-order-amounts': () => puts(RETURN, { 'order_lines.0.reserved': 99 }),
  'return-order-unknown': () => answers(RETURN, 200),
  'return-order-guessed': () => answers(RETURN, 200),
  'return-pick': () => puts(SOLUTIONS, { 'products.0.selected_amount': 2 }),
  'return-pick-too-many': () => answers(PICKER, 200, { redirectUrl: '/rma/problem-selection' }),
  'return-pick-unknown': () => answers(PICKER, 200, { redirectUrl: '/rma/problem-selection' }),
  'return-solutions': () => puts(SOLUTIONS, { 'products.*.solutions': [] }),
  'return-incomplete': () => answers(SUBMIT, 200, { redirectUrl: null }),
  'return-empty': () => answers(SUBMIT, 200, { redirectUrl: null }),
  'return-guest': () => answers(PICKER, 200, { redirectUrl: null }),
};

const STATEMENT = '/withdrawal';
const ORDERS = '/withdrawal/orders';

export const withdrawalFaults: FaultTable = {
  'withdrawal-receipt': () => puts(STATEMENT, { received_at: '2026-11-25 10:00' }),
  'withdrawal-receipt-text': () => puts(STATEMENT, { text: 'Bedankt.' }),
  'withdrawal-unknown-order': () => answers(STATEMENT, 422),
  'withdrawal-unknown-line': () => answers(STATEMENT, 422),
  'withdrawal-twice': () => from(2, STATEMENT, puts(STATEMENT, { id: 'H-2' })),
  'withdrawal-differs': () => puts(STATEMENT, { id: 'H-1' }),
  'withdrawal-required-name': () => pretends(STATEMENT, 200),
  'withdrawal-required-email': () => pretends(STATEMENT, 200),
  'withdrawal-email': () => pretends(STATEMENT, 200),
  'withdrawal-hostile': () => whenSent(STATEMENT, 'passwd', 500),
  'withdrawal-orders': () => puts(ORDERS, { email: '' }),
  'withdrawal-orders-guest': () => answers(ORDERS, 200, { orders: [{ number: '1' }], name: '', email: '' }),
};

const QUOTATION = '/quotation/off-20261';

const more = (amount: unknown): number => Number(amount) + 100;

export const quotationFaults: FaultTable = {
  'quotation-read': () => puts(QUOTATION, { 'quotation.lines': [] }),
  'quotation-read-twice': () => from(2, QUOTATION, puts(QUOTATION, { 'quotation.total': more })),
  'quotation-subtotal': () => puts(QUOTATION, { 'quotation.subtotal': more }),
  'quotation-total': () => puts(QUOTATION, { 'quotation.total': more }),
  'quotation-vat': () => puts(QUOTATION, { 'quotation.vat_amount': more }),
  'quotation-download': () => puts(QUOTATION, { 'quotation.download_url': '/conform-nowhere' }),
  'quotation-stranger': () => answers(QUOTATION, 200),
  'quotation-unknown': () => answers('/quotation/*', 200),
};

const IMAGE = '/media/upload/image';
const MEDIA = '/media/init';

export const uploadFaults: FaultTable = {
  'upload-image': () => puts(IMAGE, { size: 1 }),
  'upload-chunks': () => puts(IMAGE, { size: 1 }),
  'upload-type': () => answers(IMAGE, 200),
  'upload-svg': () => answers(IMAGE, 200),
  'upload-name': () => answers(IMAGE, 200, { id: 1, url: '/storage/../../index.php' }),
  'upload-token': () => answers(IMAGE, 200),
  'upload-nothing': () => answers(IMAGE, 200),
  'upload-read': () => puts(MEDIA, { result: [] }),
  'upload-of-visitor': () => puts(MEDIA, { result: [{ id: 1 }] }),
  'upload-delete': () => answers('/media/delete/nonpersisted', 200),
};

const FORMS = {
  reminder: '/mail-when-in-stock',
  installer: '/installer-request-submission',
  'price-match': '/price-match',
};

export const requestFaults: FaultTable = {
  ...Object.fromEntries(
    Object.entries(FORMS).flatMap(([name, path]) => [
      [`request-${name}`, () => answers(path, 422)],
      [`request-${name}-required`, () => answers(path, 200)],
      [`request-${name}-email`, () => answers(path, 422, { errors: { name: ['Nee'] } })],
      [`request-${name}-hostile`, () => whenSent(path, 'passwd', 500)],
    ]),
  ),
  'request-installer-words': () => answers('/installer-request-submission/init', 200),
  'request-reminder-unknown': () => answers('/mail-when-in-stock', 200),
  'content-dialog': () => answers('/modal/*', 200),
};
