import { KIT, type WidgetDefinition } from '../../shared/kit/definition.ts';
import type { Locale } from '../../shared/i18n/languages.ts';
import type { Texts } from '../../shared/i18n/texts.ts';
import type { Widget } from '../../shared/runtime/host.ts';
import type { ManifestEntry } from '../manifest.ts';
import type { Mounting } from './engine.ts';
import type { EngineParts } from './engine-parts.ts';
import type { Mount } from './mount.ts';

/** First words that names of others may not have. Those of our widgets are added. */
const RESERVED = ['eiland', 'shop', 'sw'];
const NAME = /^[a-z][a-z\d]*(-[a-z\d]+)+$/;

/** By name, what the page has defined. */
const definitions = new Map<string, WidgetDefinition>();

/** Adds a widget of another project, and starts its elements that are waiting. A second definition has no effect. */
export function defineWidget(
  engine: EngineParts,
  { setMountState, startTrigger }: Mounting,
  [name, definition]: readonly [name: string, definition: WidgetDefinition],
): void {
  if (definitions.has(name)) return;
  const mistake = mistakeIn(engine, name, definition);
  if (mistake) return console.error(`shopWidgets.define: ${mistake}`);
  definitions.set(name, definition);
  const entry = entryOf(engine, definition);
  engine.widgets[name] = entry;
  for (const command of entry.handles ?? []) engine.commands.add(command);
  for (const mount of engine.mounts.values()) {
    if (mount.name !== name) continue;
    setMountState(engine, mount, 'waiting');
    startTrigger(engine, mount, entry.load);
  }
  engine.commands.findHandlers();
}

/** What a page whose script has not defined the widget gets: its own HTML, and a message for the author of the template. */
export function reportUnknown(
  engine: EngineParts,
  { reportTemplateError, setMountState }: Mounting,
  mount: Mount,
): void {
  const { element, name } = mount;
  if (engine.widgets[name] || engine.mounts.get(element) !== mount) return;
  void reportTemplateError(engine, element, { attribute: 'data-widget', found: name });
  setMountState(engine, mount, 'failed', new Error('Unknown widget'));
}

function mistakeIn({ widgets }: EngineParts, name: string, definition: WidgetDefinition): string | undefined {
  const ours = Object.keys(widgets).filter((known) => !definitions.has(known));
  const [prefix = ''] = name.split('-', 1);
  if (!NAME.test(name)) return `"${name}" is no name such as "acme-gift-note": a prefix, a dash, and small letters.`;
  if (RESERVED.includes(prefix) || ours.some((known) => known.split('-', 1)[0] === prefix))
    return `"${name}" has the prefix "${prefix}-", which Eiland uses itself. Use one of your own, such as "acme-".`;
  const { widget, kit = KIT } = definition ?? {};
  if (kit > KIT)
    return `"${name}" was made with a newer kit (${kit}) than that of this loader (${KIT}). Update the loader.`;
  if (typeof widget === 'string' ? !('load' in definition) : typeof widget?.mount !== 'function')
    return `"${name}" expects \`widget\`, what defineIsland or defineEnhancer returns, or the address of its module with \`load\`.`;
  return undefined;
}

function entryOf(engine: EngineParts, definition: WidgetDefinition): ManifestEntry {
  const { widget, styles } = definition;
  const isLoaded = typeof widget !== 'string';
  const { load, handles, firstCall } = isLoaded ? { ...widget, firstCall: callOf(widget) } : (definition as LazyPart);
  const isIsland = (isLoaded ? widget : (definition as LazyPart)).kind !== 'enhancer';
  return {
    load,
    hash: '',
    chunks: [],
    ...(handles && { handles }),
    ...(firstCall && { firstCall }),
    open: (locale) => [
      isLoaded ? { [widget.kind]: widget } : engine.load(widget),
      textsOf(engine, definition, locale, isIsland),
      styles ? engine.load(styles) : undefined,
    ],
  };
}

type LazyPart = Extract<WidgetDefinition, { readonly load: string }>;

/** The first call of a widget whose code is there. Without a body of its own, an endpoint gets none. */
function callOf({ firstCall }: Widget): ManifestEntry['firstCall'] {
  if (firstCall?.method !== 'post') return undefined;
  const { path, body, unless } = firstCall;
  return { path, ...(body && { body }), ...(unless && { unless }) };
}

/** The texts of the widget, and for an island those of the ui kit. */
async function textsOf(
  { load }: EngineParts,
  { texts = {} }: WidgetDefinition,
  locale: Locale,
  isIsland: boolean,
): Promise<{ readonly default: Texts }> {
  const own = texts[locale] ?? texts.en ?? {};
  const [words, kit] = await Promise.all([
    typeof own === 'string' ? load<{ readonly default: Texts }>(own) : { default: own },
    isIsland ? load<{ readonly default: Texts }>(`kit-texts.${locale}.js`) : undefined,
  ]);
  return { default: { ...words.default, ...(kit && { kit: kit.default }) } };
}
