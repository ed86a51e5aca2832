import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WidgetDescription } from '../pages/demo/widget-description.ts';

/** Reads `widgets.json` as a CMS does; undefined when there is no build. */
export async function readWidgetDescriptions(dist: string): Promise<readonly WidgetDescription[]> {
  try {
    return (JSON.parse(await readFile(join(dist, 'widgets.json'), 'utf8')) as { widgets: WidgetDescription[] }).widgets;
  } catch {
    return [];
  }
}
