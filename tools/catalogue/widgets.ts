import type { WidgetEntry, WidgetsFile } from '../build/widgets-file.ts';
import type { Locale } from './words.ts';

export type { WidgetEntry };

/** Where the build stands: this script is one folder below it. */
const BUILD = new URL('..', import.meta.url);

/** What there is to choose from, in the order of the file. */
export async function readWidgets(): Promise<readonly WidgetEntry[]> {
  const answer = await fetch(new URL('widgets.json', BUILD));
  if (!answer.ok) throw new Error(`widgets.json: ${answer.status}`);
  return ((await answer.json()) as WidgetsFile).widgets;
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Every word that somebody looks for stands in the name, the title or the description. */
export function isFound({ name, title, description }: WidgetEntry, wanted: string, locale: Locale): boolean {
  const text = folded([name, title[locale], description[locale]].join(' '));
  return folded(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
