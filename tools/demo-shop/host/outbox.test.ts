import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openNode } from '../db/open-node.ts';
import type { Db } from '../db/schema.ts';
import { claimMail, markSent, queueMail } from '../rules/mail/queue.ts';
import { openOutbox } from './outbox.ts';

let db: Db;
let folder: string;
beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'outbox-'));
  folder = join(parent, 'outbox');
  db = await openNode();
  onTestFinished(async () => {
    await db.destroy();
    await rm(parent, { recursive: true, force: true });
  });
});

function open() {
  const outbox = openOutbox({ db, folder });
  onTestFinished(() => outbox.close());
  return outbox;
}

const queue = (id: string, text = 'Je verklaring\nNaam: Sanne\n') =>
  queueMail(db, {
    id,
    session_id: null,
    person_id: null,
    recipient: 'sanne@example.nl',
    recipient_name: 'Sanne de Vries\r\nBcc: iemand@example.nl',
    subject: 'We hebben je ontbinding ontvangen (H-70001)',
    text,
    locale: 'nl',
    created_at: Date.UTC(2026, 0, 15, 12),
  });
const sentAt = async () => (await db.selectFrom('mails').select('sent_at').execute()).map(({ sent_at }) => sent_at);
const whenSent = () => vi.waitFor(async () => expect(await sentAt()).not.toContain(null), { timeout: 15_000 });
const written = async () => (await readdir(folder).catch((): string[] => [])).toSorted();

test('every owed mail becomes one file that a mail program reads', async () => {
  await queue('a1');
  await queue('b2');
  open().deliver();
  await whenSent();
  expect(await written()).toEqual(['a1.eml', 'b2.eml']);
  const mail = await readFile(join(folder, 'a1.eml'), 'utf8');
  const [head = '', body] = mail.split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining([
      'From: Zonshop <service@zonshop.example>',
      'Message-ID: <a1@zonshop.example>',
      'Date: Thu, 15 Jan 2026 12:00:00 +0000',
      'Auto-Submitted: auto-generated',
    ]),
  );
  // A typed name adds no recipient.
  expect(head).not.toMatch(/^bcc:/im);
  expect(body).toBe('Je verklaring\r\nNaam: Sanne\r\n');
});

test('a mail whose file was written before the process ended is written again as it was', async () => {
  await queue('a1');
  const first = open();
  first.deliver();
  await whenSent();
  await first.close();
  const before = await readFile(join(folder, 'a1.eml'));
  // The process had no time to note it, and its claim has run out.
  await db
    .updateTable('mails')
    .set({ sent_at: null, claimed_until: Date.now() - 1 })
    .execute();
  open().deliver();
  await whenSent();
  expect(await written()).toEqual(['a1.eml']);
  expect(await readFile(join(folder, 'a1.eml'))).toEqual(before);
});

test('a mail that another process is sending is left to it', async () => {
  await queue('a1');
  await queue('b2');
  expect(await claimMail(db, Date.now(), Date.now() + 60_000)).toMatchObject({ id: 'a1' });
  open().deliver();
  await vi.waitFor(async () => expect(await sentAt()).toEqual([null, expect.any(Number)]), { timeout: 15_000 });
  expect(await written()).toEqual(['b2.eml']);
});

test('what was sent is not sent again', async () => {
  await queue('a1');
  await markSent(db, 'a1', 1);
  const outbox = open();
  outbox.deliver();
  await outbox.close();
  expect(await written()).toEqual([]);
});

test('a mail that cannot be written stays owed, and is tried again', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await queue('a1');
  // A file where the folder belongs.
  await writeFile(folder, '');
  open().deliver();
  await vi.waitFor(() => expect(errors).toHaveBeenCalled(), { timeout: 15_000 });
  expect(await sentAt()).toEqual([null]);
  await rm(folder);
  await whenSent();
  expect(await written()).toEqual(['a1.eml']);
});

test('a mail whose writing takes longer than the pause is tried once in a round', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await queue('a1');
  await writeFile(folder, '');
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 2000));
  open().deliver();
  await vi.waitFor(() => expect(errors).toHaveBeenCalled(), { timeout: 5000 });
  expect(await sentAt()).toEqual([null]);
});

test('a mail that cannot be written does not hold up younger ones', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await queue('a1');
  await queue('b2');
  // A folder where the file of the first belongs.
  await mkdir(join(folder, 'a1.eml', 'x'), { recursive: true });
  open().deliver();
  await vi.waitFor(async () => expect(await sentAt()).toEqual([null, expect.any(Number)]), { timeout: 15_000 });
  await rm(join(folder, 'a1.eml'), { recursive: true });
  await whenSent();
  expect(await readFile(join(folder, 'a1.eml'), 'utf8')).toContain('Message-ID: <a1@zonshop.example>');
});
