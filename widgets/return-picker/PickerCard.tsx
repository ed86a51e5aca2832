import { useText } from '../../shared/i18n/use-text.ts';
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import type { Card, ReturnPickerState } from './return-picker.model.ts';
import type nl from './locales/nl.json';

/** One product. The whole card is the label of its box, but for links and the quantity. */
export function PickerCard({ card, model }: { card: Card; model: ReturnPickerState }) {
  const t = useText<typeof nl>();
  const { product, manuals, most, quantity } = card;
  const isChosen = quantity !== null;
  const look = most < 1 ? ' sw-return-picker__card--none' : isChosen ? ' sw-return-picker__card--chosen' : '';
  return (
    <li className={`sw-return-picker__card${look}`}>
      <ResponsiveImage src={product.image} alt="" className="sw-return-picker__image" />
      <div className="sw-return-picker__words">
        <Checkbox
          name={`products[${product.id}]`}
          isChecked={isChosen}
          isDisabled={most < 1}
          onChange={() => model.toggle(product)}
        >
          <span className="sw-return-picker__name">{product.name}</span>
        </Checkbox>
        {product.category !== null && <p className="sw-return-picker__category">{product.category}</p>}
        <Manuals manuals={manuals} />
      </div>
      <div className="sw-return-picker__amount">
        {most < 1 ? (
          <p className="sw-return-picker__nothing">{t('nothingLeft')}</p>
        ) : (
          <>
            <QuantityStepper
              name={product.name}
              value={quantity ?? 1}
              most={most}
              isDisabled={!isChosen}
              onStep={(by) => model.step(product, by)}
            />
            {most > 1 && <span className="sw-return-picker__most">{t('most', { count: most })}</span>}
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
            {name ?? t('manual')}
            <span className="sw-visually-hidden"> {t('newWindow')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
