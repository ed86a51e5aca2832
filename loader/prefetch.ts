import type { Host, Widget } from '../shared/runtime/host.ts';
import { load, preload } from './load-file.ts';
import { firstAnswer } from './first-call.ts';
import { widgets } from './manifest.ts';
import { locale, page } from './page.ts';

/** The files of one widget, and what it is given beside them. */
export interface Prefetch {
  readonly files: Promise<[Code, { default: Host['texts'] } | false, ...unknown[]]>;
  readonly given: Pick<Host, 'locale' | 'firstAnswer'>;
}

/** A widget is exported as what it is, or by its name from a file that others share. */
type Code = Readonly<Record<string, Widget | undefined>>;

const STYLES = 1;
const TEXTS = 2;

/** Tokens and the kit's styles, unless the page names them itself. Widgets are usable without. */
function kitStyles(): Promise<unknown> | undefined {
  const base = new URL('base.css', import.meta.url).href;
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  if (!links.some(({ href }) => href.startsWith(base))) return load(KIT).catch(() => {});
}

/** Everything that a widget needs starts to load at once: its script with all imports, texts, styles, first call. */
export function startPrefetch(element: HTMLElement): Prefetch {
  const name = element.dataset['widget']!;
  const widget = widgets[name]!;
  const [, chunks, hash, contents] = widget;
  const file = (hash.includes('-') ? hash : `${name}-${hash}`) + '.';
  const bits = parseInt(contents, 36);
  const language = locale();
  // The third bit is that of the first chunk.
  chunks.map((chunk, at) => (bits / 2 ** at) & 4 && preload(chunk + '.js'));
  // They stand before the widget's own.
  const kit = bits & STYLES && kitStyles();
  const files = Promise.all([
    load(file + 'js'),
    bits & TEXTS && load(`${file}${language}.js`),
    bits & STYLES && load(file + 'css'),
    kit,
  ]);
  // The element may be gone before anybody looks.
  files.catch(() => {});
  return { files: files as Prefetch['files'], given: { locale: language, firstAnswer: firstAnswer(element, widget) } };
}
