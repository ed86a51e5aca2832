import { useState } from 'react';
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx';
import { Field } from '../../shared/ui/form/Field.tsx';
import { IconButton } from '../../shared/ui/basics/Button.tsx';
import { TextArea } from '../../shared/ui/form/TextArea.tsx';
import { isLongText } from './fields.ts';
import { HtmlField } from './HtmlField.tsx';
import { parseCell, type Column, type Row } from './rows.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { useLanguage } from './words.ts';
import { columnLabel } from './words/column-label.ts';

interface RowFieldsProps {
  /** Prefix of the ids of the fields. */
  readonly name: string;
  readonly number: number;
  readonly count: number;
  readonly row: Row;
  readonly columns: readonly Column[];
  readonly htmlColumns: readonly string[];
  onChange(row: Row): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/** One row of a list: closed, it shows its first text; open, its fields. */
export function RowFields({
  name,
  number,
  count,
  row,
  columns,
  htmlColumns,
  onChange,
  onMove,
  onRemove,
}: RowFieldsProps) {
  const { words } = useLanguage();
  // Only the initial state: afterwards the browser opens and closes it.
  const [isNew] = useState(isEmpty(row));
  return (
    <>
      <details className="catalogue__details" open={isNew}>
        <summary className="catalogue__summary">{`${number}. ${firstText(row) || words.row(number)}`}</summary>
        <div className="catalogue__cells">
          {columns.map((column) => (
            <Cell
              key={column.key}
              name={`${name}-${column.key}`}
              row={row}
              column={column}
              isHtml={htmlColumns.includes(column.key)}
              onChange={onChange}
            />
          ))}
        </div>
      </details>
      <div className="catalogue__moves">
        <IconButton
          icon="arrow"
          className="catalogue__up"
          data-move="up"
          label={words.rowUp(number)}
          isDisabled={number === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="arrow"
          className="catalogue__down"
          data-move="down"
          label={words.rowDown(number)}
          isDisabled={number === count}
          onClick={() => onMove(1)}
        />
        <IconButton icon="trash" label={words.removeRow(number)} variant="danger-quiet" onClick={onRemove} />
      </div>
    </>
  );
}

interface CellProps {
  readonly name: string;
  readonly row: Row;
  readonly column: Column;
  readonly isHtml: boolean;
  onChange(row: Row): void;
}

function Cell({ name, row, column, isHtml, onChange }: CellProps) {
  const { words } = useLanguage();
  const { key, kind } = column;
  const label = columnLabel(words, key);
  const value = row[key] ?? '';
  const write = (typed: string) => onChange({ ...row, [key]: parseCell(typed, column) });
  // Decided once, so that the field does not change while the editor types.
  const [isLong] = useState(isLongText(value));
  if (kind === 'yes-or-no')
    return (
      <Checkbox name={name} isChecked={value === true} onChange={(isOn) => write(String(isOn))}>
        {label}
      </Checkbox>
    );
  const base = {
    name,
    label,
    isRequired: null,
    value: typeof value === 'string' ? value : JSON.stringify(value),
    onChange: write,
  };
  if (isHtml) return <HtmlField {...base} rows={3} />;
  return (
    <div className="catalogue__field">
      {isLong ? (
        <TextArea {...base} rows={3} />
      ) : (
        <Field {...base} inputMode={kind === 'number' ? 'decimal' : undefined} />
      )}
      <Thumbnail name={key} label={label} value={value} />
    </div>
  );
}

const isEmpty = (row: Row) => Object.values(row).every((value) => value === '' || value === null || value === false);

function firstText(row: Row): string {
  const texts = Object.values(row).filter((value) => typeof value === 'string' && value !== '');
  return (texts[0] as string | undefined) ?? '';
}
