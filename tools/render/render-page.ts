import { fillCall } from '../../loader/fill-call.ts';
import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import { findWidgets, type FoundPage, type WidgetElement } from './find-widgets.ts';
import { importMapTag } from './import-map.ts';
import { builtWidget, handlers, integrity } from './islands.ts';
import type { PageOptions } from './page-options.ts';
import { DEFAULT_BASE, headFiles, headLines } from './head-lines.ts';
import { localeOf } from './locale-of.ts';
import { needsAnswer } from './needs-answer.ts';
import { readJson } from './read-json.ts';
import { drawFrame, initialScript, type Frame } from './frame.ts';

/** A change of the HTML at a place of the source. */
interface Insertion {
  readonly at: number;
  readonly html: string;
}

/**
 * Draws the first frame of each island of a page that has its data, and prints enhancers into empty elements. Everything
 * else stays as it is. A page that has no such widget, or that cannot be read, comes back unchanged.
 */
export async function renderPage(html: string, options: PageOptions): Promise<string> {
  const page = findWidgets(html);
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
  return insert(html, [...map(page, options), ...head(page, frames, options), ...frames.flatMap(bodyOf)]);
}

/** The element's own `data-hydrate` comes before the one of the page. */
function withHydrate({ name, attributes }: WidgetElement, { hydrate = {} }: PageOptions): WidgetElement['attributes'] {
  if (attributes['data-hydrate'] || !Object.hasOwn(hydrate, name)) return attributes;
  return { ...attributes, 'data-hydrate': hydrate[name]! };
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

/** Links to styles and scripts, for a page with a head. */
function head(
  { headEnd, styles: linked, base: folder = DEFAULT_BASE }: FoundPage,
  frames: readonly DrawnElement[],
  { base = folder, integrity: isPrinted = false }: PageOptions,
): Insertion[] {
  if (headEnd === undefined || frames.length === 0) return [];
  const hasKit = linked.some((href) => href.split('?', 1)[0]!.endsWith('/base.css'));
  const files = headFiles(
    frames.map(({ frame }) => frame),
    hasKit,
  );
  return [{ at: headEnd, html: headLines(files, base, isPrinted ? integrity : {}) }];
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
