import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WidgetRegistry } from '../../tools/doctor/page.ts';
import { openNode } from '../../tools/demo-shop/db/open-node.ts';
import type { Db } from '../../tools/demo-shop/db/schema.ts';
import { prepare, type ShopSetup } from '../../tools/demo-shop/prepare.ts';
import { seed } from '../../tools/demo-shop/seed/seed.ts';
import { openFaultyShop, type FaultyShop } from './faulty-shop.ts';
import { readRegistry } from './read-registry.ts';
import { smallManifest, writeSmallBuild } from './small-build.ts';
import { buildServerOf } from './small-server.ts';

/** A shop with widgets for the doctor, with or without a fault. */
export interface DoctorShop {
  readonly shop: FaultyShop;
  readonly db: Db;
  readonly registry: WidgetRegistry;
  /** For files of the test. */
  readonly folder: string;
  /** The cookie of a prepared session. */
  cookie(setup: Omit<ShopSetup, 'open'>): Promise<string>;
  close(): Promise<void>;
}

/** @param hasFrames the server draws the first frames of all islands */
export async function openDoctorShop({ hasFrames = false } = {}): Promise<DoctorShop> {
  const folder = await mkdtemp(join(tmpdir(), 'eiland-doctor-'));
  const registry = await readRegistry();
  await writeSmallBuild(folder, registry);
  await writeSmallBuild(join(folder, 'light'), registry, 'light');
  const server = hasFrames ? await buildServerOf('light', smallManifest(registry)) : undefined;
  const db = await openNode();
  await seed(db, { products: 60 });
  const shop = await openFaultyShop(db, folder, server?.folder);
  return {
    shop,
    db,
    registry,
    folder,
    async cookie(setup) {
      const { id } = await prepare(db, { open: openNode, ...setup }, Date.now());
      return `shop_session=${id}`;
    },
    async close() {
      await shop.close();
      await db.destroy();
      await server?.close();
      await rm(folder, { recursive: true });
    },
  };
}
