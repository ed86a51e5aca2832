import { answerWithin } from '../../shared/models/answer-within.ts';
import { trustedScript } from '../../shared/ui/markup/trusted.ts';
import type { Wallets } from './payment.model.ts';

/** The shop's settings of Google Pay; the checkout checks only whether it is available. */
export interface GooglePay {
  readonly environment: 'TEST' | 'PRODUCTION';
  readonly merchantId?: string | undefined;
  /** Such as `MASTERCARD`. */
  readonly networks: readonly string[];
}

/** The parts of Apple's and Google's interfaces that the check needs. */
interface PaymentWindow {
  readonly ApplePaySession?: { canMakePayments(): boolean };
  readonly google?: { readonly payments?: { readonly api: { readonly PaymentsClient: PaymentsClientType } } };
}
type PaymentsClientType = new (options: object) => { isReadyToPay(request: object): Promise<{ result: boolean }> };

const PAY_JS = 'https://pay.google.com/gp/p/js/pay.js';
/** Milliseconds until an unanswered check counts as unavailable. */
const WALLET_TIMEOUT_MS = 3000;

export function createWallets(googlePay: GooglePay): Wallets {
  return {
    canPayWith: async (wallet) =>
      wallet === 'apple'
        ? canPayWithApple()
        : ((await answerWithin(WALLET_TIMEOUT_MS, canPayWithGoogle(googlePay))) ?? false),
  };
}

/**
 * Whether the device supports it, not whether it has a card. The browser's call throws on insecure pages, and in some
 * frames.
 */
function canPayWithApple(): boolean {
  try {
    return (window as PaymentWindow).ApplePaySession?.canMakePayments() === true;
  } catch {
    return false;
  }
}

async function canPayWithGoogle({ environment, merchantId, networks }: GooglePay): Promise<boolean> {
  const { google } = window as PaymentWindow;
  if (!google?.payments) await loadPayJs();
  const { PaymentsClient } = (window as PaymentWindow).google!.payments!.api;
  const client = new PaymentsClient({ environment, ...(merchantId && { merchantInfo: { merchantId } }) });
  const { result } = await client.isReadyToPay({
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: networks },
      },
    ],
  });
  return result;
}

let loading: Promise<void> | null = null;

/** Loads Google's script once; after a failure, the next call tries again. */
function loadPayJs(): Promise<void> {
  if (loading) return loading;
  loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    // A page has one nonce; the loader's script tag has it.
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.src = trustedScript(PAY_JS);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${PAY_JS} did not load.`));
    });
    document.head.append(script);
  });
  loading.catch(() => (loading = null));
  return loading;
}
