import { useId, type ReactNode } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import type { Cart } from '../../shared/contract/cart.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { IconButton, LinkButton } from '../../shared/ui/basics/Button.tsx';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { Price } from '../../shared/ui/product/Price.tsx';
import { VatLine } from '../../shared/ui/product/VatLine.tsx';
import type { CartPageState } from './cart-page.model.ts';
import type nl from './locales/nl.json';

/** What the cart comes to, and the way on. */
export function CartSummary({ model, cart }: { model: CartPageState; cart: Cart }) {
  useSignals();
  const t = useText<typeof nl>();
  const heading = useId();
  const { locale } = useSettings();
  const sums = model.sums.value;
  if (!sums) return null;
  const { currentDiscount: discount, currentVoucher: voucher, quotationDiscount } = cart;
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
          words={cart.shippingCosts === 0 ? t('shippingFree') : undefined}
        />
        {discount && (
          <Sum
            term={<ReductionName label={t('discount')} name={discountName} isCredits={cart.isPowerCreditDiscount} />}
            cents={-Math.abs(discount.amount)}
            action={<RemoveReduction model={model} name={discountName ?? t('discount')} />}
          />
        )}
        {quotationDiscount ? <Sum term={t('quotationDiscount')} cents={-Math.abs(quotationDiscount)} /> : null}
        <Sum term={t('total')} cents={sums.total} isTotal />
        {voucher && (
          <Sum
            term={<ReductionName label={t('voucher')} name={voucher.name} />}
            cents={-Math.abs(voucher.amount)}
            action={<RemoveReduction model={model} name={voucher.name ?? t('voucher')} />}
          />
        )}
        {voucher && <Sum term={t('due')} cents={sums.due} isTotal />}
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
      <LinkButton href={model.checkoutUrl} variant="primary" isWide>
        {t('checkout')}
      </LinkButton>
      <LinkButton href={model.continueUrl} variant="quiet" isWide>
        {t('continue')}
      </LinkButton>
      {cart.discountError && <Message kind="error">{cart.discountError}</Message>}
    </section>
  );
}

interface SumProps {
  term: ReactNode;
  cents: number;
  words?: string | undefined;
  isTotal?: boolean;
  action?: ReactNode;
}

function Sum({ term, cents, words, isTotal = false, action }: SumProps) {
  return (
    <div className={`sw-cart-page__sum${isTotal ? ' sw-cart-page__sum--total' : ''}`}>
      <dt className="sw-cart-page__term">{term}</dt>
      <dd className="sw-cart-page__amount">
        {words ?? <Price cents={cents} size={isTotal ? 'large' : 'medium'} />}
        {action}
      </dd>
    </div>
  );
}

function ReductionName({
  label,
  name,
  isCredits = false,
}: {
  label: string;
  name: string | null;
  isCredits?: boolean;
}) {
  return (
    <>
      {isCredits && <Icon name="sun" />}
      {label}
      {name && <span className="sw-cart-page__code"> {name}</span>}
    </>
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
