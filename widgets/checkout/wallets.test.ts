// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createWallets } from './wallets.ts';
import { analytics, openCheckout, goToStep, shown } from './checkout.support.ts';

const SETTINGS = { environment: 'TEST', merchantId: '0123', networks: ['MASTERCARD', 'VISA'] } as const;
const page = window as unknown as Record<string, unknown>;

afterEach(() => {
  delete page['google'];
  delete page['ApplePaySession'];
  document.head.replaceChildren();
  vi.useRealTimers();
});

function googleSays(isReadyToPay: (request: object) => Promise<{ result: boolean }>) {
  const clients: object[] = [];
  class PaymentsClient {
    readonly isReadyToPay = isReadyToPay;
    constructor(options: object) {
      clients.push(options);
    }
  }
  page['google'] = { payments: { api: { PaymentsClient } } };
  return clients;
}

describe('Apple Pay', () => {
  test.each([
    [undefined, false],
    [{ canMakePayments: () => true }, true],
    [{ canMakePayments: () => false }, false],
    [
      {
        canMakePayments: () => {
          throw new Error('InvalidAccessError');
        },
      },
      false,
    ],
  ])('%o: %s', async (session, can) => {
    page['ApplePaySession'] = session;
    expect(await createWallets(SETTINGS).canPayWith('apple')).toBe(can);
  });
});

describe('Google Pay', () => {
  test.each([true, false])('canPayWith returns the answer of Google: %s', async (result) => {
    const requests: object[] = [];
    const clients = googleSays((request) => {
      requests.push(request);
      return Promise.resolve({ result });
    });
    expect(await createWallets(SETTINGS).canPayWith('google')).toBe(result);
    expect(clients).toEqual([{ environment: 'TEST', merchantInfo: { merchantId: '0123' } }]);
    expect(requests).toEqual([
      {
        apiVersion: 2,
        apiVersionMinor: 0,
        allowedPaymentMethods: [
          {
            type: 'CARD',
            parameters: {
              allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
              allowedCardNetworks: ['MASTERCARD', 'VISA'],
            },
          },
        ],
      },
    ]);
  });

  test('a wallet that fails is unavailable', async () => {
    googleSays(() => Promise.reject(new Error('DEVELOPER_ERROR')));
    expect(await createWallets(SETTINGS).canPayWith('google')).toBe(false);
  });

  test('a wallet that does not answer in three seconds is unavailable', async () => {
    vi.useFakeTimers();
    googleSays(() => new Promise(() => {}));
    const answer = createWallets(SETTINGS).canPayWith('google');
    await vi.advanceTimersByTimeAsync(2999);
    const early = await Promise.race([answer, Promise.resolve('waiting')]);
    await vi.advanceTimersByTimeAsync(1);
    expect([early, await answer]).toEqual(['waiting', false]);
  });

  test('Google’s script is loaded if the page has not loaded it, with the page’s nonce', async () => {
    document.head.innerHTML = '<script nonce="n1" type="application/json"></script>';
    document.head.querySelector('script')!.nonce = 'n1';
    const added: HTMLScriptElement[] = [];
    vi.spyOn(document.head, 'append').mockImplementation((node) => void added.push(node as HTMLScriptElement));
    const wallets = createWallets(SETTINGS);
    const answers = [wallets.canPayWith('google'), wallets.canPayWith('google')];
    expect(added.map(({ src, nonce }) => [src, nonce])).toEqual([['https://pay.google.com/gp/p/js/pay.js', 'n1']]);
    added[0]!.dispatchEvent(new Event('error'));
    expect(await Promise.all(answers)).toEqual([false, false]);

    const again = wallets.canPayWith('google');
    googleSays(() => Promise.resolve({ result: true }));
    added[1]!.dispatchEvent(new Event('load'));
    expect(await again).toBe(true);
  });
});

describe('in the list of methods', () => {
  const METHODS = [
    { id: 'gpay', label: 'Google Pay', costs: 0, options: [] },
    { id: 'applepay', label: 'Apple Pay', costs: 0, options: [] },
    { id: 'ideal', label: 'iDEAL', costs: '0.50', options: [{ id: 'RABO', label: 'Rabobank' }] },
  ];

  async function withMethods(able: readonly string[]) {
    const wallets = { canPayWith: (wallet: string) => Promise.resolve(able.includes(wallet)) };
    const checkout = await openCheckout({ wallets });
    await goToStep('delivery', checkout);
    const shop = globalThis.fetch;
    vi.stubGlobal('fetch', (input: Request) =>
      input.url.endsWith('/checkout/payment')
        ? Promise.resolve(Response.json({ paymentMethods: METHODS }))
        : shop(input),
    );
    await checkout.model.submit({});
    await shown(checkout.model);
    return checkout.model;
  }

  test.each([
    [[], ['ideal']],
    [['apple'], ['applepay', 'ideal']],
    [
      ['apple', 'google'],
      ['gpay', 'applepay', 'ideal'],
    ],
  ])('%j: only available wallets are shown, and the first method is chosen', async (able, shownIds) => {
    const { payment } = await withMethods(able);
    expect(payment.methods.value.map(({ id }) => id)).toEqual(shownIds);
    expect(payment.chosen.value?.id).toBe(shownIds[0]);
    expect(analytics().at(-1)?.event).toBe('add_shipping_info');
  });

  test('a chosen method has its first option and its costs', async () => {
    const { payment, sums } = await withMethods(['apple']);
    expect([payment.chosenOption.value, sums.value?.payment]).toEqual([null, 0]);
    payment.choose(payment.methods.value[1]!);
    expect([payment.chosenOption.value, sums.value?.payment]).toEqual(['RABO', 50]);
  });
});
