import { Ajv2020 } from 'ajv/dist/2020.js';
import * as z from 'zod/mini';
import type { OpenApiDocument } from '../openapi/create-document.ts';
import type { Call } from '../openapi/read-calls.ts';
import { absencesIn } from './absences.ts';
import { keysOf, type Key, type Resolve, type Schema, type Shown } from './keys.ts';
import { smallestOf, type Size } from './smallest.ts';

/** One path and method, as a widget uses it. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly description: string;
  /** It changes nothing. */
  readonly isSafe: boolean;
  readonly isForm: boolean;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly description?: string }[];
  readonly body: readonly Key[];
  readonly isBodyRequired: boolean;
  /** One for each form that the widget sends. */
  readonly bodies: readonly unknown[];
  /** Whether every body of a widget has a key. */
  isSent(key: Key): boolean;
  readonly answer: readonly Key[];
  /** The same for answers with the same keys. */
  readonly answerType: string;
  readonly absences: ReadonlyMap<string, unknown>;
  readonly smallest: readonly unknown[];
  /** Small ones that a page shows something of; empty where they are the smallest. */
  readonly visible: readonly unknown[];
  readonly refusals: readonly Refusal[];
}

/** A status that says no, and its body. */
export interface Refusal {
  readonly status: string;
  readonly meaning: string;
  readonly body: unknown;
}

interface Described {
  readonly description?: string;
  readonly 'x-calls': readonly string[];
  readonly 'x-safe': boolean;
  readonly parameters: readonly { name?: string; in: string; description?: string }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly content: Readonly<Record<string, Content>> }>
  >;
}
interface Content {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

const FORM = 'multipart/form-data';

/** The operations of a widget, in the order of its calls. */
export function readOperations(document: OpenApiDocument, calls: readonly Call[]): readonly Operation[] {
  const resolve = resolverOf(document);
  const rank = ({ 'x-calls': names }: Described) => calls.findIndex(({ name }) => names.includes(name));
  const shown: Shown = new Map();
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(document, 'openapi.json', false, false);
  return Object.entries(document.paths ?? {})
    .flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, Described>).map(([method, described]) => ({ path, method, described })),
    )
    .filter(({ described }) => rank(described) >= 0)
    .sort((a, b) => rank(a.described) - rank(b.described))
    .map(({ path, method, described }) => {
      const pointer = `paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method}`;
      const isValid = ajv.compile({
        $ref: `openapi.json#/${pointer}/responses/200/content/application~1json/schema`,
      });
      const own = calls.filter(({ name }) => described['x-calls'].includes(name));
      const refusals = refusalsOf(described, document);
      return { ...operationOf(method, path, described, own, resolve, shown, (value) => isValid(value)), refusals };
    });
}

function refusalsOf({ responses }: Described, document: OpenApiDocument): Refusal[] {
  const described = document.components?.responses as Record<
    string,
    { description: string; content: { 'application/json': { example: unknown } } }
  >;
  return Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(([status, { $ref }]) => {
      const { description, content } = described[$ref!.split('/').at(-1)!]!;
      return {
        status: status === 'default' ? '500' : status,
        meaning: description,
        body: content['application/json'].example,
      };
    });
}

function resolverOf(document: OpenApiDocument): Resolve {
  const schemas = document.components?.schemas as Record<string, Schema>;
  return ({ $ref, ...own }) => ($ref ? { ...schemas[$ref.split('/').at(-1)!]!, ...own } : own);
}

function operationOf(
  method: string,
  path: string,
  described: Described,
  calls: readonly Call[],
  resolve: Resolve,
  shown: Shown,
  isValid: (value: unknown) => boolean,
): Omit<Operation, 'refusals'> {
  const { content = {}, required: isBodyRequired = false } = described.requestBody ?? {};
  const body = content['application/json'] ?? content[FORM];
  const answer = described.responses['200']!.content['application/json']!;
  const call = `${method.toUpperCase()} ${path}`;
  const exampleOf = ({ name }: Call) => answer.examples![name]!.value;
  const small = (size: Size) =>
    differentAnswers(calls, exampleOf).map((call) =>
      smallestOf(exampleOf(call), size, (value) => isValid(value) && z.safeDecode(call.endpoint.answer, value).success),
    );
  const bodies = unique(calls.flatMap(({ name }) => body?.examples?.[name]?.value ?? []));
  const [smallest, visible] = [small('smallest'), small('visible')];
  return {
    method: method.toUpperCase(),
    path,
    description: described.description ?? '',
    isSafe: described['x-safe'],
    isForm: FORM in content,
    parameters: described.parameters.flatMap(({ name, ...parameter }) => (name ? [{ name, ...parameter }] : [])),
    isBodyRequired,
    body: body ? keysOf(body.schema, call, resolve, new Map()) : [],
    bodies,
    isSent: ({ path, isRequired }) => {
      if (!/[[.]/.test(path) && isRequired) return true;
      return bodies.length > 0 && bodies.every((sent) => hasPath(sent, path.split(/\.|(?=\[\])/)));
    },
    answer: keysOf(answer.schema, call, resolve, shown),
    answerType: JSON.stringify(answer.schema),
    absences: new Map(calls.flatMap(({ endpoint }) => [...absencesIn(endpoint.answer)])),
    smallest,
    visible: JSON.stringify(smallest) === JSON.stringify(visible) ? [] : visible,
  };
}

/** Whether a value has a key such as `products[].id`, in each entry of its lists and maps, of which there are some. */
function hasPath(value: unknown, [name, ...inner]: readonly string[]): boolean {
  if (name === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  if (name !== '[]' && name !== '…')
    return Object.hasOwn(value, name) && hasPath((value as Record<string, unknown>)[name], inner);
  const entries = Object.values(value);
  return entries.length > 0 && entries.every((entry) => hasPath(entry, inner));
}

/** For each type of answer, the call with the longest example. */
function differentAnswers(calls: readonly Call[], exampleOf: (call: Call) => unknown): readonly Call[] {
  const lengthOf = (call: Call) => JSON.stringify(exampleOf(call)).length;
  const byLength = calls.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  return [...new Map(byLength.map((call) => [call.endpoint.answer, call])).values()];
}

function unique(values: readonly unknown[]): unknown[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
