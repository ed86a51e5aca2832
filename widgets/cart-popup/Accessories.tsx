import { useId } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import type { Accessory } from '../../shared/contract/cart.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button, LinkButton } from '../../shared/ui/basics/Button.tsx';
import { ProductCard } from '../../shared/ui/product/ProductCard.tsx';
import { VatLine } from '../../shared/ui/product/VatLine.tsx';
import type { CartPopupState } from './cart-popup.model.ts';
import type nl from './locales/nl.json';

interface AccessoriesProps {
  model: CartPopupState;
  accessories: readonly Accessory[];
}

/** Accessories of the product; nothing when the shop suggests none. */
export function Accessories({ model, accessories }: AccessoriesProps) {
  useSignals();
  const t = useText<typeof nl>();
  const heading = useId();
  if (accessories.length === 0) return null;
  return (
    <section className="sw-cart-popup__accessories" aria-labelledby={heading}>
      <h3 className="sw-cart-popup__heading" id={heading}>
        {t('accessories')}
      </h3>
      <ul className="sw-cart-popup__list" role="list">
        {accessories.map((accessory) => (
          <li key={accessory.id} className="sw-cart-popup__accessory">
            <AccessoryCard
              accessory={accessory}
              isAdding={model.adding.value.includes(String(accessory.id))}
              isExempt={model.isExempt && accessory.has_tax_exemption}
              onAdd={() => model.addAccessory(accessory)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AccessoryCardProps {
  accessory: Accessory;
  isAdding: boolean;
  isExempt: boolean;
  onAdd(): void;
}

function AccessoryCard({ accessory, isAdding, isExempt, onAdd }: AccessoryCardProps) {
  const t = useText<typeof nl>();
  const { name, url, choose } = accessory;
  const canAdd = accessory.orderable && !accessory.price_on_request;
  return (
    <ProductCard
      name={name}
      url={accessory.url}
      image={accessory.image}
      mobileImage={accessory.mobile_image}
      rating={accessory.rating}
      product={accessory}
      isPreHeat={accessory.pre_heat}
      text={accessory.short_item_detail_text}
      below={3}
      action={
        <>
          {isExempt && <VatLine rate={0} isExempt />}
          {canAdd && choose && url && (
            <LinkButton isWide href={url} aria-label={t('chooseNamed', { name })}>
              {t('choose')}
            </LinkButton>
          )}
          {canAdd && !choose && (
            <Button variant="secondary" isWide isBusy={isAdding} aria-label={t('addNamed', { name })} onClick={onAdd}>
              {t('add')}
            </Button>
          )}
        </>
      }
    />
  );
}
