import { useId } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import type { Cart } from '../../shared/contract/cart.ts';
import { formatCount } from '../../shared/format/count.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { LinkButton } from '../../shared/ui/basics/Button.tsx';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { createSumRow } from '../../shared/ui/product/create-sum-row.tsx';
import { OrderSums } from '../../shared/ui/product/OrderSums.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { VatLines } from '../../shared/ui/product/VatLines.tsx';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import { CartBar } from './CartBar.tsx';
import type { CartPageState } from './cart-page.model.ts';
import type nl from './locales/nl.json';

const Sum = createSumRow('sw-cart-page__sum', 'sw-cart-page__');

/** The amounts of the cart, and the links to checkout and shop. */
export function CartSummary({ model, cart }: { model: CartPageState; cart: Cart }) {
  useSignals();
  const t = useText<typeof nl>();
  const heading = useId();
  const { locale } = useSettings();
  const sums = model.sums.value;
  if (!sums) return null;
  return (
    <section className="sw-cart-page__summary" aria-labelledby={heading}>
      <div className="sw-cart-page__totals">
        <Heading below={1} className="sw-cart-page__summary-heading" id={heading}>
          {t('summary')}
        </Heading>
        <OrderSums
          className="sw-cart-page__sums"
          Row={Sum}
          t={t}
          cart={cart}
          // The whole voucher, also where the cart costs less.
          sums={{ ...sums, voucher: cart.currentVoucher?.amount ?? 0 }}
          freeShipping={t('shippingFree')}
          removal={{ isDisabled: model.isBusy.value, onClick: (code) => void model.removeReduction(code) }}
        />
        <VatLines
          className="sw-cart-page__vat"
          byRate={cart.extraVatLines}
          rate={cart.vatRate}
          cents={cart.vat}
          isExempt={sums.isExempt}
        />
        {sums.isVatUnknown && <p className="sw-cart-page__vat">{t('vatUnknown')}</p>}
        {sums.credits !== null && (
          <p className="sw-cart-page__credits">
            <Icon name="sun" />
            <span>{t('credits', { count: sums.credits, amount: formatCount(sums.credits, locale) })}</span>
          </p>
        )}
      </div>
      <CartBar model={model} sums={sums} />
      <div className="sw-cart-page__more">
        <LinkButton href={model.continueUrl} variant="quiet" isWide>
          {t('continue')}
        </LinkButton>
        {cart.discountError && <Message kind="error">{cart.discountError}</Message>}
        <Slot name="summary-end" />
      </div>
    </section>
  );
}
