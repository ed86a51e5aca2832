import { fillCall } from '../../loader/fill-call.ts';
import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import { findWidgets, type FoundPage, type StyleLink, type WidgetElement } from './find-widgets.ts';
import { importMapTag } from './import-map.ts';
import { builtWidget, handlers, integrity } from './islands.ts';
import type { PageOptions } from './page-options.ts';
import { DEFAULT_BASE, headFiles, headLines, isBaseStyles } from './head-lines.ts';
import { localeOf } from './locale-of.ts';
import { needsAnswer } from './needs-answer.ts';
import { readJson } from './read-json.ts';
import { drawFrame, initialScript, type Frame } from './frame.ts';
import { readSheets, styleTag, UNHURRIED, type Sheets } from './style-tag.ts';

/** A change of the HTML at a place of the source. */
interface Insertion {
  readonly at: number;
  readonly html: string;
}

/**
 * Draws the first frame of each island of a page that has its data, and prints enhancers into empty elements. Everything
 * else stays as it is. A page that has no such widget, that cannot be read, or that is not in UTF-8 comes back unchanged.
 */
export async function renderPage(html: string, options: PageOptions): Promise<string> {
  const page = findWidgets(html);
  if (page.charset !== undefined && !/^utf-?8$/.test(page.charset)) {
    const [first] = page.widgets;
    if (first) options.onError?.(new Error(`The page is in ${page.charset}, and frames are in UTF-8.`), first.name);
    return html;
  }
  const settings = readJson(page.settings) ?? options.settings ?? {};
  const frames: DrawnElement[] = [];
  for (const [at, element] of page.widgets.entries()) {
    if (!isDrawn(element)) continue;
    try {
      const answer = element.initial === undefined ? await answerFor(element, options) : undefined;
      const initial = element.initial ?? answer;
      if (initial === undefined && needsAnswer(builtWidget(element.name)!, element.json)) continue;
      const frame = await drawFrame(element.name, {
        attributes: withHydrate(element, options),
        json: element.json,
        initial,
        settings,
        locale: localeOf(settings, page.language),
        url: new URL(options.url),
        idPrefix: `sw-${element.name}-${at + 1}p-`,
        hasHandler: (command) => page.widgets.some(({ name }) => handlers[name]?.includes(command)),
      });
      if (frame) frames.push({ element, frame, answer });
    } catch (error) {
      options.onError?.(error, element.name);
    }
  }
  if (frames.length === 0 && !options.integrity) return html;
  const sheets = options.inlineStyles && frames.length > 0 ? await sheetsFor(frames, options) : {};
  return insert(html, [...map(page, options), ...head(page, frames, options, sheets), ...frames.flatMap(bodyOf)]);
}

/** The element's own `data-hydrate` comes before the one of the page. */
function withHydrate({ name, attributes }: WidgetElement, { hydrate = {} }: PageOptions): WidgetElement['attributes'] {
  if (attributes['data-hydrate'] || !Object.hasOwn(hydrate, name)) return attributes;
  return { ...attributes, 'data-hydrate': hydrate[name]! };
}

/** Without them, the page links its style sheets. */
async function sheetsFor([first]: readonly DrawnElement[], { onError }: PageOptions): Promise<Sheets> {
  try {
    return await readSheets();
  } catch (error) {
    onError?.(error, first!.element.name);
    return {};
  }
}

interface DrawnElement {
  readonly element: WidgetElement;
  readonly frame: Frame;
  /** The first answer, if the page does not have it. */
  readonly answer: string | undefined;
}

/** Elements that are the control themselves. Their enhancers write attributes to them. */
const CONTROL = /^(a|button|input|label|select|summary|textarea)$/;

/**
 * The HTML of the shop stays as it is where a widget reads it, keeps a part of it or enhances it. Such a widget is drawn in
 * an empty element.
 */
function isDrawn({ name, tag, hasFrame, hasElements, texts }: WidgetElement): boolean {
  const built = builtWidget(name);
  if (!built || hasFrame) return false;
  const isEmpty = !hasElements && texts.length === 0;
  if (!('island' in built)) return isEmpty && !CONTROL.test(tag);
  return isEmpty || !(built.island.readServerMarkup || built.island.findKeptControl);
}

async function answerFor({ name, attributes, json }: WidgetElement, { answer }: PageOptions) {
  const { firstCall } = builtWidget(name)!;
  if (!answer || !firstCall) return undefined;
  const inputs = readJson(json);
  const [path, body] = fillCall(firstCall, (input) => attributes[attributeOf(input)] ?? inputs?.[input]);
  return answer({ widget: name, path, body });
}

/** The frame, the first answer if the page does not have it, and the shop's texts in elements that can be hidden. */
function bodyOf({ element: { contentStart, texts }, frame, answer }: DrawnElement): Insertion[] {
  return [
    { at: contentStart, html: frame.html + (answer === undefined ? '' : initialScript(answer)) },
    ...texts.flatMap(([start, end]) => [
      { at: start, html: '<span>' },
      { at: end, html: '</span>' },
    ]),
  ];
}

/** The import map. The beginning of the head is left to the page: a browser looks there for its encoding. */
function map(
  { firstModule, headEnd, nonce, base: folder = DEFAULT_BASE }: FoundPage,
  { integrity: isPrinted = false, base = folder }: PageOptions,
): Insertion[] {
  const at = firstModule ?? headEnd;
  return isPrinted && at !== undefined ? [{ at, html: importMapTag(integrity, base, nonce) }] : [];
}

/** Style sheets and scripts, for a page with a head. */
function head(
  { headEnd, styles: linked, nonce, base: folder = DEFAULT_BASE }: FoundPage,
  frames: readonly DrawnElement[],
  { base = folder, integrity: isPrinted = false }: PageOptions,
  sheets: Sheets,
): Insertion[] {
  if (headEnd === undefined || frames.length === 0) return [];
  const kit = linked.find(({ href }) => isBaseStyles(href));
  const files = headFiles(
    frames.map(({ frame }) => frame),
    kit !== undefined,
  );
  const lines = headLines(files, base, { hashes: isPrinted ? integrity : {}, sheets, nonce });
  return [...(kit ? inlineKit(kit, sheets, nonce) : []), { at: headEnd, html: lines }];
}

/** The page's own link keeps its place in the cascade: a theme may stand behind it. */
function inlineKit({ at, hasMedia }: StyleLink, sheets: Sheets, nonce: string | undefined): Insertion[] {
  const kit = sheets['base.css'];
  if (kit === undefined || hasMedia) return [];
  return [
    { at, html: styleTag(kit, nonce) },
    { at: at + '<link'.length, html: UNHURRIED },
  ];
}

function insert(html: string, insertions: readonly Insertion[]): string {
  let result = '';
  let from = 0;
  for (const { at, html: added } of insertions.toSorted((a, b) => a.at - b.at)) {
    result += html.slice(from, at) + added;
    from = at;
  }
  return result + html.slice(from);
}
