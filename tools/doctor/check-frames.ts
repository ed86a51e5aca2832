import { finding, type Finding } from './finding.ts';
import type { LoaderFile } from './loader-file.ts';
import { initialAnswerOf, localeOf, urlOf, type Mount, type Page, type WidgetRegistry } from './page.ts';

/** The first frame of a widget, which a server has drawn into its element. */
interface PrintedFrame {
  readonly root: HTMLElement;
  /** The file of the widget without its ending, as the build names it. */
  readonly file: string;
  readonly locale: string;
}

/** Null for an element without a frame. */
export function frameIn({ element }: Pick<Mount, 'element'>): PrintedFrame | null {
  const root = element.querySelector<HTMLElement>(':scope > [data-sw-frame]');
  return root && { root, ...readFrameName(root.getAttribute('data-sw-frame')!) };
}

/** Such as `cart-page-1a2b3.nl`. */
export function readFrameName(name: string): Pick<PrintedFrame, 'file' | 'locale'> {
  const [, file = name, locale = ''] = /^(.+)\.(\w+)$/.exec(name) ?? [];
  return { file, locale };
}

function framesOf({ mounts }: Pick<Page, 'mounts'>): { mount: Mount; frame: PrintedFrame }[] {
  return mounts.flatMap((mount) => {
    const frame = frameIn(mount);
    return frame ? [{ mount, frame }] : [];
  });
}

/** Checks the frames of the page: their language, and the answers that they were drawn from. */
export function checkFrames(page: Page, registry: WidgetRegistry): Finding[] {
  const language = localeOf(page);
  return framesOf(page).flatMap(({ mount, frame: { locale } }) => {
    const firstCall = registry[mount.name]?.widget.firstCall;
    const translated = `The frame is in "${locale}", and the page in "${language}": the widget replaces it.`;
    const unanswered = `The frame is there without data-initial: the widget calls ${firstCall?.path} all the same.`;
    return [
      ...(locale && locale !== language ? [finding('frame-language', mount.where, translated)] : []),
      ...(firstCall && initialAnswerOf(mount) === null ? [finding('initial-missing', mount.where, unanswered)] : []),
    ];
  });
}

/**
 * Compares the frames of the page with the files of the build.
 *
 * @param hasBase whether the page links `base.css`
 */
export function checkFrameFiles(page: Page, { widgets }: LoaderFile, hasBase: boolean): Finding[] {
  const frames = framesOf(page);
  if (frames.length === 0) return [];
  const places = placesOf(page);
  const findings = frames.flatMap(({ mount, frame: { root, file } }) => {
    const built = widgets.get(mount.name);
    if (!built) return [];
    const outdated = `The frame is of ${file}, and the loader has ${built.file}: the widget replaces it.`;
    const styles = `${file}.css`;
    const isLinked = (places.get(styles) ?? Infinity) < places.get(root)!;
    const unstyled = `The page does not link ${styles} above the frame, which has no styles until the loader has run.`;
    return [
      ...(file === built.file ? [] : [finding('frame-outdated', mount.where, outdated)]),
      ...(built.hasStyles && !isLinked ? [finding('frame-unstyled', mount.where, unstyled)] : []),
    ];
  });
  if (hasBase) return findings;
  const what =
    'The page has frames and does not link base.css: until the loader has run, they show beside your own HTML.';
  return [...findings, finding('base-missing', '<head>', what)];
}

/** Where style sheets, by their names, and frames stand in the page. */
function placesOf({ document, base }: Page): Map<string | Element, number> {
  const places = new Map<string | Element, number>();
  const elements = document.querySelectorAll('link[rel~=stylesheet][href]:not([media=print]), [data-sw-frame]');
  for (const [at, element] of [...elements].entries()) {
    const key = element.localName === 'link' ? fileNameOf(element.getAttribute('href')!, base) : element;
    if (!places.has(key)) places.set(key, at);
  }
  return places;
}

function fileNameOf(address: string, base: URL): string {
  return urlOf(address, base)?.pathname.split('/').at(-1) ?? '';
}
