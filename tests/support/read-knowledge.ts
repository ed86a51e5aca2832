import type { Knowledge } from '../../shared/doctor/page.ts';
import { findWidgets } from './build/find-widgets.ts';
import { readAbouts } from './build/read-abouts.ts';
import { readDefinitions } from './build/read-definitions.ts';

/** What the doctor's command has in it, for tests of its parts. */
export async function readKnowledge(): Promise<Knowledge> {
  const sources = findWidgets();
  const [definitions, abouts] = await Promise.all([
    readDefinitions(sources),
    readAbouts(sources.map(({ name }) => name)),
  ]);
  const entries = sources.map(({ name }) => [name, { widget: definitions[name]!, calls: abouts[name]!.calls }]);
  return Object.fromEntries(entries) as Knowledge;
}
