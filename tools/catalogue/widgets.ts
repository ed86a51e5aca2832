import type { WidgetEntry, WidgetsFile } from '../widgets-json/widgets-file.ts';
import type { Locale } from '../../shared/i18n/languages.ts';

export type { WidgetEntry };

/** The folder of the build, which is the parent of the folder of this script. */
export const BUILD = new URL('..', import.meta.url);

/**
 * The widgets of the build, and those of other projects, each described by `<name>.widgets.json` beside `widgets.json`.
 *
 * @param others their names
 */
export async function readWidgets(others: readonly string[] = []): Promise<readonly WidgetEntry[]> {
  const ours = await readFile('widgets.json');
  const described = await Promise.all(others.map(readOther));
  return [...ours, ...described.flat()];
}

async function readFile(name: string): Promise<readonly WidgetEntry[]> {
  const answer = await fetch(new URL(name, BUILD));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return ((await answer.json()) as WidgetsFile).widgets;
}

/** Without its description, the catalogue has the others. Its script defines it before a preview shows it. */
async function readOther(name: string): Promise<readonly WidgetEntry[]> {
  try {
    const widgets = await readFile(`${name}.widgets.json`);
    await import(new URL(`${name}.js`, BUILD).href).catch(console.error);
    return widgets;
  } catch (error) {
    console.error(error);
    return [];
  }
}

/** A page links the script of a widget of another project, whose file has no hash. */
export const hasOwnScript = ({ name, files }: WidgetEntry): boolean => files.some(({ file }) => file === `${name}.js`);

const normalize = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Every word of the query occurs in the name, the title or the description. */
export function matchesSearch({ name, title, description }: WidgetEntry, query: string, locale: Locale): boolean {
  const text = normalize([name, title[locale], description[locale]].join(' '));
  return normalize(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
