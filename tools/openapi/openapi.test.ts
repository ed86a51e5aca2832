import { Ajv2020 } from 'ajv/dist/2020.js';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { converse, type Conversation } from './converse.ts';
import type { OpenApiDocument } from './create-document.ts';
import { openApi } from './write-openapi.ts';
import { readCalls, type Call } from './read-calls.ts';

const top = join(import.meta.dirname, '../..');
const calls = await readCalls();

let document: OpenApiDocument;
let ajv: Ajv2020;
beforeAll(async () => {
  document = await openApi();
  ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(document, 'openapi.json', false, false);
});

type Content = Readonly<Record<string, { readonly examples?: Readonly<Record<string, { readonly value: unknown }>> }>>;
interface Found {
  readonly path: string;
  readonly method: string;
  readonly operation: {
    readonly operationId: string;
    readonly description?: string;
    readonly 'x-calls': readonly string[];
    readonly parameters: readonly { name?: string; in?: string }[];
    readonly requestBody?: { readonly required: boolean; readonly content: Content };
    readonly responses: { readonly 200: { readonly content: Content } };
  };
}

function operations(): Found[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Found['operation']>).map(([method, operation]) => ({
      path,
      method,
      operation,
    })),
  );
}

function operationOf(name: string): Found {
  return operations().find(({ operation }) => operation['x-calls'].includes(name))!;
}

