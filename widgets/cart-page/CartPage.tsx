import { useSignals } from '@preact/signals-react/runtime';
import type { Cart } from '../../shared/contract/cart.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useFirstItems } from '../../shared/ui/basics/use-first-items.ts';
import { LinkButton } from '../../shared/ui/basics/Button.tsx';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { Loading } from '../../shared/ui/basics/Loading.tsx';
import { ProductRow } from '../../shared/ui/product/ProductRow.tsx';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { CartLines, FIRST_LINES } from './CartLines.tsx';
import { CartNotice } from './CartNotice.tsx';
import { CartSummary } from './CartSummary.tsx';
import type { CartPageState } from './cart-page.model.ts';
import type nl from './locales/nl.json';

/** The cart in its latest state, with its controls. */
export function CartPage({ model }: { model: CartPageState }) {
  useSignals();
  const t = useText<typeof nl>();
  const status = model.status.value;
  if (status.is === 'loading') return <Loading label={t('loading')} />;
  const { cart } = status;
  return (
    <section className="sw-cart-page" aria-label={t('heading')} aria-busy={model.isBusy.value}>
      <Heading className="sw-cart-page__heading">{t('heading')}</Heading>
      <CartNotice model={model} />
      {cart.items.length === 0 ? (
        <EmptyCart continueUrl={model.continueUrl} />
      ) : (
        <div className="sw-cart-page__columns">
          <CartLines model={model} cart={cart} />
          <CartSummary model={model} cart={cart} />
        </div>
      )}
      <RelatedProducts cart={cart} />
    </section>
  );
}

/** Shown only after the shop has returned an empty cart. */
function EmptyCart({ continueUrl }: { continueUrl: string }) {
  const t = useText<typeof nl>();
  return (
    <div className="sw-cart-page__empty">
      <Icon name="cart" />
      <p className="sw-cart-page__empty-text">{t('empty')}</p>
      <LinkButton href={continueUrl} variant="confirm">
        {t('continue')}
      </LinkButton>
      <Slot name="empty" />
    </div>
  );
}

/** Below a long list they are rendered after it. */
function RelatedProducts({ cart: { items, relatedItems } }: { cart: Cart }) {
  const t = useText<typeof nl>();
  const count = items.length > FIRST_LINES ? 0 : relatedItems.length;
  return <ProductRow heading={t('related')} products={useFirstItems(relatedItems, count)} />;
}
