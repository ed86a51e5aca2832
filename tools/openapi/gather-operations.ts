import * as z from 'zod/mini';
import { wireForm } from '../build/wire-form.ts';
import type { Call } from './read-calls.ts';

type Type = z.ZodMiniType;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly type: Type;
  readonly description?: string;
}

/** One path with one method: what is asked for by it, by one call or by several. */
export interface Operation {
  readonly calls: readonly Call[];
  readonly method: 'get' | 'post' | 'delete';
  /** With parameters in braces, without its query. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** What travels in the body; absent when nothing does. */
  readonly body?: Type;
  readonly isForm: boolean;
  readonly answer: Type;
}

interface Travelling {
  readonly path: string;
  readonly parameters: readonly Parameter[];
}

const AUTOCOMPLETE: Travelling = {
  path: '/postcode',
  parameters: [
    { name: 'k', in: 'query', type: z.string(), description: 'The key of the address search, as the page says it.' },
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
      description: 'The same for all that is typed in for one address.',
    },
  ],
};

/** Calls whose input travels in a way that their path does not show. */
const SPECIAL: Readonly<Record<string, Travelling>> = {
  searchAddress: AUTOCOMPLETE,
  readAddress: AUTOCOMPLETE,
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
  const ways = calls.map((call) => ({ call, ...travelOf(call) }));
  // Of the first page and any page, the one that says which.
  const { path, parameters } = ways.toSorted((a, b) => b.parameters.length - a.parameters.length)[0]!;
  const names = new Set(parameters.map(({ name }) => name));
  const bodies = ways.flatMap(({ call }) => bodyOf(call, names) ?? []);
  return {
    calls,
    method: calls[0]!.endpoint.method,
    path,
    parameters,
    ...(bodies.length > 0 && { body: oneOf(bodies) }),
    isForm: calls.some(({ name }) => name === 'uploadFile'),
    answer: oneOf(calls.map(({ endpoint }) => wireForm(endpoint.answer))),
  };
}

function travelOf({ name, path: whole, endpoint }: Call): Travelling {
  const special = SPECIAL[name];
  if (special) return special;
  const [path = '', query = ''] = whole.split('?');
  const shape = shapeOf(endpoint.input);
  const named = (text: string, place: 'path' | 'query') =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, key]) => ({ name: key!, in: place, type: wireForm(shape[key!]!) }));
  return { path, parameters: [...named(path, 'path'), ...named(query, 'query')] };
}

/** What of the input is not in the address; an input without such a rest has no body. */
function bodyOf({ name, endpoint: { input, target } }: Call, inAddress: ReadonlySet<string>): Type | undefined {
  if (!input || (target && SPECIAL[name])) return undefined;
  if (inAddress.size === 0) return wireForm(input);
  const rest = Object.entries(shapeOf(input)).filter(([key]) => !inAddress.has(key));
  return rest.length > 0 ? z.object(Object.fromEntries(rest.map(([key, type]) => [key, wireForm(type)]))) : undefined;
}

function shapeOf(type: Type | undefined): Readonly<Record<string, Type>> {
  return (type?._zod.def as { shape?: Record<string, Type> } | undefined)?.shape ?? {};
}

function oneOf(types: readonly Type[]): Type {
  const different = [...new Set(types)];
  return different.length === 1 ? different[0]! : z.union(different);
}
