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

/** The calls by GET. All other GET requests are pages, pictures or files. */
const CALLS_BY_GET = ['/postcode', '/search/suggest'];

/**
 * Which calls fail in which session. `*` stands for every call of a widget; at the end of a path, as in
 * `/media/upload/*`, it matches every path with this prefix.
 */
export interface Behaviours {
  set(session: string, call: string, behaviour: Behaviour): void;
  clear(session: string): void;
  /** The behaviours of a session, by call. */
  of(session: string): Record<string, Behaviour>;
  /** How this call behaves; counts it. */
  take(session: string, method: string, path: string): How;
  /** Moves the behaviours to the session's new id. */
  move(from: string, to: string): void;
}

export function createBehaviours(): Behaviours {
  const sessions = new Map<string, Map<string, StoredBehaviour>>();

  function forget(session: string, call: string) {
    const calls = sessions.get(session);
    calls?.delete(call);
    if (calls?.size === 0) sessions.delete(session);
  }

  return {
    set(session, call, behaviour) {
      if (behaviour.how === 'normal') return forget(session, call);
      const calls = sessions.get(session) ?? new Map<string, StoredBehaviour>();
      sessions.set(session, calls.set(call, { ...behaviour, seen: 0 }));
    },
    clear: (session) => void sessions.delete(session),
    of: (session) => {
      const stored = [...(sessions.get(session) ?? [])];
      return Object.fromEntries(stored.map(([call, behaviour]) => [call, publicPart(behaviour)]));
    },
    take(session, method, path) {
      // `/checkout/shipping` is both a call and a page; the page is not affected.
      if (method === 'GET' && !CALLS_BY_GET.includes(path)) return 'normal';
      const calls = sessions.get(session);
      const call = mostSpecific(path, [...(calls?.keys() ?? [])]);
      const behaviour = call === undefined ? undefined : calls?.get(call);
      if (call === undefined || !behaviour) return 'normal';
      if (++behaviour.seen % (behaviour.every ?? 1) !== 0) return 'normal';
      if (behaviour.times !== null && --behaviour.times <= 0) forget(session, call);
      return behaviour.how;
    },
    move(from, to) {
      const calls = sessions.get(from);
      sessions.delete(from);
      if (calls) sessions.set(to, calls);
    },
  };
}

function publicPart({ how, times, every }: StoredBehaviour): Behaviour {
  return { how, times, ...(every === undefined ? {} : { every }) };
}

/** The most specific behaviour: the path itself, then the longest prefix. */
function mostSpecific(path: string, stored: readonly string[]): string | undefined {
  const matching = stored.filter((call) => call === path || (call.endsWith('*') && path.startsWith(call.slice(0, -1))));
  return matching.toSorted((a, b) => Number(b === path) - Number(a === path) || b.length - a.length)[0];
}
