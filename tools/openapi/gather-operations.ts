import * as z from 'zod/mini';
import { definitionOf, type Type } from './definition-of.ts';
import { wireForm } from './wire-form.ts';
import type { Call } from './read-calls.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly type: Type;
  readonly description?: string;
}

/** One path and method, with one or more calls. */
export interface Operation {
  readonly calls: readonly Call[];
  readonly method: 'get' | 'post' | 'delete';
  /** With parameters in braces, and without query. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Absent without a body. */
  readonly body?: Type;
  /** False where one of the calls has no body. */
  readonly isBodyRequired: boolean;
  readonly isForm: boolean;
  readonly answer: Type;
}

interface Address {
  readonly path: string;
  readonly parameters: readonly Parameter[];
}

const AUTOCOMPLETE: Address = {
  path: '/postcode',
  parameters: [
    { name: 'k', in: 'query', type: z.string(), description: 'The key of the address search, from the page.' },
    {
      name: 'p',
      in: 'query',
      type: z.string(),
      description:
        '`internationalAutocomplete/{context}/{term}/{language}`, or `internationalGetDetails/{context}` for a match.',
    },
    {
      name: 'X-Autocomplete-Session',
      in: 'header',
      type: z.string(),
      description: 'The same for all requests for one address.',
    },
  ],
};

/** Calls with input in the address that their path does not show. */
const SPECIAL: Readonly<Record<string, Address>> = {
  searchAddress: AUTOCOMPLETE,
  readAddress: AUTOCOMPLETE,
  readOverviewPage: {
    path: '/product-overview/page',
    parameters: [
      ...['id', 'type', 'language'].map((name) => ({
        name,
        in: 'query' as const,
        type: z.string(),
        description: 'An example: the address is `readUrl` of the first answer, with what the shop needs in it.',
      })),
      {
        name: 'path',
        in: 'query',
        type: z.string(),
        description: 'The selection, as in the address of the page: `/brand:sma/page:2`, and `/` for none.',
      },
    ],
  },
  suggestSearch: {
    path: '/search/suggest',
    parameters: [
      { name: 'q', in: 'query', type: z.string(), description: 'What the shopper has typed, two letters or more.' },
      { name: 'locale', in: 'query', type: z.string(), description: 'The language of the page: `nl`, `de` or `en`.' },
    ],
  },
  readModalContent: {
    path: '/modal/{path}',
    parameters: [
      { name: 'path', in: 'path', type: z.string(), description: 'Path and query of the link, with its slashes.' },
    ],
  },
};

/** Calls of one path and method are one operation. */
export function gatherOperations(calls: readonly Call[]): readonly Operation[] {
  const groups = new Map<string, Call[]>();
  for (const call of calls) {
    const { path } = SPECIAL[call.name] ?? { path: call.path.split('?')[0]! };
    const key = `${call.endpoint.method} ${path}`;
    groups.set(key, [...(groups.get(key) ?? []), call]);
  }
  return [...groups.values()].map(operationOf);
}

function operationOf(calls: readonly Call[]): Operation {
  const addresses = calls.map((call) => ({ call, ...addressOf(call) }));
  // The call with most parameters: any page instead of the first page.
  const { path, parameters } = addresses.toSorted((a, b) => b.parameters.length - a.parameters.length)[0]!;
  const names = new Set(parameters.map(({ name }) => name));
  const bodies = addresses.flatMap(({ call }) => bodyOf(call, names) ?? []);
  return {
    calls,
    method: calls[0]!.endpoint.method,
    path,
    parameters,
    ...(bodies.length > 0 && { body: oneOf(bodies) }),
    isBodyRequired: bodies.length === calls.length,
    isForm: calls.some(({ name }) => name === 'uploadFile'),
    answer: oneOf(calls.map(({ endpoint }) => wireForm(endpoint.answer))),
  };
}

function addressOf({ name, path: whole, endpoint }: Call): Address {
  const special = SPECIAL[name];
  if (special) return special;
  const [path = '', query = ''] = whole.split('?');
  const shape = shapeOf(endpoint.input);
  const named = (text: string, place: 'path' | 'query') =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, key]) => ({ name: key!, in: place, type: wireForm(shape[key!]!) }));
  return { path, parameters: [...named(path, 'path'), ...named(query, 'query')] };
}

/** The input without the part in the address. Undefined when nothing remains. */
function bodyOf({ name, endpoint: { input, target } }: Call, inAddress: ReadonlySet<string>): Type | undefined {
  if (!input || (target && SPECIAL[name])) return undefined;
  if (inAddress.size === 0) return wireForm(input);
  const rest = Object.entries(shapeOf(input)).filter(([key]) => !inAddress.has(key));
  return rest.length > 0 ? z.object(Object.fromEntries(rest.map(([key, type]) => [key, wireForm(type)]))) : undefined;
}

function shapeOf(type: Type | undefined): Readonly<Record<string, Type>> {
  return (type && definitionOf(type).shape) ?? {};
}

function oneOf(types: readonly Type[]): Type {
  const different = [...new Set(types)];
  return different.length === 1 ? different[0]! : z.union(different);
}
