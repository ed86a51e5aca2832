import type { WidgetRegistry } from '../../tools/doctor/page.ts';
import { findWidgets } from '../../tools/build/find-widgets.ts';
import { readMetadata } from '../../tools/build/read-metadata.ts';
import { readDefinitions } from '../../tools/build/read-definitions.ts';

/** The definitions and calls that the doctor's command contains. */
export async function readRegistry(): Promise<WidgetRegistry> {
  const sources = findWidgets();
  const [definitions, metadata] = await Promise.all([
    readDefinitions(sources),
    readMetadata(sources.map(({ name }) => name)),
  ]);
  const entries = sources.map(({ name }) => {
    const { calls, isSingle = false } = metadata[name]!;
    return [name, { widget: definitions[name]!, calls, isSingle }];
  });
  return Object.fromEntries(entries) as WidgetRegistry;
}
