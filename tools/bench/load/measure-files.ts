import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openShop } from '../../demo-shop/open-shop.ts';
import { openNode } from '../../demo-shop/db/open-node.ts';
import { mountPages } from '../../demo-shop/pages/pages.ts';
import type { Build } from '../builds.ts';
import type { VisitStep } from './visit-steps.ts';

/** What a first visit loads of the widgets' files, on average. */
export interface FileCosts {
  readonly requests: number;
  /** With Brotli. */
  readonly bytes: number;
}

/** The files that the widgets of the pages load at once. A visit with a page loads its files once. */
export async function measureFiles({ folder, filesOf }: Build, pages: readonly VisitStep[]): Promise<FileCosts> {
  const shop = await openShop({ open: openNode, pages: mountPages });
  const share = new Map<string, number>();
  for (const { path, perVisit } of pages) {
    const html = await (await shop.fetch(path, { headers: { Accept: 'text/html' } })).text();
    const widgets = [...html.matchAll(/ data-widget="([\w-]+)"/g)].map(([, name]) => name!);
    const files = new Set(['engine', ...widgets].flatMap((name) => filesOf.get(name) ?? []));
    const linked = [...html.matchAll(/"\/widgets\/([\w-]+\.(?:js|css))"/g)].map(([, name]) => name!);
    for (const file of [...linked, ...files]) share.set(file, Math.max(share.get(file) ?? 0, Math.min(1, perVisit)));
  }
  await shop.close();
  const sum = (of: (file: string) => number) => [...share].reduce((total, [file, part]) => total + part * of(file), 0);
  return { requests: sum(() => 1), bytes: sum((file) => sizeOf(join(folder, file))) };
}

/** Small files have no compressed one. */
function sizeOf(path: string): number {
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
}
