import {
  hasOurPrefix,
  KIT,
  WIDGET_NAME,
  type LazyDefinition,
  type WidgetDefinition,
} from '../../shared/kit/definition.ts';
import type { Locale } from '../../shared/i18n/languages.ts';
import type { Texts } from '../../shared/i18n/texts.ts';
import type { ManifestEntry } from '../manifest.ts';
import type { Mounting } from './engine.ts';
import type { EngineParts } from './engine-parts.ts';
import { manifestCall } from './manifest-call.ts';
import type { Mount } from './mount.ts';

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
  if (!WIDGET_NAME.test(name))
    return `"${name}" is no name such as "acme-gift-note": a prefix, a dash, and small letters.`;
  const ours = Object.keys(widgets).filter((known) => !definitions.has(known));
  if (hasOurPrefix(name, ours))
    return `"${name}" has the prefix "${name.split('-', 1)[0]}-", which Eiland uses itself. Use one of your own, such as "acme-".`;
  const { widget, kit = KIT } = definition ?? {};
  if (kit > KIT)
    return `"${name}" was made with a newer kit (${kit}) than that of this loader (${KIT}). Update the loader.`;
  const isComplete = typeof widget === 'string' ? 'load' in definition : typeof widget?.mount === 'function';
  if (!isComplete)
    return `"${name}" expects \`widget\`, what defineIsland or defineEnhancer returns, or the address of its module with \`load\`.`;
  return undefined;
}

function entryOf(engine: EngineParts, definition: WidgetDefinition): ManifestEntry {
  const { styles = [] } = definition;
  const { kind = 'island', load, handles, firstCall, module } = describe(engine, definition);
  const isIsland = kind === 'island';
  return {
    load,
    hash: '',
    chunks: [],
    handles,
    firstCall,
    // What it draws itself uses the styles of the kit.
    ...(!isIsland && styles.length === 0 && { noStyles: true as const }),
    open: (locale) => [module(), textsOf(engine, definition, locale, isIsland), ...styles.map(engine.load)],
  };
}

/** What a definition says of its widget, with or without its code. */
function describe(engine: EngineParts, definition: WidgetDefinition) {
  const { widget } = definition;
  if (typeof widget === 'string') return { ...(definition as LazyDefinition), module: () => engine.load(widget) };
  // The loader sends first calls as a POST; any other is sent by the widget.
  const firstCall = widget.firstCall?.method === 'post' ? manifestCall(widget) : undefined;
  return { ...widget, firstCall, module: () => ({ [widget.kind]: widget }) };
}

/** The texts of the widget, in the language of the page or else in the first one, and for an island those of the ui kit. */
async function textsOf(
  { load }: EngineParts,
  { texts = {} }: WidgetDefinition,
  locale: Locale,
  isIsland: boolean,
): Promise<{ readonly default: Texts }> {
  const own = texts[locale] ?? Object.values(texts)[0] ?? {};
  const [words, kit] = await Promise.all([
    typeof own === 'string' ? load<{ readonly default: Texts }>(own) : { default: own },
    isIsland ? load<{ readonly default: Texts }>(`kit-texts.${locale}.js`) : undefined,
  ]);
  return { default: { ...words.default, ...(kit && { kit: kit.default }) } };
}
