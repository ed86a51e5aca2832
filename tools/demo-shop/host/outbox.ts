import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Db, MailRow } from '../db/schema.ts';
import { claimMail, markSent, postponeMail } from '../rules/mail/queue.ts';

const SENDER = { name: 'Zonshop', address: 'service@zonshop.example' };
const SECOND = 1000;
const LONGEST_PAUSE = 60 * SECOND;
/** For this long a mail belongs to the process that sends it. Writing a file takes milliseconds. */
const CLAIM = 15 * SECOND;

export interface Outbox {
  /** Sends what is owed; after a failure it tries again by itself, at first after a second. */
  deliver(): void;
  /** Waits for the mail that is being written, and sends no further ones. */
  close(): Promise<void>;
}

/**
 * Writes the mails that the database owes as files, and then notes that they were sent. A process that ends in between
 * leaves it to the others, or to its next start, which write the same file again: a mail has one name, one `Message-ID` and
 * one date. Several processes share one outbox: each claims a mail before it sends it.
 */
export function openOutbox({ db, folder }: { db: Db; folder: string }): Outbox {
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isClosed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  async function compose({ id, recipient, recipient_name, subject, text, locale, created_at }: MailRow) {
    const { message } = await mailer.sendMail({
      from: SENDER,
      to: { name: recipient_name, address: recipient },
      subject,
      text,
      date: new Date(created_at),
      messageId: `<${id}@zonshop.example>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return message as Buffer;
  }

  async function send(mail: MailRow): Promise<void> {
    const path = join(folder, `${mail.id}.eml`);
    const unfinished = `${path}.${process.pid}`;
    await mkdir(folder, { recursive: true });
    const file = await open(unfinished, 'w');
    try {
      await file.writeFile(await compose(mail));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await markSent(db, mail.id, Date.now());
  }

  /** A mail that cannot be written does not hold up the others. The error of the last one is thrown at the end. */
  async function sendAll(): Promise<void> {
    let failure: unknown;
    // Of the whole round, so that a mail which is postponed does not come back in it.
    const began = Date.now();
    for (;;) {
      const mail = isClosed ? undefined : await claimMail(db, began, Date.now() + CLAIM);
      if (!mail) break;
      try {
        await send(mail);
      } catch (error) {
        failure = error;
        await postponeMail(db, mail.id, Date.now() + pause());
      }
    }
    if (failure !== undefined) throw failure;
  }

  const pause = () => Math.min(LONGEST_PAUSE, SECOND * 2 ** failures);

  async function run(): Promise<void> {
    let next = CLAIM;
    try {
      do {
        isAskedAgain = false;
        await sendAll();
        failures = 0;
      } while (isAskedAgain);
    } catch (error) {
      if (isClosed) return;
      console.error('A mail could not be sent, and is tried again.', error);
      next = pause();
      failures++;
    } finally {
      running = null;
      // Also after a success: another process may have ended while it was sending.
      if (!isClosed) timer = setTimeout(deliver, next).unref();
    }
  }

  function deliver(): void {
    if (isClosed) return;
    clearTimeout(timer);
    isAskedAgain = true;
    running ??= run();
  }

  return {
    deliver,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
