import type { Locale } from '../../shared/i18n/languages.ts';
import { fillCall } from '../../loader/fill-call.ts';
import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import { escapeAttribute } from './escape.ts';
import { findWidgets, type FoundPage, type WidgetElement } from './find-widgets.ts';
import { engine, handlers, islandOf } from './islands.ts';
import type { PageOptions } from './page-options.ts';
import { drawFrame, initialScript, type Frame } from './frame.ts';

/** A change of the HTML at a place of the source. */
interface Insertion {
  readonly at: number;
  readonly html: string;
}

/**
 * Draws the first frame of each island of a page that has its first answer in it. Everything else stays as it is. A page
 * that has no such island, or that cannot be read, comes back unchanged.
 */
export async function renderPage(html: string, options: PageOptions): Promise<string> {
  const page = findWidgets(html);
  const settings = readJson(page.settings) ?? options.settings ?? {};
  const frames: DrawnElement[] = [];
  for (const [at, element] of page.widgets.entries()) {
    if (!hasFirstFrame(element)) continue;
    try {
      const answer = element.initial === undefined ? await answerFor(element, options) : undefined;
      const initial = element.initial ?? answer;
      if (initial === undefined && islandOf(element.name)!.firstCall) continue;
      const frame = await drawFrame(element.name, {
        attributes: element.attributes,
        json: element.json,
        initial,
        settings,
        locale: localeOf(settings, page.language),
        url: new URL(options.url),
        idPrefix: `sw-${element.name}-${at + 1}p-`,
        isNarrow: options.narrow === true,
        hasHandler: (command) => page.widgets.some(({ name }) => handlers[name]?.includes(command)),
      });
      if (frame) frames.push({ element, frame, answer });
    } catch (error) {
      options.onError?.(error, element.name);
    }
  }
  if (frames.length === 0) return html;
  return insert(html, [...head(page, frames, options), ...frames.flatMap(bodyOf)]);
}

interface DrawnElement {
  readonly element: WidgetElement;
  readonly frame: Frame;
  /** The first answer, if the page does not have it. */
  readonly answer: string | undefined;
}

/** A widget that reads or keeps the HTML of the shop has its frame there. */
function hasFirstFrame({ name, hasFrame }: WidgetElement): boolean {
  const { island } = islandOf(name) ?? {};
  return island !== undefined && !hasFrame && !island.readServerMarkup && !island.findKeptControl;
}

async function answerFor({ name, attributes, json }: WidgetElement, { answer }: PageOptions) {
  const { firstCall } = islandOf(name)!;
  if (!answer || !firstCall) return undefined;
  const inputs = readJson(json);
  const [path, body] = fillCall(firstCall, (input) => attributes[attributeOf(input)] ?? inputs?.[input]);
  return answer({ widget: name, path, body });
}

/** The page's language if the widgets have texts in it, as in the loader. */
function localeOf({ locale }: Readonly<Record<string, unknown>>, language: string): Locale {
  const written = typeof locale === 'string' && locale ? locale : language;
  const [code] = /^(de|en)(?![a-z])/i.exec(written) ?? ['nl'];
  return code.toLowerCase() as Locale;
}

function readJson(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
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

/** Links to styles and scripts, for a page with a head. */
function head(
  { headEnd, styles: linked, base: folder = '/widgets/' }: FoundPage,
  frames: readonly DrawnElement[],
  { base = folder }: PageOptions,
): Insertion[] {
  if (headEnd === undefined) return [];
  const hasKit = linked.some((href) => href.split('?', 1)[0]!.endsWith('/base.css'));
  const styles = [...(hasKit ? [] : ['base.css']), ...frames.flatMap(({ frame }) => frame.styles)];
  const scripts = [engine.script, ...engine.imports, ...frames.flatMap(({ frame }) => frame.scripts)];
  const link = (rel: string, file: string) => `<link rel="${rel}" href="${escapeAttribute(base + file)}">`;
  const lines = [
    ...[...new Set(styles)].map((file) => link('stylesheet', file)),
    ...[...new Set(scripts)].map((file) => link('modulepreload', file)),
  ];
  return [{ at: headEnd, html: lines.join('\n') }];
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
