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
/** How a call goes wrong; `quirks` is right, but written as PHP writes. */
export type How = (typeof HOWS)[number];

export interface Behaviour {
  how: How;
  /** How often it still happens; null for ever. */
  times: number | null;
  /** Only each so many-th of these calls goes wrong; every one of them unless told. */
  every?: number | null;
}

interface Agreed extends Behaviour {
  /** Calls so far. */
  seen: number;
}

/** The one call that asks by GET; everything else by GET is a page, a picture or a file. */
const ASKED_BY_GET = '/postcode';

/**
 * Which calls go wrong for whom. `*` stands for every call that a widget makes, and at the end of a path, as in
 * `/media/upload/*`, for every path that begins like this.
 */
export interface Behaviours {
  set(session: string, call: string, behaviour: Behaviour): void;
  clear(session: string): void;
  /** What is agreed for a session, by call. */
  of(session: string): Record<string, Behaviour>;
  /** How this call goes, counted down. */
  take(session: string, method: string, path: string): How;
  /** A session goes on under another id. */
  move(from: string, to: string): void;
}

export function createBehaviours(): Behaviours {
  const sessions = new Map<string, Map<string, Agreed>>();

  function forget(session: string, call: string) {
    const calls = sessions.get(session);
    calls?.delete(call);
    if (calls?.size === 0) sessions.delete(session);
  }

  return {
    set(session, call, behaviour) {
      if (behaviour.how === 'normal') return forget(session, call);
      const calls = sessions.get(session) ?? new Map<string, Agreed>();
      sessions.set(session, calls.set(call, { ...behaviour, seen: 0 }));
    },
    clear: (session) => void sessions.delete(session),
    of: (session) => {
      const agreed = [...(sessions.get(session) ?? [])];
      return Object.fromEntries(agreed.map(([call, behaviour]) => [call, toldOf(behaviour)]));
    },
    take(session, method, path) {
      // `/checkout/shipping` is a call and a page: the page stays as it is.
      if (method === 'GET' && path !== ASKED_BY_GET) return 'normal';
      const calls = sessions.get(session);
      const call = agreedFor(path, [...(calls?.keys() ?? [])]);
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

function toldOf({ how, times, every }: Agreed): Behaviour {
  return { how, times, ...(every === undefined ? {} : { every }) };
}

/** The agreement that says most about a path: the path itself, then the longest beginning of it. */
function agreedFor(path: string, agreed: readonly string[]): string | undefined {
  const fitting = agreed.filter((call) => call === path || (call.endsWith('*') && path.startsWith(call.slice(0, -1))));
  return fitting.toSorted(
    (one, other) => Number(other === path) - Number(one === path) || other.length - one.length,
  )[0];
}
