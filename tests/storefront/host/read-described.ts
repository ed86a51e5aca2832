import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Described } from '../pages/demo/described.ts';

/** Reads `widgets.json` as a CMS would; nothing where no widgets are built. */
export async function readDescribed(dist: string): Promise<readonly Described[]> {
  try {
    return (JSON.parse(await readFile(join(dist, 'widgets.json'), 'utf8')) as { widgets: Described[] }).widgets;
  } catch {
    return [];
  }
}
