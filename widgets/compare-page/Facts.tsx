import type { Content } from 'react/jsx-runtime';
import type { CompareItem } from '../../shared/contract/compare.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { ProductPrice } from '../../shared/ui/product/ProductPrice.tsx';
import { Stars } from '../../shared/ui/product/Stars.tsx';
import type { ComparePageState } from './compare-page.model.ts';
import { Cell, keyOf, Row } from './Row.tsx';
import type nl from './locales/nl.json';
import { useSignals } from '@preact/signals-react/runtime';
import { BuyButton } from '../../shared/ui/product/BuyButton.tsx';

/** The properties of every product: rating, price, availability and description. */
export function Facts({ items, model }: { items: readonly CompareItem[]; model: ComparePageState }) {
  const t = useText<typeof nl>();

  /** The row of a property, as each product shows it. */
  function row(name: string, draw: (item: CompareItem) => Content) {
    return (
      <Row name={name}>
        {items.map((item) => (
          <Cell key={keyOf(item)}>{draw(item)}</Cell>
        ))}
      </Row>
    );
  }

  return (
    <tbody role="rowgroup" className="sw-compare-page__facts">
      {items.some(({ rating }) => rating !== undefined) && row(t('reviews'), ({ rating }) => <Stars rating={rating} />)}
      {row(t('price'), (item) => (
        <ProductPrice product={item} />
      ))}
      {row(t('order'), (item) => (
        <BuyControl model={model} item={item} />
      ))}
      {items.some((item) => item.short_item_detail_text) &&
        row(t('about'), ({ short_item_detail_text: text }) => text && <Html html={text} />)}
    </tbody>
  );
}

/** The control of a product: buy, request a mail, or none. */
function BuyControl({ model, item }: { model: ComparePageState; item: CompareItem }) {
  useSignals();
  const { buying } = model;
  const control = buying.controlOf(item);
  if (control === 'none') return null;
  return (
    <BuyButton
      name={item.name}
      action={control}
      url={item.url}
      onSelect={() => model.select(item)}
      isBusy={buying.isAdding(item)}
      onBuy={() => buying.add(item)}
      onNotify={() => buying.requestStockReminder(item)}
    />
  );
}
