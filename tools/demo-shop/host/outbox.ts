import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Db, MailRow } from '../db/schema.ts';
import { markSent, owedMails } from '../rules/mail/queue.ts';

const SENDER = { name: 'Zonshop', address: 'service@zonshop.example' };
const SECOND = 1000;
const LONGEST_PAUSE = 60 * SECOND;

export interface Outbox {
  /** Sends what is owed; after a failure it tries again by itself, at first after a second. */
  deliver(): void;
  /** Waits for the mail that is being written, and sends no further ones. */
  close(): Promise<void>;
}

/**
 * Writes the mails that the database owes as files, and then notes that they were sent. A process that ends in between
 * writes the same file again at its next start: a mail has one name, one `Message-ID` and one date.
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

  /** A mail that cannot be written does not hold up the others. The error of the first one is thrown at the end. */
  async function sendAll(): Promise<void> {
    const errors: unknown[] = [];
    const failed = new Set<string>();
    for (;;) {
      const owed = (await owedMails(db, [...failed])).filter(() => !isClosed);
      if (owed.length === 0) break;
      for (const mail of owed) {
        if (isClosed) break;
        try {
          await send(mail);
        } catch (error) {
          failed.add(mail.id);
          errors.push(error);
        }
      }
    }
    if (errors.length > 0) throw errors[0];
  }

  async function run(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        await sendAll();
        failures = 0;
      } while (isAskedAgain);
    } catch (error) {
      if (isClosed) return;
      console.error('A mail could not be sent, and is tried again.', error);
      timer = setTimeout(deliver, Math.min(LONGEST_PAUSE, SECOND * 2 ** failures++));
    } finally {
      running = null;
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
