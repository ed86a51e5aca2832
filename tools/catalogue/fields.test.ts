import { describe, expect, test } from 'vitest';
import { readExample } from './example.ts';
import { draftOf, validateForm } from './validate-form.ts';
import { parseCell, emptyRow, readRows, writeRows } from './rows.ts';
import { languageOf } from './words.ts';
import { createWidgetEntry } from './create-widget-entry.ts';

const dutch = languageOf('nl');

function formOf(property: object, written = '', required: readonly string[] = []) {
  const example = readExample(
    createWidgetEntry({
      name: 'a',
      properties: { value: property },
      required,
      example: `<div data-widget="a"${written === '' ? '' : ` data-value='${written}'`}></div>`,
    }),
  );
  const [field] = example.fields;
  return { ...example, field: field! };
}

describe('the form of a schema', () => {
  test.each([
    { property: { type: 'string' }, written: 'kort', kind: 'text' },
    { property: { type: 'string' }, written: '<p>opgemaakt</p>', kind: 'long-text' },
    { property: { type: 'number' }, written: '3', kind: 'number' },
    { property: { type: 'integer' }, written: '3', kind: 'number' },
    { property: { type: 'boolean' }, written: '', kind: 'yes-or-no' },
    { property: { type: 'string', enum: ['image', 'pdf'] }, written: 'pdf', kind: 'choice' },
    { property: { type: 'string', pattern: '^(?:youtube|vimeo|)$' }, written: '', kind: 'choice' },
    { property: { type: 'string', pattern: '^[a-z]+$' }, written: 'a', kind: 'text' },
    { property: { anyOf: [{ type: 'string' }, { type: 'object' }] }, written: 'tekst', kind: 'text' },
    { property: { anyOf: [{ type: 'integer' }, { type: 'null' }] }, written: '2', kind: 'number' },
    { property: { type: 'array', items: { type: 'string' } }, written: '["a"]', kind: 'rows' },
    { property: {}, written: '[{"name":"a","rank":1}]', kind: 'rows' },
    { property: {}, written: '[{"name":"a","parts":[1]}]', kind: 'json' },
    { property: {}, written: '{"a":1}', kind: 'json' },
    { property: {}, written: '[]', kind: 'json' },
  ])('shows $property as $kind', ({ property, written, kind }) => {
    expect(formOf(property, written).field.kind).toBe(kind);
  });

  test('finds the columns of a list in its schema, also through a reference', () => {
    const row = {
      type: 'object',
      properties: { name: { $ref: '#/$defs/words' }, rank: { type: ['number', 'null'] }, isNew: { type: 'boolean' } },
    };
    const entry = createWidgetEntry({
      name: 'a',
      properties: { value: { type: 'array', items: { $ref: '#/$defs/row' } } },
      example: '<div data-widget="a"></div>',
    });
    const { fields } = readExample({
      ...entry,
      inputs: { ...entry.inputs, $defs: { row, words: { type: 'string' } } },
    });
    expect(fields[0]).toMatchObject({
      kind: 'rows',
      columns: [
        { key: 'name', kind: 'text', isNullable: false },
        { key: 'rank', kind: 'number', isNullable: true },
        { key: 'isNew', kind: 'yes-or-no', isNullable: false },
      ],
    });
  });

  test('uses the example’s list if the schema describes another one', () => {
    const property = { type: 'array', items: { type: 'object', properties: { url: { type: 'string' } } } };
    const { field, fields } = formOf(property, '["/a.svg","/b.svg"]');
    expect(field.columns).toEqual([{ key: '', kind: 'text', isNullable: false }]);
    expect(validateForm(fields, { value: '["/a.svg"]' }, dutch)).toEqual({ inputs: { value: ['/a.svg'] }, faults: {} });
  });

  test('shows an input that nothing else describes', () => {
    expect(formOf({ type: 'string' }, 'x', ['value']).field.isRequired).toBe(true);
    // The server prints it inside the element of the example.
    expect(formOf({ type: 'string' }, '', ['value']).field.isRequired).toBe(false);
  });
});

