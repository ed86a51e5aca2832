import { hashOf } from '../rules/hash.ts';

/** Milliseconds in which the same words from another tab are the same request. */
const SAME_MS = 60_000;

/** What this page has sent itself: sending it again is meant. */
const own = new Set<string>();

/**
 * Sends something for good, one page after the other: a shopper who has the same form open in two tabs and sends it
 * in both has asked once. Rejects as `send` does, and then nothing was sent. A lock that is held says what was sent,
 * because the store of one tab may be behind that of another; it carries a number, and nothing of what was typed.
 */
export async function onceAcrossTabs(name: string, words: unknown, send: () => Promise<unknown>): Promise<void> {
  // A page that is not secure has no locks.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return void (await send());
  const turn = `sw-request-${name}`;
  const sent = `${turn}-${hashOf(JSON.stringify(words))}`;
  let isOurTurn = false;
  const taken = locks.request(turn, async () => {
    isOurTurn = true;
    if (await isHeldElsewhere(locks, sent)) return;
    await send();
    await hold(locks, sent);
  });
  await taken.catch(async (failure: unknown) => {
    if (isOurTurn) throw failure;
    // A browser that may keep nothing for this site gives it no locks either.
    await send();
  });
}

async function isHeldElsewhere(locks: LockManager, name: string): Promise<boolean> {
  return !own.has(name) && (await locks.request(name, { ifAvailable: true }, (lock) => lock === null));
}

/** Answers once the lock is held; it ends with the page, so that the page may be kept for the way back. */
function hold(locks: LockManager, name: string): Promise<void> {
  if (own.has(name)) return Promise.resolve();
  own.add(name);
  return new Promise((held) => {
    const untilLater = new Promise<void>((release) => {
      setTimeout(release, SAME_MS);
      addEventListener('pagehide', () => release(), { once: true });
    });
    const ended = locks.request(name, () => {
      held();
      return untilLater;
    });
    void ended.finally(() => own.delete(name));
  });
}
