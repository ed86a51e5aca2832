import type { CompareItem } from '../../shared/contract/compare.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { VisuallyHidden } from '../../shared/ui/basics/VisuallyHidden.tsx';
import type { Row as SpecRow } from './compare-page.rules.ts';
import { Cell, keyOf, Row } from './Row.tsx';
import type nl from './locales/nl.json';

/** The value of each product for every specification, or a dash: the shop does not say whether the product lacks it. */
export function Specs({ items, rows }: { items: readonly CompareItem[]; rows: readonly SpecRow[] }) {
  const t = useText<typeof nl>();
  return (
    <tbody role="rowgroup" className="sw-compare-page__specs">
      {rows.map(({ id, name, values }) => (
        <Row key={id} name={name}>
          {items.map((item, at) => (
            <Cell key={keyOf(item)}>{values[at] ?? <Dash label={t('missing')} />}</Cell>
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
