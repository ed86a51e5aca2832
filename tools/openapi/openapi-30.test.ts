import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { converse } from './converse.ts';
import type { OpenApiDocument } from './create-document.ts';
import { readCalls } from './read-calls.ts';
import { toOpenApi30 } from './to-openapi-30.ts';
import { openApi } from './write-openapi.ts';

const calls = await readCalls();

let newer: OpenApiDocument;
let document: Record<string, unknown>;
let ajv: Ajv;
beforeAll(async () => {
  newer = await openApi();
  document = toOpenApi30(newer);
  ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addSchema(document, 'openapi.json', false, false);
});

/** The errors of an answer with status 200. */
function faultsOf(name: string, value: unknown): string[] {
  const [pointer] = Object.entries(
    document['paths'] as Record<string, Record<string, { 'x-calls': string[] }>>,
  ).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation['x-calls'].includes(name))
      .map(([method]) => `paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method}`),
  );
  const validate = ajv.compile({
    $ref: `openapi.json#/${pointer}/responses/200/content/application~1json/schema`,
  });
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('the document for OpenAPI 3.0', () => {
  test('is valid, and so is the other', async () => {
    for (const [version, value] of [
      ['3.0', document],
      ['3.1', newer],
    ] as const) {
      const validator = new Validator();
      const { valid, errors } = await validator.validate(structuredClone(value) as Record<string, unknown>);
      expect(errors ?? []).toEqual([]);
      expect(valid).toBe(true);
      expect(validator.version).toBe(version);
    }
  }, 180_000);

  test('has neither type lists nor const nor the type null, and describes a reference beside it', () => {
    const text = JSON.stringify(document);
    expect(text).not.toMatch(/"type":\[/);
    expect(text).not.toMatch(/"type":"null"/);
    expect(text).not.toMatch(/"const":/);
    expect(text).not.toMatch(/"\$ref":"[^"]+",/);
    expect(text).toMatch(/"nullable":true/);
  });

  test('has no text under the key id, which a validator of draft 4 takes for an address', () => {
    expect(JSON.stringify(document)).not.toMatch(/"id":"/);
  });

  test.each(calls)('accepts the answer of $name', async (call) => {
    expect(faultsOf(call.name, (await converse(call)).answer)).toEqual([]);
  });

  test('accepts null where the other does, and nothing else', () => {
    const cart = { items: [], shippingCosts: null, vatRate: 21, vat: 0, subtotal: 0, currentDiscount: null };
    expect(faultsOf('readCart', cart)).toEqual([]);
    expect(faultsOf('readCart', { ...cart, subtotal: null })).toEqual(['/subtotal must be number']);
    expect(faultsOf('readCart', { ...cart, currentDiscount: {} })).not.toEqual([]);
    expect(faultsOf('readCart', { ...cart, items: [{}] })).not.toEqual([]);
  });
});
