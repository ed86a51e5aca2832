import type { CompareItem } from '../../shared/contract/compare.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { VisuallyHidden } from '../../shared/ui/basics/VisuallyHidden.tsx';
import type { Row as SpecRow } from './compare-page.rules.ts';
import { Cell, Row } from './Row.tsx';
import type nl from './locales/nl.json';

/** The value of each product for every specification, or a cross. */
export function Specs({ items, rows }: { items: readonly CompareItem[]; rows: readonly SpecRow[] }) {
  const t = useText<typeof nl>();
  return (
    <tbody className="sw-compare-page__specs">
      {rows.map(({ id, name, values }) => (
        <Row key={id} name={name}>
          {items.map((item, at) => (
            <Cell key={`${item.type} ${item.id}`}>{values[at] ?? <Cross label={t('missing')} />}</Cell>
          ))}
        </Row>
      ))}
    </tbody>
  );
}

function Cross({ label }: { label: string }) {
  return (
    <span className="sw-compare-page__missing">
      <Icon name="close" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
