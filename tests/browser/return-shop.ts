import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { openNode } from '../../tools/demo-shop/db/open-node.ts';
import type { Db } from '../../tools/demo-shop/db/schema.ts';
import { serve } from '../../tools/demo-shop/host/listen.ts';
import { seed } from '../../tools/demo-shop/seed/seed.ts';
import { MP4, PNG } from '../../tools/demo-shop/uploads.ts';
import { expect, test as base } from './shop.ts';

/** Bytes. */
export const VIDEO = 30 * 1024 * 1024;

/** Of the example order. */
export const LINES = { inverters: 1_112_001, panels: 1_112_002, battery: 1_112_004 } as const;

/** The path of a video that is large enough for an upload in chunks. */
export const testWithClip = base.extend<{ clip: string }>({
  clip: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'returns-'));
    const path = join(folder, 'storing.mp4');
    const file = await open(path, 'w');
    await file.write(MP4);
    await file.truncate(VIDEO);
    await file.close();
    await use(path);
    await rm(folder, { recursive: true });
  },
});

/** A separate shop with access to its database, because a return changes the orders for all tests. */
export const test = testWithClip.extend<{ db: Db; address: string }>({
  db: async ({}, use) => {
    const db = await openNode();
    await seed(db, { products: 60 });
    await use(db);
    await db.destroy();
  },
  address: async ({ db }, use) => {
    const served = await serve({ port: 0, db });
    await use(served.url);
    await served.close();
  },
  baseURL: async ({ address }, use) => use(address),
});

export const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PNG) });

export async function widgetReady(page: Page, name: string): Promise<Locator> {
  const widget = page.locator(`[data-widget="${name}"]`).first();
  await expect(widget).toHaveAttribute('data-widget-state', (await touchFrame(widget)) ? 'ready' : 'waiting');
  return widget;
}

/**
 * Touches a frame of the server that waits for it. Returns false for a frame without a control, such as a single page of
 * reviews, which is never taken over.
 */
export async function touchFrame(widget: Locator): Promise<boolean> {
  const frame = widget.locator('> [data-sw-frame][data-load^="interaction"]');
  if ((await frame.count()) === 0) return true;
  const controls = frame.locator('a, button, input, summary');
  if ((await controls.count()) === 0) return false;
  await controls.first().focus();
  return true;
}

/** Finds the example order as a guest, and chooses products of it, the first of them twice. */
export async function pickProducts(page: Page, ...names: readonly RegExp[]): Promise<void> {
  await page.goto('/rma');
  await page.getByLabel('Bestelnummer').fill('2026-11120');
  await page.getByLabel('Postcode').fill('1012 LG');
  await page.getByRole('main').getByRole('button', { name: 'Zoeken' }).click();
  const picker = await widgetReady(page, 'return-picker');
  for (const name of names) await picker.getByRole('checkbox', { name }).check();
  await picker
    .getByRole('button', { name: /^Eén meer / })
    .first()
    .click();
  await picker.getByRole('button', { name: 'Volgende' }).click();
  await expect(page).toHaveURL(/\/rma\/problem-selection$/);
}

/** The button of the open product. */
export const nextButton = (wizard: Locator) =>
  wizard.locator('form').getByRole('button', { name: /^(Opslaan|Volgende)$/ });

/** The latest return in the database, with its lines and the state of their files. */
export async function storedReturn(db: Db) {
  const row = await db.selectFrom('returns').selectAll().orderBy('created_at', 'desc').executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('return_lines')
    .selectAll()
    .where('return_id', '=', row.id)
    .orderBy('position')
    .execute();
  const files = await db
    .selectFrom('return_files')
    .innerJoin('media', 'media.id', 'return_files.media_id')
    .select(['order_line_id', 'type', 'file_name', 'mime_type', 'size', 'saved_at'])
    .where('return_id', '=', row.id)
    .orderBy('order_line_id')
    .orderBy('position')
    .execute();
  return { row, lines, files };
}
