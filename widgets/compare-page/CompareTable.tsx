import { useId, useRef, type CSSProperties } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { VisuallyHidden } from '../../shared/ui/basics/VisuallyHidden.tsx';
import type { ComparePageState } from './compare-page.model.ts';
import { Facts } from './Facts.tsx';
import { keyOf, Line, TableCell, Cell, Row } from './Row.tsx';
import type nl from './locales/nl.json';
import type { CompareItem } from '../../shared/contract/compare.ts';
import { IconButton } from '../../shared/ui/basics/Button.tsx';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import { ProductName } from '../../shared/ui/product/ProductName.tsx';
import type { Row as SpecRow } from './compare-page.rules.ts';

/** As many products fit beside the choice on a page of 1280 px. */
const FEW = 4;

/**
 * A column for each product, a row for each property. The headers of both stay visible while it scrolls. A narrow page
 * shows two columns at a time, with the name of each property above its values.
 */
export function CompareTable({ model }: { model: ComparePageState }) {
  useSignals();
  const t = useText<typeof nl>();
  const caption = useId();
  const strip = useRef<HTMLDivElement>(null);
  const { items, rows, marked } = model.table.value;
  if (items.length === 0) return <p className="sw-compare-page__hint">{t('chooseOne')}</p>;
  return (
    <div
      className={`sw-compare-page__frame ${items.length > FEW ? '' : 'sw-compare-page__frame--few'}`}
      style={{ '--sw-products': String(items.length) } as CSSProperties}
    >
      {/* Repeats the names for the eye. On a narrow page the table scrolls sideways only, so its header cannot stick. */}
      <div ref={strip} className="sw-compare-page__strip" aria-hidden="true">
        {items.map((item) => (
          <span key={keyOf(item)} className="sw-compare-page__strip-name">
            <span>
              <ProductName name={item.name} />
            </span>
          </span>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Scrolls with its controls. */}
      <div
        className="sw-compare-page__scroll"
        role="region"
        aria-labelledby={caption}
        // A keyboard scrolls what has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onFocus={showFocused}
        onScroll={({ currentTarget: { scrollLeft } }) => strip.current?.scrollTo({ left: scrollLeft })}
      >
        <table role="table" className="sw-compare-page__table">
          <caption className="sw-visually-hidden" id={caption}>
            {t('table')}
          </caption>
          <thead role="rowgroup" className="sw-compare-page__head">
            <Line>
              <TableCell className="sw-compare-page__corner" />
              {items.map((item) => (
                <RemoveCell key={keyOf(item)} item={item} onRemove={() => model.remove(item)} />
              ))}
            </Line>
            <Line>
              <th scope="col" role="columnheader" className="sw-compare-page__corner">
                <VisuallyHidden>{t('feature')}</VisuallyHidden>
              </th>
              {items.map((item) => (
                <ColumnHead key={keyOf(item)} item={item} onSelect={() => model.select(item)} />
              ))}
            </Line>
          </thead>
          <Facts items={items} model={model} />
          <Specs items={items} rows={rows} marked={marked} />
        </table>
        {rows.length === 0 && model.isOnlyDifferences.value && (
          <p className="sw-compare-page__same" role="status">
            {t('noDifferences')}
          </p>
        )}
      </div>
    </div>
  );
}

/**
 * Brings the whole cell of a control that a keyboard has focused into view. Browsers leave it where it is when a part of
 * it is visible.
 */
function showFocused({ target }: { readonly target: Element }): void {
  if (target.matches('tr *:focus-visible'))
    target.closest('td, th')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The product of a column. It holds no button, because screen readers say the text of a header with its cells. */
function ColumnHead({ item: { name, image, url }, onSelect }: { item: CompareItem; onSelect(): void }) {
  return (
    <th scope="col" role="columnheader" className="sw-compare-page__product">
      <div className="sw-compare-page__heading">
        <ResponsiveImage src={image} alt="" width={160} height={160} isEager className="sw-compare-page__image" />
        <span className="sw-compare-page__title" title={name} translate="no">
          {url ? (
            <a className="sw-compare-page__way" href={url} onClick={onSelect}>
              <ProductName name={name} />
            </a>
          ) : (
            <span>
              <ProductName name={name} />
            </span>
          )}
        </span>
      </div>
    </th>
  );
}

/** The button that removes a column, in its own row above the header. */
function RemoveCell({ item: { name }, onRemove }: { item: CompareItem; onRemove(): void }) {
  const t = useText<typeof nl>();
  return (
    <TableCell className="sw-compare-page__tool">
      <IconButton icon="close" label={t('remove', { name })} onClick={onRemove} className="sw-compare-page__remove" />
    </TableCell>
  );
}

interface SpecsProps {
  readonly items: readonly CompareItem[];
  readonly rows: readonly SpecRow[];
  /** Those in which the products differ. */
  readonly marked: ReadonlySet<SpecRow>;
}

/** The value of each product for every specification, or a dash: the shop does not say whether the product lacks it. */
function Specs({ items, rows, marked }: SpecsProps) {
  const t = useText<typeof nl>();
  return (
    <tbody role="rowgroup" className="sw-compare-page__specs">
      {rows.map((row) => (
        <Row key={row.id} name={row.name} note={marked.has(row) ? t('different') : undefined}>
          {items.map((item, at) => (
            <Cell key={keyOf(item)}>{row.values[at] ?? <Dash label={t('missing')} />}</Cell>
          ))}
        </Row>
      ))}
    </tbody>
  );
}

function Dash({ label }: { label: string }) {
  return (
    <>
      <span className="sw-compare-page__missing" aria-hidden="true">
        –
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
