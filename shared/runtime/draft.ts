import { onRenewal, pageToken } from '../http/token.ts';
import { hashOf } from '../rules/hash.ts';

/** What a shopper has typed, kept in this tab until it is sent; never a password. */
export interface Draft {
  /** Null when there is none for the present session, or when it cannot be read. */
  read(): Readonly<Record<string, unknown>> | null;
  /** `isAnyones`: the values do not tell whose they are, as those of a guest. */
  keep(values: Readonly<Record<string, unknown>>, isAnyones?: boolean): void;
  forget(): void;
  /**
   * The session has ended, or may have: what this page shows is for the next one too, for a while. What is anyone's is
   * so only after a reload or Back.
   */
  handOver(): void;
}

/** Whose a draft is, beside what was typed. */
interface Binding {
  /** Tells the session by its token, which cannot be read from it; null where nothing tells it. */
  readonly session: string | null;
  /** Epoch milliseconds at which it was kept last. */
  readonly keptAt: number;
  readonly isAnyones: boolean;
  /** Epoch milliseconds until which another session may read it. */
  readonly openUntil?: number | undefined;
}

type Kept = Readonly<Record<string, unknown>> & Partial<Binding>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long a page with an ended session may take until it is loaded again. */
const HANDOVER = 15 * MINUTE;

const PREFIX = 'sw-';
let isSwept = false;

/** A browser that keeps nothing, as some do in private windows, costs the shopper no more than the draft. */
export function draftOf(name: string, signal: AbortSignal): Draft {
  const key = PREFIX + name;
  /** This page has shown what is kept. */
  let isShown = false;

  function rebind(change: Partial<Binding>) {
    const kept = isShown && stored(key);
    if (kept) store(key, { ...kept, ...change });
  }

  sweepOnce();
  // The page goes on with another token, and so does what was typed in it.
  onRenewal(() => rebind({ session: session() }), signal);

  return {
    read() {
      const kept = stored(key);
      isShown = kept !== null && isReadable(kept);
      if (kept && !isShown) drop(key);
      if (kept && isForeign(kept)) rebind({ session: session(), openUntil: undefined });
      return isShown ? kept : null;
    },
    keep(values, isAnyones = false) {
      isShown = true;
      store(key, { ...values, session: session(), keptAt: Date.now(), isAnyones });
    },
    forget: () => drop(key),
    handOver: () => rebind({ openUntil: Date.now() + HANDOVER }),
  };
}

/** It was loaded anew by Back, Forward or a reload, not by a link or a form. */
export function isRevisited(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward' || visit?.type === 'reload';
}

/**
 * A token of these forms stays the same for a whole session. Others are masked anew for each page (Rails, Django, Symfony)
 * and tell nothing; nor does a page whose token is filled in later.
 */
const LASTING = /^([\da-f]+|[\da-z]{1,63})$/i;

function session(): string | null {
  const token = pageToken();
  return LASTING.test(token) ? hashOf(token) : null;
}

function isForeign({ session: its }: Kept): boolean {
  const ours = session();
  return its !== null && ours !== null && its !== ours;
}

function isRecent({ keptAt }: Kept): boolean {
  return typeof keptAt === 'number' && Date.now() - keptAt < DAY;
}

function isOpen({ openUntil }: Kept): boolean {
  return typeof openUntil === 'number' && Date.now() < openUntil;
}

function isReadable(kept: Kept): boolean {
  if (!isRecent(kept)) return false;
  return !isForeign(kept) || (isOpen(kept) && (kept.isAnyones !== true || isRevisited()));
}

/** Drafts of another session go, also those of widgets that are not on this page. */
function sweepOnce(): void {
  if (isSwept) return;
  isSwept = true;
  for (const key of keys()) {
    const kept = stored(key);
    if (kept && (!isRecent(kept) || (isForeign(kept) && !isOpen(kept)))) drop(key);
  }
}

function keys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function stored(key: string): Kept | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof found === 'object' && !Array.isArray(found) ? (found as Kept | null) : null;
  } catch {
    return null;
  }
}

function store(key: string, kept: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // There is no room, or no leave.
  }
}

function drop(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
