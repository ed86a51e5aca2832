import type { WidgetEntry, WidgetsFile } from '../widgets-json/widgets-file.ts';
import type { Locale } from '../../shared/i18n/languages.ts';

export type { WidgetEntry };

/** The folder of the build, which is the parent of the folder of this script. */
export const BUILD = new URL('..', import.meta.url);

export async function readWidgets(): Promise<readonly WidgetEntry[]> {
  const answer = await fetch(new URL('widgets.json', BUILD));
  if (!answer.ok) throw new Error(`widgets.json: ${answer.status}`);
  return ((await answer.json()) as WidgetsFile).widgets;
}

const normalize = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Every word of the query occurs in the name, the title or the description. */
export function matchesSearch({ name, title, description }: WidgetEntry, query: string, locale: Locale): boolean {
  const text = normalize([name, title[locale], description[locale]].join(' '));
  return normalize(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
