import { useSignals } from '@preact/signals-react/runtime';
import type { CheckoutItem } from '../../shared/contract/checkout.ts';
import { useKitText, useText } from '../../shared/i18n/use-text.ts';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import { LinePrice } from '../../shared/ui/product/LinePrice.tsx';
import { ProductLabels } from '../../shared/ui/product/ProductLabels.tsx';
import { ProductName } from '../../shared/ui/product/ProductName.tsx';
import type { CheckoutState } from './checkout.model.ts';
import type nl from './locales/nl.json';

/** The lines of the order: in its summary, and on a phone, where that is folded, above the button that orders them. */
export function OrderedItems({ model, className = '' }: { model: CheckoutState; className?: string }) {
  useSignals();
  const t = useText<typeof nl>();
  return (
    <ul className={`sw-checkout__items ${className}`.trim()} role="list" aria-label={t('items')}>
      {model.cart.value?.items.map((item, index) => (
        <OrderedItem key={`${item.type} ${item.sku ?? item.name} ${index}`} item={item} />
      ))}
    </ul>
  );
}

/** One line of the order. */
function OrderedItem({ item }: { item: CheckoutItem }) {
  const t = useText<typeof nl>();
  const kit = useKitText();
  const { name, brand, qty, price, image, mobile_image, pre_heat } = item;
  return (
    <li className="sw-checkout__item">
      <ResponsiveImage
        className="sw-checkout__picture sw-image--line"
        src={image}
        mobileSrc={mobile_image}
        alt=""
        width={56}
        height={56}
        isEager
      />
      <div className="sw-checkout__product">
        <p className="sw-checkout__name" translate="no">
          <ProductName name={name} />
        </p>
        <p className="sw-checkout__fact">
          {brand && <span translate="no">{brand}</span>}
          {item.type === 'second-chance-product' && <span className="sw-checkout__tag">{t('secondChance')}</span>}
          {pre_heat && <span className="sw-checkout__tag">{kit('preHeat')}</span>}
        </p>
        <p className="sw-checkout__cost">
          <span className="sw-checkout__quantity">{t('pieces', { count: qty })}</span>
          <LinePrice pieces={qty} lineCents={item.line_total} product={item} isFree={price === 0} size="small" />
        </p>
        <ProductLabels product={item} name={name} />
      </div>
    </li>
  );
}
