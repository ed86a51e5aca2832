import type { Host, Widget } from '../shared/island/host.ts';
import { load, preload } from './files.ts';
import { firstAnswer } from './first-call.ts';
import { chunks, widgets } from './manifest.ts';
import { locale } from './page.ts';

/** The files of one widget, and what it is given beside them. */
export interface Wave {
  readonly files: Promise<[Code, { default: Host['texts'] } | false, ...unknown[]]>;
  readonly given: Pick<Host, 'locale' | 'firstAnswer'>;
}

interface Code {
  readonly island?: Widget;
  readonly enhancer?: Widget;
}

const STYLES = 1;
const TEXTS = 2;
/** The sign of the first chunk is `0`. */
const FIRST_SIGN = 48;

/** Everything that a widget needs starts to load at once: its script with all imports, texts, styles, first call. */
export function startWave(element: HTMLElement): Wave {
  const name = element.dataset['widget']!;
  const widget = widgets[name]!;
  const file = `${name}-${widget[1]}.`;
  const [has, ...imports] = widget[2] as unknown as [number, ...string[]];
  const language = locale();
  imports.map((sign) => preload(chunks[sign.charCodeAt(0) - FIRST_SIGN] + '.js'));
  const files = Promise.all([
    load(file + 'js'),
    has & TEXTS && load(`${file}${language}.js`),
    has & STYLES && load(file + 'css'),
  ]);
  // The element may be gone before anybody looks.
  files.catch(() => {});
  return { files: files as Wave['files'], given: { locale: language, firstAnswer: firstAnswer(element, widget) } };
}
