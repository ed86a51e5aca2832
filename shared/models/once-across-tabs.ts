import { hashOf } from '../rules/hash.ts';
import type { Services } from '../runtime/services.ts';

/** Milliseconds in which the same content from another tab is a duplicate. */
const DUPLICATE_MS = 60_000;

/** Names of the locks that this page holds: it may send the same content again. */
const heldLocks = new Set<string>();

/**
 * Sends a form once, although the shopper sends the same content from two tabs. The tabs take turns. Rejects as `send`
 * does. A lock marks what was sent, because the storage of one tab may lag behind that of another. Its name contains a
 * hash of the content.
 */
export async function onceAcrossTabs(
  { locks }: Pick<Services, 'locks'>,
  name: string,
  content: unknown,
  send: () => Promise<unknown>,
): Promise<void> {
  if (!locks) return void (await send());
  const turnLock = `sw-request-${name}`;
  const contentLock = `${turnLock}-${hashOf(JSON.stringify(content))}`;
  let isOurTurn = false;
  const turnRequest = locks.request(turnLock, async () => {
    isOurTurn = true;
    if (await isHeldElsewhere(locks, contentLock)) return;
    await send();
    await hold(locks, contentLock);
  });
  await turnRequest.catch(async (failure: unknown) => {
    if (isOurTurn) throw failure;
    // A browser that blocks storage for this site also blocks locks.
    await send();
  });
}

async function isHeldElsewhere(locks: LockManager, name: string): Promise<boolean> {
  const isTaken = () => locks.request(name, { ifAvailable: true }, (lock) => lock === null);
  return !heldLocks.has(name) && (await isTaken().catch(() => false));
}

/** Resolves when the lock is held. It is released with the page, so that the back/forward cache can keep the page. */
function hold(locks: LockManager, name: string): Promise<void> {
  if (heldLocks.has(name)) return Promise.resolve();
  heldLocks.add(name);
  return new Promise((held) => {
    const released = new Promise<void>((release) => {
      setTimeout(release, DUPLICATE_MS);
      addEventListener('pagehide', () => release(), { once: true });
    });
    const request = locks.request(name, () => {
      held();
      return released;
    });
    // Without the lock, the form was sent all the same.
    void request.catch(() => held()).finally(() => heldLocks.delete(name));
  });
}
