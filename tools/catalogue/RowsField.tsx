import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { FieldErrors } from '../../shared/ui/form/FieldErrors.tsx';
import type { Field } from './fields.ts';
import { JsonField, type Base } from './JsonField.tsx';
import { emptyRow, readRows, writeRows, type Row } from './rows.ts';
import { RowFields } from './RowFields.tsx';
import { useLanguage } from './words.ts';

interface RowsFieldProps {
  readonly field: Field;
  readonly base: Base;
  onAnnounce(words: string): void;
}

/** A simple list row by row, or as JSON if the editor prefers it or the JSON is not a simple list. */
export function RowsField({ field, base, onAnnounce }: RowsFieldProps) {
  const { words } = useLanguage();
  const rows = rowsIn(base.value, field);
  // JSON that is no simple list stays a text while the editor types, even if it becomes one.
  const [wantsJson, setWantsJson] = useState(rows === undefined);
  const isRows = rows !== undefined && !wantsJson;
  return (
    <div className="catalogue__list">
      {isRows ? <Rows field={field} base={base} rows={rows} onAnnounce={onAnnounce} /> : <JsonField {...base} />}
      {rows !== undefined && (
        <button type="button" className="catalogue__switch" onClick={() => setWantsJson(!wantsJson)}>
          <span>{`${wantsJson ? words.asRows : words.asJson} `}</span>
          <span className="sw-visually-hidden">{base.label}</span>
        </button>
      )}
    </div>
  );
}

/** Undefined when the JSON is invalid or not a simple list. */
function rowsIn(draft: string, { columns }: Field): Row[] | undefined {
  if (draft.trim() === '') return [];
  try {
    return readRows(JSON.parse(draft), columns);
  } catch {
    return undefined;
  }
}

interface RowsProps extends RowsFieldProps {
  readonly rows: readonly Row[];
}

function Rows({ field, base, rows, onAnnounce }: RowsProps) {
  const { words } = useLanguage();
  const { list, focusNext } = useFocusAfterChange();
  const [stored, setKeys] = useState<readonly number[]>([]);
  const keys = keysFor(rows.length, stored);
  const { columns, htmlColumns } = field;
  const hint = `sw-catalogue-${base.name}-hint`;
  const errors = `sw-catalogue-${base.name}-errors`;
  const write = (next: readonly Row[]) =>
    base.onChange(next.length === 0 ? '' : JSON.stringify(writeRows(next, columns), null, 2));

  function add(): void {
    write([...rows, emptyRow(columns)]);
    onAnnounce(words.rowAdded(rows.length + 1));
    focusNext(rows.length, 'summary');
  }
  function remove(at: number): void {
    write(rows.filter((_, index) => index !== at));
    setKeys(keys.filter((_, index) => index !== at));
    onAnnounce(words.rowRemoved(at + 1));
    focusNext(Math.min(at, rows.length - 2), 'summary');
  }
  function move(at: number, by: -1 | 1): void {
    write(swapped(rows, at, at + by));
    setKeys(swapped(keys, at, at + by));
    onAnnounce(words.rowMoved(at + by + 1));
    focusNext(at + by, by < 0 ? '[data-move="up"]' : '[data-move="down"]');
  }

  return (
    <fieldset
      className={`catalogue__rows${base.errors.length > 0 ? ' catalogue__rows--error' : ''}`}
      aria-describedby={base.errors.length > 0 ? `${hint} ${errors}` : hint}
    >
      <legend className={`sw-field__label${base.isRequired ? ' sw-field__label--required' : ''}`}>{base.label}</legend>
      <p className="sw-field__hint" id={hint}>
        {base.hint}
      </p>
      {rows.length === 0 && <p className="catalogue__hint">{words.rowEmpty}</p>}
      <ol className="catalogue__rowlist" ref={list}>
        {rows.map((row, at) => (
          <li key={keys[at]} className="catalogue__row">
            <RowFields
              name={`${base.name}-${at}`}
              number={at + 1}
              count={rows.length}
              row={row}
              columns={columns}
              htmlColumns={htmlColumns}
              onChange={(changed) => write(rows.map((current, index) => (index === at ? changed : current)))}
              onMove={(by) => move(at, by)}
              onRemove={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      <FieldErrors id={errors} errors={base.errors} />
      <Button icon="plus" onClick={add}>
        <span>{`${words.addRow} `}</span>
        <span className="sw-visually-hidden">{base.label}</span>
      </Button>
    </fieldset>
  );
}

function swapped<Item>(items: readonly Item[], first: number, second: number): Item[] {
  return items.map((item, at) => (at === first ? items[second]! : at === second ? items[first]! : item));
}

/** A key for each row, so that what is open stays open when rows move. New rows get new keys. */
function keysFor(count: number, stored: readonly number[]): number[] {
  const keys = stored.slice(0, count);
  while (keys.length < count) keys.push(Math.max(-1, ...keys) + 1);
  return keys;
}

/** Moves the focus when rows are added, removed or moved. */
function useFocusAfterChange() {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ readonly row: number; readonly part: string }>(null);
  useLayoutEffect(() => {
    const { current } = wanted;
    if (!current) return;
    wanted.current = null;
    const row = list.current?.children[current.row];
    // “Up” is disabled in the first row, “down” in the last.
    const part =
      row?.querySelector<HTMLElement>(`${current.part}:not([aria-disabled])`) ?? row?.querySelector('summary');
    const rest = list.current?.parentElement?.querySelector<HTMLElement>(':scope > button');
    (part ?? rest)?.focus();
  });
  return { list, focusNext: (row: number, part: string) => void (wanted.current = { row, part }) };
}
