import type { Content } from 'react/jsx-runtime';
import { formatPrice } from '../../shared/format/price.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useKitText, useText } from '../../shared/i18n/use-text.ts';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import { ProductPrice } from '../../shared/ui/product/ProductPrice.tsx';
import { ProductName } from '../../shared/ui/product/ProductName.tsx';
import type { ShownLine } from './quotation.rules.ts';
import type nl from './locales/nl.json';

/** The offered products: a table in print and in wide windows, one block per product in narrow ones. */
export function QuotationLines({ lines }: { lines: readonly ShownLine[] }) {
  const t = useText<typeof nl>();
  const kit = useKitText();
  const hasDiscounts = lines.some(({ listPrice, discount }) => listPrice !== null || discount !== null);
  return (
    <table className="sw-quotation__table">
      <caption className="sw-visually-hidden">{t('lines')}</caption>
      <thead className="sw-quotation__titles">
        <tr>
          <th scope="col" className="sw-quotation__title" colSpan={2}>
            {t('product')}
          </th>
          <Title>{t('pieces')}</Title>
          {hasDiscounts && <Title>{kit('advicePrice')}</Title>}
          {hasDiscounts && <Title>{t('discount')}</Title>}
          <Title>{t('price')}</Title>
          <Title>{t('lineSum')}</Title>
        </tr>
      </thead>
      <tbody className="sw-quotation__rows">
        {lines.map((line, at) => (
          <Line key={`${at} ${line.name}`} line={line} hasDiscounts={hasDiscounts} />
        ))}
      </tbody>
    </table>
  );
}

function Title({ children }: { children: Content }) {
  return (
    <th scope="col" className="sw-quotation__title sw-quotation__title--number">
      {children}
    </th>
  );
}

function Line({ line, hasDiscounts }: { line: ShownLine; hasDiscounts: boolean }) {
  const t = useText<typeof nl>();
  const kit = useKitText();
  const { currency } = useSettings();
  const { name, image, imageAlt, pieces, price, keys, sum, listPrice, discount } = line;
  return (
    <tr className="sw-quotation__line">
      <td className="sw-quotation__picture">
        <ResponsiveImage
          src={image}
          alt={imageAlt === name ? '' : imageAlt}
          width={96}
          height={96}
          isEager
          className="sw-image--line"
        />
      </td>
      <th scope="row" className="sw-quotation__name" translate="no">
        <ProductName name={name} />
      </th>
      <Fact term={t('pieces')}>{pieces}</Fact>
      {hasDiscounts && (
        <Fact term={kit('advicePrice')}>
          {listPrice !== null && (
            <span className="sw-quotation__list-price" translate="no">
              {formatPrice(listPrice, currency)}
            </span>
          )}
        </Fact>
      )}
      {hasDiscounts && <Fact term={t('discount')}>{discount !== null && formatPrice(-discount, currency)}</Fact>}
      <Fact term={t('price')}>{price !== null && <ProductPrice product={{ ...keys, price }} />}</Fact>
      <Fact term={t('lineSum')} isSum>
        {formatPrice(sum, currency)}
      </Fact>
    </tr>
  );
}

/** In a narrow window the heading is next to the value; in a wide one it is hidden. */
function Fact({ term, isSum = false, children }: { term: string; isSum?: boolean; children: Content }) {
  const isEmpty = children === false || children === '';
  const kind = isEmpty ? ' sw-quotation__fact--empty' : isSum ? ' sw-quotation__fact--sum' : '';
  return (
    <td className={`sw-quotation__fact${kind}`}>
      {!isEmpty && (
        <>
          <span className="sw-quotation__term">{`${term} `}</span>
          <span className="sw-quotation__value" translate="no">
            {children}
          </span>
        </>
      )}
    </td>
  );
}
