import { expect, test } from 'vitest';
import { attributeType } from './attribute-type.ts';

test.each([
  [{ type: 'string' }, 'string | number'],
  [{ type: 'boolean' }, "boolean | '' | 'true' | 'false' | '1' | '0'"],
  [{ type: 'integer', minimum: 1 }, 'number | `${number}`'],
  [{ type: 'string', enum: ['image', 'pdf'] }, "'image' | 'pdf'"],
  [{ type: 'string', pattern: '^(?:1|2|none)$' }, "'1' | 1 | '2' | 2 | 'none'"],
  [{ type: 'string', pattern: '^(?:youtube|vimeo|)$' }, "'youtube' | 'vimeo'"],
  [{ type: 'string', pattern: '^[A-Z]{3}$' }, 'string | number'],
  [{ type: 'array', items: {} }, 'string'],
  [{ anyOf: [{ type: 'string' }, { type: 'object' }] }, 'string'],
])('the attribute of %j is %s', (schema, type) => {
  expect(attributeType(schema)).toBe(type);
});
