import { escapeAttribute, escapeScript } from './escape.ts';
import { islandOf } from './islands.ts';
import { renderIsland, type FrameRequest } from './render-island.tsx';

/** A first frame, and the files that its widget needs. */
export interface Frame {
  /** Stands first in the element of the widget. */
  readonly html: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * Models and formats keep what belongs to one page, such as its currency, in modules. So one frame is drawn after the
 * other; none of them waits for anything but its own data.
 */
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a frame. Null for a widget that shows nothing at first, such as a closed dialog. Rejects when it cannot be drawn
 * from what is there.
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
  const built = islandOf(name);
  if (!built) throw new Error(`${name} is no island.`);
  const { locale, idPrefix, isNarrow } = request;
  const { island, texts, script, styles, imports, files } = built;
  const content = await renderIsland(island, texts[locale], request);
  if (!VISIBLE.test(content)) return null;
  const file = `${script.replace(/\.js$/, '')}.${locale}`;
  const attributes = [
    'class="sw-root"',
    `data-sw-frame="${escapeAttribute(file)}"`,
    `data-load="${escapeAttribute(request.attributes['data-hydrate'] || 'idle')}"`,
    `data-ids="${escapeAttribute(idPrefix)}"`,
    ...(isNarrow ? ['data-narrow'] : []),
  ];
  return {
    html: `<div ${attributes.join(' ')}>${content}</div>`,
    styles: styles ? [styles] : [],
    scripts: [script, ...imports, files[locale]].filter((path) => path !== undefined),
  };
}

/** The first answer as a child of the element. */
export const initialScript = (json: string): string =>
  `<script type="application/json" data-initial>${escapeScript(json)}</script>`;
