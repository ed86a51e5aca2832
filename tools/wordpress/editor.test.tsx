// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as element from 'react';
import type { Content } from 'react/jsx-runtime';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, 'plugin');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

interface ControlProps {
  readonly label: string;
  readonly value: string;
  readonly checked?: boolean;
  readonly help?: string;
  readonly options?: readonly { readonly label: string; readonly value: string }[];
  readonly onChange: (value: unknown) => void;
}

/** What the form uses of WordPress: controls with a label, which pass their new value to `onChange`. */
const components = {
  Button: ({ onClick, children }: { onClick: () => void; children: Content }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  Disabled: ({ children }: { children: Content }) => <div>{children}</div>,
  Spinner: () => null,
  Placeholder: ({ children }: { children: Content }) => <div>{children}</div>,
  PanelBody: ({ children }: { children: Content }) => <div>{children}</div>,
  SelectControl: ({ label, value, options, onChange }: ControlProps) => (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {options!.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  ),
  TextControl: ({ label, value, onChange }: ControlProps) => (
    <input aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} />
  ),
  TextareaControl: ({ label, value, help, onChange }: ControlProps) => (
    <>
      <textarea aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} />
      <p>{help}</p>
    </>
  ),
  ToggleControl: ({ label, checked, onChange }: ControlProps) => (
    <input type="checkbox" aria-label={label} checked={checked} onChange={(event) => onChange(event.target.checked)} />
  ),
};

interface Block {
  readonly inputs?: Readonly<Record<string, unknown>>;
  readonly inside?: string;
}
type Edit = ComponentType<{ attributes: Block; setAttributes: (changed: Block) => void }>;

afterEach(cleanup);

/** The block of a widget with these fields. Returns what it stores, and a function that stores something else, as “Undo”. */
function openBlock(fields: readonly object[], sample: Required<Block> = { inputs: {}, inside: '' }, first: Block = {}) {
  let edit: Edit | undefined;
  const wp = {
    element,
    components,
    apiFetch: () => new Promise(() => {}),
    blockEditor: { InspectorControls: element.Fragment, useBlockProps: () => ({}) },
    blocks: { registerBlockType: (_name: string, block: { edit: Edit }) => (edit = block.edit) },
    serverSideRender: () => null,
  };
  const words = JSON.parse(read('words/en.json')) as Record<string, string>;
  const widgets = [{ name: 'widget', title: 'Widget', fields, replaced: [], sample }];
  // oxlint-disable-next-line no-implied-eval -- The plugin's own script.
  new Function('window', read('editor.js'))({ wp, eilandEditor: { widgets, words, loads: [] } });
  const Edit = edit!;
  let stored = first;
  const draw = () => <Edit attributes={stored} setAttributes={(changed) => store({ ...stored, ...changed })} />;
  const { rerender } = render(draw());
  function store(block: Block): void {
    stored = block;
    rerender(draw());
  }
  return { stored: () => stored, undoTo: store };
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label).value;

const field = (name: string, more: object) => ({
  name,
  label: name,
  help: '',
  kind: 'text',
  options: [],
  columns: [],
  html: false,
  default: null,
  isRequired: false,
  ...more,
});

test('an empty row has the empty values that its widget reads', () => {
  const columns = [
    { key: 'name', kind: 'text', label: 'Name', empty: '' },
    { key: 'image', kind: 'text', label: 'Image', empty: null },
    { key: 'amount', kind: 'number', label: 'Quantity' },
    { key: 'isOpen', kind: 'yes-or-no', label: 'Open', empty: false },
  ];
  const { stored } = openBlock([field('specs', { kind: 'rows', columns })]);
  press('Add a row: specs');
  const empty = { name: '', image: null, amount: undefined, isOpen: false };
  expect(stored().inputs).toEqual({ specs: [empty] });
  type('Name', 'Colour');
  type('Quantity', '2');
  expect(stored().inputs).toEqual({ specs: [{ ...empty, name: 'Colour', amount: 2 }] });
  type('Name', '');
  type('Quantity', '');
  expect(JSON.stringify(stored().inputs)).toBe('{"specs":[{"name":"","image":null,"isOpen":false}]}');
});

test('an answer of yes or no without a default can be taken back', () => {
  const { stored } = openBlock([
    field('selected', { kind: 'yes-or-no' }),
    field('open', { kind: 'yes-or-no', default: true }),
  ]);
  expect(shown('selected')).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('open').checked).toBe(true);
  type('selected', 'false');
  expect(stored().inputs).toEqual({ selected: false });
  expect(shown('selected')).toBe('false');
  type('selected', '');
  expect(stored().inputs).toEqual({});
});

test('a JSON field keeps what is typed, and follows the example and “Undo”', () => {
  const sample = { inputs: { menu: [1], title: 'Menu' }, inside: '<a href="/">Menu</a>' };
  const fields = [field('menu', { kind: 'json', isRequired: true }), field('title', {})];
  const { stored, undoTo } = openBlock(fields, sample, { inputs: { title: 'Ours' } });
  press('Use the example');
  expect(stored()).toEqual({ inputs: { menu: [1], title: 'Ours' }, inside: sample.inside });
  expect(shown('menu')).toBe('[\n  1\n]');
  type('menu', '[1,2]');
  expect(stored().inputs!['menu']).toEqual([1, 2]);
  expect(shown('menu')).toBe('[1,2]');
  type('menu', '[1,2');
  expect(shown('menu')).toBe('[1,2');
  expect(stored().inputs!['menu']).toEqual([1, 2]);
  expect(screen.getByText(/not valid JSON/)).toBeDefined();
  undoTo({ inputs: { menu: [7] } });
  expect(shown('menu')).toBe('[\n  7\n]');
  expect(screen.queryByText(/not valid JSON/)).toBeNull();
  undoTo({});
  expect(shown('menu')).toBe('');
});