describe('the rows of a list', () => {
  const columns = [
    { key: 'name', kind: 'text', isNullable: false },
    { key: 'rank', kind: 'number', isNullable: true },
    { key: 'size', kind: 'number', isNullable: false },
  ] as const;

  test('a list of texts is a list of rows with one cell', () => {
    const alone = [{ key: '', kind: 'text', isNullable: false }] as const;
    const rows = readRows(['a', 'b'], alone)!;
    expect(rows).toHaveLength(2);
    expect(writeRows([...rows, emptyRow(alone)], alone)).toEqual(['a', 'b', '']);
  });

  test('a list with more than its columns is edited as JSON', () => {
    expect(readRows([{ name: 'a' }, { name: 'b', other: 1 }], columns)).toBeUndefined();
    expect(readRows([{ name: { deep: 1 } }], columns)).toBeUndefined();
    expect(readRows({ name: 'a' }, columns)).toBeUndefined();
    expect(readRows([{ name: 'a' }, { name: 'b', rank: null }], columns)).toHaveLength(2);
  });

  test('a cell has the type of its column, and an incomplete number stays as typed', () => {
    const [name, rank, size] = columns;
    expect(parseCell('7', name)).toBe('7');
    expect(parseCell('7.5', rank)).toBe(7.5);
    expect(parseCell('7,', rank)).toBe('7,');
    expect(parseCell('', rank)).toBeNull();
    expect(parseCell('', size)).toBeUndefined();
    expect(emptyRow(columns)).toEqual({ name: '', rank: null, size: undefined });
  });
});

describe('a value in the form', () => {
  test.each([
    { property: { type: 'number' }, draft: '12.5', value: 12.5 },
    { property: { type: 'string' }, draft: '00123', value: '00123' },
    { property: { type: 'boolean' }, draft: 'false', value: false },
    { property: { type: 'string', enum: ['a', 'b'] }, draft: 'b', value: 'b' },
    { property: { type: 'array' }, draft: '[1, 2]', value: [1, 2] },
    { property: { type: 'string' }, draft: '  ', value: undefined },
    { property: { type: 'string' }, draft: 'JavaScript staat uit: wat nu?', value: 'JavaScript staat uit: wat nu?' },
    { property: { type: 'string' }, draft: 'Data: tekst en beeld', value: 'Data: tekst en beeld' },
  ])('as $draft is $value', ({ property, draft, value }) => {
    const expected = value === undefined ? {} : { value };
    expect(validateForm(formOf(property).fields, { value: draft }, dutch)).toEqual({ inputs: expected, faults: {} });
  });

  test.each([
    { property: { type: 'number' }, draft: 'veel', says: 'getal' },
    { property: { type: 'integer' }, draft: '1.5', says: 'heel getal' },
    { property: { type: 'number', minimum: 1 }, draft: '0', says: 'vanaf 1' },
    { property: { type: 'number', maximum: 5 }, draft: '9', says: 'tot en met 5' },
    { property: { type: 'object' }, draft: '[]', says: 'een groep velden' },
    { property: { type: 'string', enum: ['a', 'b'] }, draft: 'c', says: 'a, b' },
    { property: { type: 'array' }, draft: '[1,\n 2,]', says: 'regel 2, kolom 4' },
    // Word processors write spaces that JSON does not have.
    { property: { type: 'array' }, draft: '[1,\u00a02]', says: 'regel 1, kolom 4' },
    {
      property: { type: 'array', items: { type: 'object', properties: { n: { type: 'number' } } } },
      draft: '[{"n":"x"}]',
      says: 'Bij 1 › n',
    },
    { property: { type: 'string' }, draft: 'java\nscript:alert(1)', says: 'script' },
    { property: { type: 'array' }, draft: '[{"url":" JavaScript:alert(1)"}]', says: 'script' },
    { property: { type: 'string' }, draft: '\u0001vb\tscript:x', says: 'script' },
    { property: { type: 'string' }, draft: 'data:text/html,<script>alert(1)</script>', says: 'script' },
  ])('as $draft is refused with a message', ({ property, draft, says }) => {
    const { inputs, faults } = validateForm(formOf(property).fields, { value: draft }, dutch);
    expect(inputs).toEqual({});
    expect(faults['value']).toContain(says);
  });

  test('is required when it is missing, in the language of the editor', () => {
    const { fields } = formOf({ type: 'string' }, 'x', ['value']);
    expect(validateForm(fields, { value: '' }, dutch).faults).toEqual({ value: 'Vul dit in.' });
    expect(validateForm(fields, {}, languageOf('de')).faults).toEqual({ value: 'Bitte ausfüllen.' });
    expect(validateForm(fields, {}, languageOf('en')).faults).toEqual({ value: 'Please fill this in.' });
  });

  test('is shown unchanged', () => {
    for (const [property, value] of [
      [{ type: 'string' }, 'tekst'],
      [{ type: 'number' }, 3.25],
      [{ type: 'boolean' }, false],
      [{}, [{ a: 1 }]],
    ] as const) {
      const { field, fields } = formOf(property);
      expect(validateForm(fields, { value: draftOf(field, value) }, dutch).inputs).toEqual({ value });
    }
  });
});
