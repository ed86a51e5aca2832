import { isRecord } from '../contract/wire.ts';
import { onRenewal, pageToken } from '../http/token.ts';
import { hashOf } from '../rules/hash.ts';

/** What a shopper has typed, stored in this tab until it is sent. It never contains a password. */
export interface Draft {
  /** Null without a readable draft for the current session. */
  read(): Readonly<Record<string, unknown>> | null;
  /** `isAnyones`: the values belong to no account, as those of a guest. */
  keep(values: Readonly<Record<string, unknown>>, isAnyones?: boolean): void;
  forget(): void;
  /**
   * The session has ended, or may have ended: for a while, the next session may read the draft. After a guest, only a
   * reload or Back may.
   */
  handOver(): void;
}

/** The owner of a draft. */
interface Binding {
  /** A hash of the session's token. Null when the token does not identify the session. */
  readonly session: string | null;
  /** Epoch milliseconds of the last change. */
  readonly keptAt: number;
  readonly isAnyones: boolean;
  /** Epoch milliseconds until which another session may read it. */
  readonly openUntil?: number | undefined;
}

type Kept = Readonly<Record<string, unknown>> & Partial<Binding>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Milliseconds for the shopper to reload a page after its session has ended. */
const HANDOVER = 15 * MINUTE;

const PREFIX = 'sw-';
let isSwept = false;

/** Without storage, as in some private windows, there is no draft. */
export function draftOf(name: string, signal: AbortSignal): Draft {
  const key = PREFIX + name;
  /** This page has shown the draft. */
  let isShown = false;

  function rebind(change: Partial<Binding>) {
    const kept = isShown && stored(key);
    if (kept) store(key, { ...kept, ...change });
  }

  sweepOnce();
  // The draft belongs to the session of the new token.
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

/** The page was loaded by Back, Forward or a reload, not by a link or a form. */
export function isRevisited(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward' || visit?.type === 'reload';
}

/**
 * A token of these forms is the same for a whole session. Rails, Django and Symfony mask theirs for each page, so that it
 * does not identify the session.
 */
const SESSION_TOKEN = /^([\da-f]+|[\da-z]{1,63})$/i;

function session(): string | null {
  const token = pageToken();
  return SESSION_TOKEN.test(token) ? hashOf(token) : null;
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

/** Deletes drafts of other sessions, also those of widgets that are not on this page. */
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
    return isRecord(found) ? found : null;
  } catch {
    return null;
  }
}

function store(key: string, kept: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or blocked.
  }
}

function drop(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}
