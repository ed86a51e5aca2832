import type { Added } from '../../shared/contract/cart.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { ProductPrice } from '../../shared/ui/product/ProductPrice.tsx';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import { VatLine } from '../../shared/ui/product/VatLine.tsx';
import { ProductName } from '../../shared/ui/product/ProductName.tsx';
import type nl from './locales/nl.json';

export function AddedItem({ added: { item, vatRate, hasTaxExemption } }: { added: Added }) {
  const t = useText<typeof nl>();
  return (
    <div className="sw-cart-popup__item">
      <ResponsiveImage src={item.image} mobileSrc={item.mobile_image} alt="" width={112} height={112} isEager />
      <div className="sw-cart-popup__facts">
        {item.brand && (
          <p className="sw-cart-popup__brand" translate="no">
            {item.brand}
          </p>
        )}
        {/* Announced when an accessory replaces the product. */}
        <p className="sw-cart-popup__name" role="status" translate="no">
          <ProductName name={item.name} />
        </p>
        {item.pre_heat && <p className="sw-flag">{t('preHeat')}</p>}
        <p className="sw-cart-popup__quantity">{t('quantity', { count: item.qty })}</p>
        <p className="sw-cart-popup__price">
          <ProductPrice product={item} />
        </p>
        {item.price !== null && !item.price_on_request && <VatLine rate={vatRate} isExempt={hasTaxExemption} />}
      </div>
    </div>
  );
}