/** The errors of a value, by the schema at this place of the document. */
function faultsOf(value: unknown, ...place: readonly string[]): string[] {
  const pointer = place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const validate = ajv.compile({ $ref: `openapi.json#/${pointer}` });
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Whether a call matches the path and the query of the document. */
function isAt({ path, operation }: Found, conversation: Conversation): boolean {
  const url = new URL(conversation.path, 'https://shop.test');
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '.+')}$`);
  const queries = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name!);
  return pattern.test(url.pathname) && queries.toSorted().join() === [...url.searchParams.keys()].toSorted().join();
}

describe.each(calls)('$name', (call: Call) => {
  test('matches the document', async () => {
    const operation = operationOf(call.name);
    const said = await converse(call);
    const place = ['paths', operation.path, operation.method];
    expect(said.status).toBe(200);
    expect(isAt(operation, said), `${said.path} at ${operation.path}`).toBe(true);
    const { requestBody } = operation.operation;
    if (said.sent === undefined) expect(requestBody?.required ?? false).toBe(false);
    else expect(requestBody).toBeDefined();
    if (call.name !== 'uploadFile' && said.sent !== undefined)
      expect(faultsOf(said.sent, ...place, 'requestBody', 'content', 'application/json', 'schema')).toEqual([]);
    const schema = ['responses', '200', 'content', 'application/json', 'schema'];
    expect(faultsOf(said.answer, ...place, ...schema)).toEqual([]);
  });
});

describe.each([
  ['419', 'Expired'],
  ['422', 'Refused'],
  ['429', 'TooMany'],
  ['500', 'Failed'],
] as const)('a shop that answers %s', (how, response) => {
  test.each(calls.filter(({ name }) => ['readCart', 'storeAddress', 'deleteAddress', 'searchAddress'].includes(name)))(
    '$name matches the document',
    async (call) => {
      const { status, answer } = await converse(call, how);
      expect(String(status)).toBe(how);
      const schema = ['components', 'responses', response, 'content', 'application/json', 'schema'];
      expect(faultsOf(answer, ...schema)).toEqual([]);
    },
  );
});

test.each(calls.filter(({ path, endpoint }) => path.startsWith('/dashboard/') && endpoint.safe))(
  '$name requires a signed-in customer, and matches the document',
  async (call) => {
    const { status, answer } = await converse(call, 'normal', {});
    expect(status).toBe(401);
    const { path, method } = operationOf(call.name);
    expect(at(`paths/${path.replaceAll('/', '~1')}/${method}/responses/401`)).toEqual({
      $ref: '#/components/responses/SignedOut',
    });
    expect(faultsOf(answer, 'components', 'responses', 'SignedOut', 'content', 'application/json', 'schema')).toEqual(
      [],
    );
  },
);

/** The code that may make calls. */
const code = globSync('{widgets,shared/{http,runtime,models}}/**/*.{ts,tsx}', { cwd: top })
  .filter((file) => !/\.(test|metadata)\./.test(file))
  .map((file) => readFileSync(join(top, file), 'utf8'))
  .join('\n');

/** The names of all endpoints of the contract, and of those that get their path from a page. */
async function endpointNames(): Promise<string[]> {
  const files = globSync('shared/contract/*.ts', { cwd: top }).filter((file) => !file.includes('.test.'));
  const modules = (await Promise.all(files.map((file) => import(join(top, file))))) as Record<string, unknown>[];
  const isEndpoint = (value: unknown) => (value as Partial<Endpoint> | null)?.answer !== undefined;
  const madeBy = (value: unknown): unknown => {
    try {
      return typeof value === 'function' && value.length === 1 ? (value as (path: string) => unknown)('/path') : value;
    } catch {
      return undefined;
    }
  };
  return modules.flatMap((module) =>
    Object.keys(module).filter((name) => name !== 'endpoint' && isEndpoint(madeBy(module[name]))),
  );
}

describe('the document', () => {
  test('has every call of the contract once, except those of deleted widgets', async () => {
    const names = operations().flatMap(({ operation }) => operation['x-calls']);
    const known = await endpointNames();
    expect(names.filter((name, at) => names.indexOf(name) !== at || !known.includes(name))).toEqual([]);
    const missing = known.filter((name) => !names.includes(name));
    expect(missing.filter((name) => new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
    expect(names.length).toBeGreaterThan(10);
  });

  test('has unique ids, described parameters and valid references', () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations()) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(operation.parameters.flatMap(({ name, in: place }) => (place === 'path' ? [name] : []))).toEqual(named);
    }
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, pointer]) => pointer!);
    const lost = new Set(references.filter((pointer) => at(pointer) === undefined));
    expect([...lost]).toEqual([]);
  });

  test('has schemas of JSON Schema 2020-12, and describes amounts in words', () => {
    const schemas = Object.entries(document.components?.schemas ?? {});
    expect(schemas.length).toBeGreaterThan(50);
    expect(schemas.filter(([, schema]) => ajv.validateSchema(schema) !== true)).toEqual([]);
    expect(at('components/schemas/CartLine/properties/price')).toEqual({
      type: 'number',
      description: 'Per piece, VAT included. Euros.',
    });
  });

  test('describes every call', () => {
    const lacking = operations().filter(({ operation }) => !/^(?!The page gives)./.test(operation.description ?? ''));
    expect(lacking.map(({ operation }) => operation['x-calls'])).toEqual([]);
  });

  test('describes every property', () => {
    const properties = propertiesIn(document);
    expect(properties.length).toBeGreaterThan(700);
    expect(properties.filter(({ schema }) => !schema.description).map(({ path }) => path)).toEqual([]);
  });

  test('has valid examples', () => {
    const examples = operations().flatMap(({ path, method, operation }) => {
      const json = ['content', 'application/json'];
      return [
        { place: ['requestBody', ...json], content: operation.requestBody?.content['application/json'] },
        { place: ['responses', '200', ...json], content: operation.responses['200'].content['application/json'] },
      ].flatMap(({ place, content }) =>
        Object.values(content?.examples ?? {}).map(({ value }) => ({
          place: ['paths', path, method, ...place, 'schema'],
          value,
        })),
      );
    });
    expect(examples.length).toBeGreaterThan(60);
    expect(examples.flatMap(({ place, value }) => faultsOf(value, ...place))).toEqual([]);
  });

  test('requires the headers of every call', () => {
    const lacking = operations().filter(({ method, operation }) => {
      const references = JSON.stringify(operation.parameters);
      return !references.includes('RequestedWith') || (method !== 'get' && !references.includes('CsrfToken'));
    });
    expect(lacking).toEqual([]);
  });
});

interface Property {
  readonly path: string;
  readonly schema: { readonly description?: string };
}

/** The properties of every schema, without examples. */
function propertiesIn(node: unknown, path = ''): Property[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'example' || key === 'examples') return [];
    const here = `${path}/${key}`;
    // A property may itself be called `properties`.
    const isList = key === 'properties' && !path.endsWith('/properties');
    const own = isList
      ? Object.entries(value as Record<string, Property['schema']>).map(([name, schema]) => ({
          path: `${here}/${name}`,
          schema,
        }))
      : [];
    return [...own, ...propertiesIn(value, here)];
  });
}

function at(pointer: string): unknown {
  return pointer
    .split('/')
    .reduce<unknown>(
      (node, key) => (node as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/')],
      document,
    );
}
