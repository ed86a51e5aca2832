import { usePartText, useText } from '../../shared/i18n/use-text.ts';
import { VisuallyHidden } from '../../shared/ui/basics/VisuallyHidden.tsx';
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import { AmountStepper } from '../../shared/ui/product/AmountStepper.tsx';
import { ProductName } from '../../shared/ui/product/ProductName.tsx';
import type { Card, ReturnPickerState } from './return-picker.model.ts';
import type nl from './locales/nl.json';

/** One product. The whole card is the label of its checkbox, except for the links and the quantity. */
export function PickerCard({ card, model }: { card: Card; model: ReturnPickerState }) {
  const t = useText<typeof nl>();
  const kit = usePartText('quantity');
  const { product, manuals, max, quantity } = card;
  const { id, name, image, category, amount } = product;
  const isSelected = quantity !== null;
  const most = t('most', { count: max });
  const modifier = max < 1 ? ' sw-return-picker__card--none' : isSelected ? ' sw-return-picker__card--chosen' : '';
  return (
    <li className={`sw-return-picker__card${modifier}`}>
      <ResponsiveImage src={image} alt="" className="sw-return-picker__image" />
      <div className="sw-return-picker__words">
        <Checkbox
          name={`products[${id}]`}
          isChecked={isSelected}
          isDisabled={max < 1}
          onChange={() => model.toggle(product)}
        >
          <span className="sw-return-picker__name" translate="no">
            <ProductName name={name} />
          </span>
        </Checkbox>
        {category !== null && <p className="sw-return-picker__category">{category}</p>}
        <Manuals manuals={manuals} />
      </div>
      <div className="sw-return-picker__amount">
        {max < 1 ? (
          <p className="sw-return-picker__nothing">{t('nothingLeft')}</p>
        ) : (
          <>
            <AmountStepper
              role="group"
              productName={name}
              amount={quantity ?? 1}
              max={max}
              isDisabled={!isSelected}
              announcement={t('quantityNow', { count: quantity ?? 1 })}
              className="sw-return-picker__stepper"
              input={{ 'aria-label': kit('quantityOf', { name }) }}
              onStep={(by) => model.changeQuantity(product, by)}
            />
            {amount > 1 && (
              <span className="sw-return-picker__most">
                {amount > max ? `${most} ${t('reserved', { count: amount - max })}` : most}
              </span>
            )}
          </>
        )}
      </div>
    </li>
  );
}

function Manuals({ manuals }: Pick<Card, 'manuals'>) {
  const t = useText<typeof nl>();
  if (manuals.length === 0) return null;
  return (
    <ul className="sw-return-picker__manuals">
      {manuals.map(({ name, url }) => (
        <li key={url}>
          <a className="sw-return-picker__manual" href={url} target="_blank" rel="noreferrer">
            <span>{name ?? t('manual')}</span>
            <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
