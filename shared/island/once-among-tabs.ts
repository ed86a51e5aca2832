/** Milliseconds in which the same words from another tab are the same request. */
const SAME_MS = 60_000;

/** Tells this page from the others that the shopper has open. */
const THIS_PAGE = Math.random().toString(36).slice(2);

interface Sent {
  readonly mark: number;
  readonly page: string;
  readonly at: number;
}

/**
 * Sends something for good, one page after the other: a shopper who has the same form open in two tabs and sends it
 * in both has asked once. What was sent is known by a number only. Rejects as `send` does, and then nothing was sent.
 */
export async function onceAmongTabs(name: string, words: unknown, send: () => Promise<unknown>): Promise<void> {
  const key = `sw-sent-${name}`;
  const mark = markOf(JSON.stringify(words));
  await alone(key, async () => {
    if (wasSentElsewhere(key, mark)) return;
    await send();
    remember(key, { mark, page: THIS_PAGE, at: Date.now() });
  });
}

/** A page that is not secure has no locks; there the store alone tells. */
function alone(key: string, act: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(key, act) : act();
}

function wasSentElsewhere(key: string, mark: number): boolean {
  try {
    const last = JSON.parse(localStorage.getItem(key) ?? 'null') as Sent | null;
    return last?.mark === mark && last.page !== THIS_PAGE && Math.abs(Date.now() - last.at) < SAME_MS;
  } catch {
    return false;
  }
}

function remember(key: string, sent: Sent): void {
  try {
    localStorage.setItem(key, JSON.stringify(sent));
  } catch {
    // There is no room, or no leave.
  }
}

/** FNV-1a: enough to tell requests apart, and nothing to read anybody's name from. */
function markOf(text: string): number {
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return mark;
}
