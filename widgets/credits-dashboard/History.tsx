/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a table with `display: block` loses its role in screen readers without an explicit one */
import { useId } from 'react';
import { formatDate } from '../../shared/format/date.ts';
import { formatCount } from '../../shared/format/count.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import type { CreditEntry } from '../../shared/contract/power-credits.ts';
import type nl from './locales/nl.json';

/** The history of earned and spent credits; in narrow windows, each entry is a separate list. */
export function History({ entries }: { entries: readonly CreditEntry[] }) {
  const t = useText<typeof nl>();
  const title = useId();
  const columns = [
    t('order'),
    t('notes'),
    t('validFrom'),
    t('validUntil'),
    t('remaining'),
    t('used'),
    t('state'),
  ] as const;
  return (
    <section className="sw-credits-dashboard__part" aria-labelledby={title}>
      <h2 id={title} className="sw-credits-dashboard__title">
        {t('history')}
      </h2>
      {entries.length === 0 ? (
        <p className="sw-credits-dashboard__text">{t('noHistory')}</p>
      ) : (
        <table className="sw-credits-dashboard__table" role="table" aria-labelledby={title}>
          <thead className="sw-credits-dashboard__heads" role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th key={column} className="sw-credits-dashboard__head" role="columnheader" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="sw-credits-dashboard__rows" role="rowgroup">
            {entries.map((entry, index) => (
              <Entry key={`${entry.order} ${index}`} entry={entry} columns={columns} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Characters up to which a value, such as a date or an order number, stays on one line. */
const MAX_WHOLE = 16;

function Entry({ entry, columns }: { entry: CreditEntry; columns: readonly string[] }) {
  const t = useText<typeof nl>();
  const { locale } = useSettings();
  const { order, notes, valid_from, valid_until, is_active, amount_remaining, amount_used } = entry;
  const figures = [formatCount(amount_remaining ?? 0, locale), formatCount(amount_used ?? 0, locale)];
  const cells: readonly string[] = [
    order ?? '-',
    notes ?? '-',
    formatDate(valid_from, locale),
    formatDate(valid_until, locale),
    ...figures,
    t(is_active ? 'active' : 'inactive'),
  ];
  return (
    <tr className={`sw-credits-dashboard__row${is_active ? '' : ' sw-credits-dashboard__row--past'}`} role="row">
      {cells.map((cell, index) => (
        <td
          key={columns[index]}
          className={`sw-credits-dashboard__cell${cell.length > MAX_WHOLE ? '' : ' sw-credits-dashboard__cell--whole'}`}
          role="cell"
          data-label={columns[index]}
          translate={cell === order || figures.includes(cell) ? 'no' : undefined}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
}
