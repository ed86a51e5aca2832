import { isRecord } from '../contract/wire.ts';
import { onRenewal, pageToken } from '../http/token.ts';
import { hashOf } from '../rules/hash.ts';
import { DRAFT_PREFIX } from './draft-prefix.ts';

/** What a shopper has typed, stored in this tab until it is sent, for a day at most. It never contains a password. */
export interface Draft {
  /** Null without a readable draft for the current session. */
  read(): Readonly<Record<string, unknown>> | null;
  /** `isGuest`: the values belong to no account. */
  store(values: Readonly<Record<string, unknown>>, isGuest?: boolean): void;
  forget(): void;
  /**
   * Call it when the session has ended, or may have ended: for 15 minutes the next session may read the draft. A guest's
   * draft is readable only after a reload or Back. Returns whether there is a draft of all that was typed.
   */
  allowNextSession(): boolean;
}

/** The owner of a draft. */
interface Ownership {
  /** A hash of the session's token. Null when the token does not identify the session. */
  readonly session: string | null;
  /** Epoch milliseconds of the last change. */
  readonly storedAt: number;
  readonly isGuest: boolean;
  /** Epoch milliseconds until which another session may read it. */
  readonly readableUntil?: number | undefined;
}

type StoredDraft = Readonly<Record<string, unknown>> & Partial<Ownership>;

const MINUTE = 60_000;
/** Milliseconds from the last change. */
const LIFETIME_MS = 24 * 60 * MINUTE;
/** Milliseconds for the shopper to reload a page after its session has ended. */
const GRACE_PERIOD_MS = 15 * MINUTE;

let hasCleanedUp = false;

/** Without storage, as in some private windows, there is no draft. */
export function draftOf(name: string, signal: AbortSignal): Draft {
  const key = DRAFT_PREFIX + name;
  /** This page has shown the draft. */
  let wasShown = false;
  /** The stored draft is not older than what was typed last. */
  let isComplete = true;

  function updateStored(change: Partial<Ownership>): boolean {
    const draft = wasShown && readDraft(key);
    return draft ? writeDraft(key, { ...draft, ...change }) : false;
  }

  deleteStaleDraftsOnce();
  // The draft belongs to the session of the new token.
  onRenewal(() => void updateStored({ session: session() }), signal);

  return {
    read() {
      const draft = readDraft(key);
      wasShown = draft !== null && isReadable(draft);
      if (draft && !wasShown) drop(key);
      if (draft && isOfOtherSession(draft)) updateStored({ session: session(), readableUntil: undefined });
      return wasShown ? draft : null;
    },
    store(values, isGuest = false) {
      wasShown = true;
      isComplete = writeDraft(key, { ...values, session: session(), storedAt: Date.now(), isGuest });
    },
    forget: () => drop(key),
    allowNextSession: () => updateStored({ readableUntil: Date.now() + GRACE_PERIOD_MS }) && isComplete,
  };
}

function visitType(): NavigationTimingType | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type;
}

/** The page was loaded by Back or Forward. */
export const isFromHistory = (): boolean => visitType() === 'back_forward';

/** The page was loaded by Back, Forward or a reload, not by a link or a form. */
export const isReloadOrHistory = (): boolean => isFromHistory() || visitType() === 'reload';

/**
 * A token of these forms is the same for a whole session. Rails, Django and Symfony mask theirs for each page, so that it
 * does not identify the session.
 */
const SESSION_TOKEN = /^([\da-f]+|[\da-z]{1,63})$/i;

function session(): string | null {
  const token = pageToken();
  return SESSION_TOKEN.test(token) ? hashOf(token) : null;
}

function isOfOtherSession({ session: owner }: StoredDraft): boolean {
  const current = session();
  return owner !== null && current !== null && owner !== current;
}

function isRecent({ storedAt }: StoredDraft): boolean {
  return typeof storedAt === 'number' && Date.now() - storedAt < LIFETIME_MS;
}

function isInGracePeriod({ readableUntil }: StoredDraft): boolean {
  return typeof readableUntil === 'number' && Date.now() < readableUntil;
}

function isReadable(draft: StoredDraft): boolean {
  if (!isRecent(draft)) return false;
  return !isOfOtherSession(draft) || (isInGracePeriod(draft) && (draft.isGuest !== true || isReloadOrHistory()));
}

/** Deletes drafts of other sessions, also those of widgets that are not on this page. */
function deleteStaleDraftsOnce(): void {
  if (hasCleanedUp) return;
  hasCleanedUp = true;
  for (const key of keys()) {
    const draft = readDraft(key);
    if (draft && (!isRecent(draft) || (isOfOtherSession(draft) && !isInGracePeriod(draft)))) drop(key);
  }
}

function keys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    return [];
  }
}

function readDraft(key: string): StoredDraft | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Returns false when storage is full or blocked. */
function writeDraft(key: string, draft: StoredDraft): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

function drop(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}
