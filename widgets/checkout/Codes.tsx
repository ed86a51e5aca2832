import { useSignals } from '@preact/signals-react/runtime';
import { formatPrice } from '../../shared/format/price.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Message } from '../../shared/ui/basics/Message.tsx';
import type { CheckoutState } from './checkout.model.ts';
import type nl from './locales/nl.json';

interface Redeemed {
  readonly name: string;
  /** In cents, and positive. */
  readonly cents: number;
  /** Absent for what is removed as a whole. */
  readonly code?: string;
}

/** What the codes in force take off the order, each with a way to remove it, and the offer to redeem one. */
export function Codes({ model }: { model: CheckoutState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { currency } = useSettings();
  const { discount } = model;
  const codes = redeemedIn(model, t).filter(({ cents }) => cents > 0);
  if (codes.length === 0 && !discount.isOffered.value) return null;

  return (
    <div className="sw-checkout__codes">
      {codes.map(({ name, cents, code }, at) => (
        <Message
          key={`${at} ${name}`}
          kind="success"
          isAnnounced={false}
          action={{ label: t('removeReduction', { name }), onClick: () => void discount.remove(code) }}
        >
          {t('redeemed', { name, amount: formatPrice(cents, currency) })}
        </Message>
      ))}
      {discount.isOffered.value && (
        <button type="button" className="sw-checkout__link" aria-haspopup="dialog" onClick={discount.toggle}>
          {t('discountOffer')}
        </button>
      )}
    </div>
  );
}

/** Credits are no code; nor is what the shop takes off by itself, which cannot be removed. */
function redeemedIn({ cart, sums }: CheckoutState, t: (key: 'discount' | 'voucher') => string): readonly Redeemed[] {
  const { currentDiscount, currentVoucher, isPowerCreditDiscount, discounts = [] } = cart.value ?? {};
  const { discount = 0, voucher = 0 } = sums.value ?? {};
  return [
    ...(currentDiscount && !isPowerCreditDiscount
      ? [{ name: currentDiscount.name ?? t('discount'), cents: discount }]
      : []),
    ...(currentVoucher ? [{ name: currentVoucher.name ?? t('voucher'), cents: voucher }] : []),
    ...discounts.flatMap(({ name, amount, code, removable }) =>
      removable && code !== undefined ? [{ name: name ?? code, cents: amount, code }] : [],
    ),
  ];
}
