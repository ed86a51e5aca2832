import { useId } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import type { Cart } from '../../shared/contract/cart.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { IconButton, LinkButton } from '../../shared/ui/basics/Button.tsx';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { createSumRow } from '../../shared/ui/product/create-sum-row.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { VatLine } from '../../shared/ui/product/VatLine.tsx';
import { CheckoutLink } from './CheckoutLink.tsx';
import type { CartPageState } from './cart-page.model.ts';
import type nl from './locales/nl.json';

const Sum = createSumRow('sw-cart-page__sum', 'sw-cart-page__');

interface CartSummaryProps {
  model: CartPageState;
  cart: Cart;
  /** False where the bar at the lower edge has it. */
  hasCheckoutLink: boolean;
}

/** The amounts of the cart, and the links to checkout and shop. */
export function CartSummary({ model, cart, hasCheckoutLink }: CartSummaryProps) {
  useSignals();
  const t = useText<typeof nl>();
  const heading = useId();
  const { locale } = useSettings();
  const sums = model.sums.value;
  if (!sums) return null;
  const { currentDiscount: discount, currentVoucher: voucher } = cart;
  const discountName = discount?.name ?? (cart.isPowerCreditDiscount ? t('powerCreditDiscount') : null);
  return (
    <section className="sw-cart-page__summary" aria-labelledby={heading}>
      <h2 className="sw-cart-page__summary-heading" id={heading}>
        {t('summary')}
      </h2>
      <dl className="sw-cart-page__sums">
        <Sum term={t('subtotal')} cents={cart.subtotal} />
        <Sum
          term={t('shipping')}
          cents={cart.shippingCosts}
          text={cart.shippingCosts === 0 ? t('shippingFree') : null}
        />
        {discount && (
          <Sum term={t('discount')} name={discountName} isCredits={cart.isPowerCreditDiscount} cents={-sums.discount}>
            <RemoveReduction model={model} name={discountName ?? t('discount')} />
          </Sum>
        )}
        {sums.quotationDiscount > 0 && <Sum term={t('quotationDiscount')} cents={-sums.quotationDiscount} />}
        <Sum term={t('total')} cents={sums.total} isTotal />
        {voucher && (
          <>
            <Sum term={t('voucher')} name={voucher.name} cents={-voucher.amount}>
              <RemoveReduction model={model} name={voucher.name ?? t('voucher')} />
            </Sum>
            <Sum term={t('due')} cents={sums.due} isTotal />
          </>
        )}
      </dl>
      <p className="sw-cart-page__vat">
        <VatLine rate={cart.vatRate} cents={cart.vat} isExempt={sums.isExempt} />
      </p>
      {sums.credits !== null && (
        <p className="sw-cart-page__credits">
          <Icon name="sun" />
          <span>{t('credits', { count: sums.credits, amount: sums.credits.toLocaleString(locale) })}</span>
        </p>
      )}
      {hasCheckoutLink && <CheckoutLink model={model} isWide />}
      <LinkButton href={model.continueUrl} variant="quiet" isWide>
        {t('continue')}
      </LinkButton>
      {cart.discountError && <Message kind="error">{cart.discountError}</Message>}
      <Slot name="summary-end" />
    </section>
  );
}

function RemoveReduction({ model, name }: { model: CartPageState; name: string }) {
  useSignals();
  const t = useText<typeof nl>();
  return (
    <IconButton
      icon="close"
      label={t('removeReduction', { name })}
      isDisabled={model.isBusy.value}
      onClick={() => void model.removeReduction()}
    />
  );
}
