import { drawFrame, initialScript, inputsScript } from './frame.ts';
import { DEFAULT_BASE, headFiles, headLines } from './head-lines.ts';
import { importMapTag } from './import-map.ts';
import { builtWidget, engine, handlers, integrity } from './islands.ts';
import { localeOf } from './locale-of.ts';
import { needsAnswer } from './needs-answer.ts';
import type { RenderedWidget, WidgetOptions } from './page-options.ts';

/** For a page that is given by its path alone. */
const NO_ORIGIN = 'https://shop.invalid';

/** Draws the content of a widget's element. Rejects when it cannot be drawn from what is there. */
export async function renderWidget(widget: string, options: WidgetOptions): Promise<RenderedWidget> {
  if (!Object.hasOwn(handlers, widget)) throw new Error(`There is no widget "${widget}".`);
  const { settings = {}, locale = '', path = '/', base = DEFAULT_BASE, widgets = Object.keys(handlers) } = options;
  const json = jsonOf(options.inputs);
  const initial = jsonOf(options.initial);
  const data =
    (json === undefined || json === '{}' ? '' : inputsScript(json)) +
    (initial === undefined ? '' : initialScript(initial));
  const nothing = { html: data, preload: [], head: '' };
  const built = builtWidget(widget);
  if (!built) return nothing;
  if (initial === undefined && needsAnswer(built, json))
    throw new Error(
      `${widget} is drawn from the answer to its first call, ${built.firstCall!.path}: the option initial.`,
    );
  const frame = await drawFrame(widget, {
    attributes: options.hydrate ? { 'data-hydrate': options.hydrate } : {},
    json,
    initial,
    settings,
    locale: localeOf(settings, locale),
    url: new URL(path, NO_ORIGIN),
    idPrefix: `sw-${widget}-${options.id ?? digestOf(data)}-`,
    hasHandler: (command) => widgets.some((name) => handlers[name]?.includes(command)),
  });
  if (!frame) return nothing;
  const scripts = [...new Set([engine.script, ...engine.imports, ...frame.scripts])];
  return {
    html: frame.html + data,
    preload: scripts.map((file) => base + file),
    head:
      (options.integrity ? importMapTag(integrity, base, options.nonce) : '') +
      headLines(headFiles([frame], false), base, options.integrity ? { hashes: integrity } : {}),
  };
}

/** A text is JSON already, as the shop answers it. */
function jsonOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A short text that differs where the data differs: FNV-1a of its characters. */
function digestOf(data: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < data.length; at++) hash = Math.imul(hash ^ data.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
