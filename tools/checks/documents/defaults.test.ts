import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attributeOf } from '../../../shared/runtime/attribute-name.ts';
import { definitionOf, metadataOf, widgetNames } from '../../../tests/conformance/widget-folder.ts';
import { top } from '../../commands/run-command.ts';
import { inputSchema } from '../../widgets-json/input-schema.ts';

interface Schema {
  readonly properties: Readonly<Record<string, { readonly default?: unknown }>>;
  readonly required?: readonly string[];
}

/** Where a value is the default of an input, its cell in a README says so. A missing or empty value is described in words. */
function writtenFormsOf(value: unknown): string[] | undefined {
  if (typeof value === 'boolean') return value ? ['yes', '`true`'] : ['no', '`false`'];
  if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return [`\`${value}\``];
  return undefined;
}

/** The defaults in the table of a README by attribute. */
function defaultsIn(readme: string): Map<string, string> {
  const rows = readme.matchAll(/^\| `(data-[\w-]+)` *\| (?:[^|]|\\\|)* \| ((?:[^|]|\\\|)*?) *\|/gm);
  return new Map([...rows].map(([, attribute, cell]) => [attribute!, cell!]));
}

describe.each(widgetNames())('the README of %s', (name) => {
  test('has the defaults of its inputs', async () => {
    const cells = defaultsIn(readFileSync(join(top, `widgets/${name}/README.md`), 'utf8'));
    const schema = inputSchema((await definitionOf(name))!, await metadataOf(name)) as unknown as Schema;
    const wrong = Object.entries(schema.properties).filter(([input, { default: value }]) => {
      const cell = cells.get(attributeOf(input));
      const forms = writtenFormsOf(value);
      if (cell === 'required') return !schema.required?.includes(input);
      return forms !== undefined && cell !== undefined && !forms.includes(cell);
    });
    expect(wrong).toEqual([]);
  });
});

test('a default is read from its row', () => {
  const table = '| `data-id` | text | required | the `sku` |\n| `data-type` | `a` \\| `b` | `a` | its kind |';
  expect([...defaultsIn(table)]).toEqual([
    ['data-id', 'required'],
    ['data-type', '`a`'],
  ]);
});
