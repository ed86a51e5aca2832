import { useSignals } from '@preact/signals-react/runtime';
import type { OrderLine } from '../../shared/contract/returns.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { VisuallyHidden } from '../../shared/ui/basics/VisuallyHidden.tsx';
import { Price } from '../../shared/ui/product/Price.tsx';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import { ProductName } from '../../shared/ui/product/ProductName.tsx';
import type { ReturnOrderFormState } from './return-order-form.model.ts';
import type nl from './locales/nl.json';

/** The lines of the order, each with a button that adds it to the return. */
export function OrderLines({ model, lines }: { model: ReturnOrderFormState; lines: readonly OrderLine[] }) {
  const t = useText<typeof nl>();
  return (
    <div className="sw-return-order-form__part">
      <Heading below={1} className="sw-return-order-form__part-heading">
        {t('ordered')}
      </Heading>
      <ul className="sw-return-order-form__ordered">
        {lines.map((line) => (
          <OrderedLine key={line.id} model={model} line={line} />
        ))}
      </ul>
    </div>
  );
}

function OrderedLine({ model, line }: { model: ReturnOrderFormState; line: OrderLine }) {
  useSignals();
  const t = useText<typeof nl>();
  const { name, amount, price, product } = line;
  const available = model.availableOf(line);
  return (
    <li className="sw-return-order-form__order-line">
      <ResponsiveImage
        src={product?.image}
        alt={product?.image_alt ?? ''}
        width={96}
        height={96}
        className="sw-return-order-form__image sw-image--line"
      />
      <div className="sw-return-order-form__words">
        <p className="sw-return-order-form__name" translate="no">
          <ProductName name={name} />
        </p>
        <p className="sw-return-order-form__facts">
          <span>{t('pieces', { count: amount })}</span>
          <Price cents={price} size="small" />
        </p>
        {available < amount && (
          <p className="sw-return-order-form__available">
            {available < 1 ? t('nothingLeft') : t('available', { count: available })}
          </p>
        )}
      </div>
      <Button icon="plus" isDisabled={!model.canAdd(line)} onClick={() => model.add(line)}>
        <span>{t('add')}</span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </li>
  );
}
