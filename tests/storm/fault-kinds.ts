import type { Route } from '@playwright/test';

/** The shop's answer without a fault. */
export interface Answered {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** One way in which a call can fail. */
export interface Fault {
  readonly name: string;
  /** Its group in the table. */
  readonly kind: string;
  /** The call was not carried out, or its answer is unusable. */
  readonly isRefusal: boolean;
  /** An answer without content: some calls expect no content. */
  readonly isEmpty?: boolean;
  /** Needs the shop's own answer. */
  readonly needsAnswer?: boolean;
  /** Milliseconds until the answer, by the clock of the page; Infinity for never. */
  readonly delay?: number;
  answer(route: Route, real: Answered): Promise<void>;
}

const json = (body: unknown, status = 200) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

function fixed(name: string, answer: Parameters<Route['fulfill']>[0], more: Partial<Fault> = {}): Fault {
  return { name, kind: name, isRefusal: true, answer: (route) => route.fulfill(answer), ...more };
}

const asItIs = (route: Route, { status, contentType, text }: Answered) =>
  route.fulfill({ status, contentType, body: text });

const refused = (name: string, errors: unknown) =>
  fixed(`422 ${name}`, json({ message: 'The given data was invalid.', errors }, 422), { kind: '422' });

const LOGIN = '<!doctype html><title>Inloggen</title><form action="/login"><input name="email"></form>';

function asText(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(asText);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asText(part)]));
}

/** Faults of a whole answer. */
export const FAULTS: readonly Fault[] = [
  { name: 'never answers', kind: 'never', isRefusal: true, delay: Infinity, answer: async () => {} },
  fixed('500', json({ message: 'Server Error' }, 500)),
  fixed('404', { status: 404, contentType: 'text/html', body: '<h1>Not Found</h1>' }),
  fixed('401', json({ message: 'Unauthenticated.' }, 401)),
  fixed('to login', { status: 302, headers: { location: '/login' } }),
  fixed('419', json({ message: 'CSRF token mismatch.' }, 419)),
  refused('text', 'boem'),
  refused('nested', { a: { b: { c: ['boem'] } } }),
  refused('list', ['boem', ['bam']]),
  refused('empty', {}),
  refused('unknown field', { no_such_field: ['boem'] }),
  refused('odd values', { email: null, first_name: 5, last_name: [null, { a: 1 }], city: true }),
  fixed('422 without JSON', { status: 422, contentType: 'text/html', body: '' }, { kind: '422' }),
  fixed('429', json({ message: 'Too Many Attempts.' }, 429)),
  { name: 'cut', kind: 'cut', isRefusal: true, answer: (route) => route.abort('connectionreset') },
  {
    name: 'truncated',
    kind: 'truncated',
    isRefusal: true,
    needsAnswer: true,
    answer: (route, { text }) =>
      route.fulfill({ contentType: 'application/json', body: text.slice(0, Math.ceil(text.length / 2)) || '{' }),
  },
  fixed('HTML with 200', { contentType: 'text/html', body: LOGIN }),
  fixed('empty', { contentType: 'application/json', body: '' }, { isEmpty: true }),
  fixed('204', { status: 204 }, { isEmpty: true }),
  fixed('null', json(null), { isEmpty: true }),
  fixed('[]', json([]), { isEmpty: true }),
  fixed('{}', json({}), { isEmpty: true }),
  {
    name: 'numbers as text',
    kind: 'numbers as text',
    isRefusal: false,
    needsAnswer: true,
    answer: (route, real) => asItIs(route, { ...real, text: JSON.stringify(asText(parsed(real.text))) }),
  },
  { name: 'slow', kind: 'slow', isRefusal: false, needsAnswer: true, delay: 19_000, answer: asItIs },
];

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Replacements for the value of a field. */
export const VALUES: Readonly<Record<string, unknown>> = {
  null: null,
  string: 'boem',
  number: -7.5,
  'empty list': [],
  '1e308': 1e308,
  '100,000 characters': 'x'.repeat(100_000),
  hostile: '"><img src=x onerror="window.ran=1"><script>window.ran=1</script>',
};

export type Path = readonly (string | number)[];

/** Every path in an answer; the first item of a list stands for all. */
export function pathsIn(value: unknown, before: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return before.length > 0 ? [before] : [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 1).map((item, at) => [at, item])
    : Object.entries(value);
  const inside = entries.flatMap(([key, part]) => pathsIn(part, [...before, key]));
  return before.length > 0 ? [before, ...inside] : inside;
}

/** The part of a value at a place, or undefined. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | null)?.[key], value);

export function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((item, at) => (at === key ? replaced(item, rest, by) : item));
  const part = value as Record<string, unknown>;
  return { ...part, [key]: replaced(part[key], rest, by) };
}

/** Faults that replace one field of the answer. */
export function fieldFault(path: Path, value: string): Fault {
  return {
    name: `${path.join('.')} = ${value}`,
    kind: `field: ${value}`,
    isRefusal: false,
    needsAnswer: true,
    answer: (route, real) =>
      asItIs(route, { ...real, text: JSON.stringify(replaced(parsed(real.text), path, VALUES[value])) }),
  };
}
