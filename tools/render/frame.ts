import { isLazy, takeOverOf } from '../../shared/runtime/take-over.ts';
import { escapeAttribute, escapeScript } from './escape.ts';
import { builtWidget, type BuiltIsland } from './islands.ts';
import { printEnhancer } from './print-enhancer.ts';
import { renderIsland, type FrameRequest } from './render-island.tsx';

/** What a server draws into the element of a widget, and the files that the widget needs. */
export interface Frame {
  /** Stands first in the element of the widget. */
  readonly html: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** The widget loads when the shopper sees or touches it: its scripts are not needed with the page. */
  readonly isLazy: boolean;
}

/**
 * Models and formats keep what belongs to one page, such as its currency, in modules. So one frame is drawn after the
 * other; none of them waits for anything but its own data.
 */
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a frame, or prints the HTML of an enhancer. Null for a widget that shows nothing at first, such as a closed
 * dialog. Rejects when it cannot be drawn from what is there.
 */
export function drawFrame(name: string, request: FrameRequest): Promise<Frame | null> {
  const frame = last.then(() => withLimit(name, draw(name, request)));
  last = frame.catch(() => {});
  return frame;
}

/** Milliseconds after which the next frame is drawn, should a model wait for what a server does not have. */
const LIMIT_MS = 1000;

async function withLimit<Value>(name: string, drawing: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} was not drawn within ${LIMIT_MS} ms.`)), LIMIT_MS);
  });
  try {
    return await Promise.race([drawing, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Text, or something that is seen or used. */
const VISIBLE = /<(a|button|img|input|select|textarea)\b|>\s*[^<\s]/;

async function draw(name: string, request: FrameRequest): Promise<Frame | null> {
  const built = builtWidget(name);
  if (!built) throw new Error(`${name} is no widget that a server draws.`);
  const { locale, attributes } = request;
  const isIsland = 'island' in built;
  const trigger = isIsland ? triggerOf(built, attributes) : attributes['data-load'] || built.load;
  const html = isIsland ? await frameOf(built, trigger, request) : printEnhancer(built, request);
  if (!VISIBLE.test(html)) return null;
  const { script, styles, imports, files } = built;
  return {
    html,
    styles: styles ? [styles] : [],
    scripts: [script, ...imports, files[locale]].filter((path) => path !== undefined),
    isLazy: isLazy(trigger),
  };
}

/** As the page says it, or the widget. */
function triggerOf(built: BuiltIsland, attributes: FrameRequest['attributes']): string {
  const hydrate = attributes['data-hydrate'] || built.hydrate;
  if (hydrate === 'load') return 'eager';
  // What takes over at a touch is fetched before. A widget that also loads at a touch without frames is rarely used.
  return hydrate === 'interaction' ? 'interaction prefetch' : takeOverOf({ load: built.load, hydrate });
}

async function frameOf(
  { island, texts, script }: BuiltIsland,
  trigger: string,
  request: FrameRequest,
): Promise<string> {
  const { locale, idPrefix } = request;
  const attributes = [
    'class="sw-root"',
    `data-sw-frame="${escapeAttribute(`${script.replace(/\.js$/, '')}.${locale}`)}"`,
    `data-load="${escapeAttribute(trigger)}"`,
    `data-ids="${escapeAttribute(idPrefix)}"`,
  ];
  const content = await renderIsland(island, texts[locale] ?? {}, request);
  return VISIBLE.test(content) ? `<div ${attributes.join(' ')}>${content}</div>` : '';
}

/** The first answer as a child of the element. */
export const initialScript = (json: string): string =>
  `<script type="application/json" data-initial>${escapeScript(json)}</script>`;

/** The inputs as a child of the element. */
export const inputsScript = (json: string): string => `<script type="application/json">${escapeScript(json)}</script>`;
