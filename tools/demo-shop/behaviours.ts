export const HOWS = [
  'normal',
  'slow',
  'slower',
  '500',
  '419',
  '422',
  '429',
  'cut',
  'malformed',
  'html',
  'offline',
  'quirks',
] as const;
/** How a call fails. `quirks` is a correct answer, encoded as PHP does. */
export type How = (typeof HOWS)[number];

export interface Behaviour {
  how: How;
  /** How many more times it applies; null for no limit. */
  times: number | null;
  /** Applies to every nth call only; to every call by default. */
  every?: number | null;
}

interface StoredBehaviour extends Behaviour {
  /** Calls so far. */
  seen: number;
}

/**
 * How the calls of a session fail, by call. `*` stands for every call of a widget; at the end of a path, as in
 * `/media/upload/*`, it matches every path with this prefix.
 */
export type Behaviours = Readonly<Record<string, StoredBehaviour>>;

export function withBehaviour(stored: Behaviours, call: string, behaviour: Behaviour): Behaviours {
  const { [call]: _, ...others } = stored;
  return behaviour.how === 'normal' ? others : { ...others, [call]: { ...behaviour, seen: 0 } };
}

/** As the calls and pages of a session show them. */
export function activeOf(stored: Behaviours): Record<string, Behaviour> {
  const active = Object.entries(stored);
  return Object.fromEntries(active.map(([call, { how, times, every }]) => [call, { how, times, ...optional(every) }]));
}

function optional(every: Behaviour['every']): Pick<Behaviour, 'every'> {
  return every === undefined ? {} : { every };
}

/** The calls by GET. All other GET requests are pages, pictures or files. */
const CALLS_BY_GET = ['/postcode', '/search/suggest'];

/** The behaviour that a request is subject to: that of its path, then that of the longest prefix. */
export function behaviourOf(stored: Behaviours, method: string, path: string): string | undefined {
  // `/checkout/shipping` is both a call and a page; the page is not affected.
  if (method === 'GET' && !CALLS_BY_GET.includes(path)) return undefined;
  const matching = Object.keys(stored).filter(
    (call) => call === path || (call.endsWith('*') && path.startsWith(call.slice(0, -1))),
  );
  return matching.toSorted((a, b) => Number(b === path) - Number(a === path) || b.length - a.length)[0];
}

/** How a call with this behaviour is answered, and what is left of the behaviours after it. */
export function takeBehaviour(stored: Behaviours, call: string): { how: How; left: Behaviours } {
  const { [call]: behaviour, ...others } = stored;
  if (!behaviour) return { how: 'normal', left: stored };
  const { how, times, every } = behaviour;
  const seen = behaviour.seen + 1;
  const applies = seen % (every ?? 1) === 0;
  const timesLeft = times === null || !applies ? times : times - 1;
  const left = timesLeft === 0 ? others : { ...others, [call]: { ...behaviour, seen, times: timesLeft } };
  return { how: applies ? how : 'normal', left };
}
