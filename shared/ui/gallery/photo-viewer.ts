import PhotoSwipe, { type PhotoSwipeOptions, type SlideData } from 'photoswipe';
import styles from '../css/viewer.css?inline';
import { closeAfterOpening, disableSlideAnimation, keepFocus, stepAfterOpening } from './photoswipe-patches.ts';
import { drawControls, type ViewerLabels } from './viewer-controls.ts';
import { drawThumbnails, roomAround } from './viewer-thumbnails.ts';

/** A full-size picture, or an element such as a video. */
export type ViewerItem =
  | {
      readonly src: string;
      readonly alt: string;
      /** Pixels; measured when null. */
      readonly width: number | null;
      readonly height: number | null;
    }
  | { readonly element: HTMLElement };

export interface PhotoViewerOptions {
  readonly items: readonly ViewerItem[];
  /** The addresses of small pictures, one for each item; without a row of them when null. */
  readonly thumbnails: readonly string[] | null;
  /** Index of the first item. */
  readonly index: number;
  /** The viewer is rendered here. */
  readonly container: HTMLElement;
  readonly labels: ViewerLabels;
  /** The picture on the page where the animations start and end. */
  origin(): HTMLImageElement | null;
  onMove(index: number): void;
  onClosed(): void;
}

/**
 * Set explicitly, so that an update of the library does not change them. Gestures are those of the library: a drag up or down
 * closes it.
 */
const OPTIONS = {
  bgOpacity: 0.8,
  preload: [1, 2],
  showAnimationDuration: 333,
  hideAnimationDuration: 333,
  zoomAnimationDuration: 333,
  preloaderDelay: 2000,
  errorMsg: 'The image cannot be loaded',
  loop: false,
} satisfies PhotoSwipeOptions;

/** The dialog handles Escape, traps the focus and returns it. */
const HANDLED_BY_DIALOG = { escKey: false, trapFocus: false, returnFocus: false } satisfies PhotoSwipeOptions;

/** Opens the viewer. `close` runs the closing animation, `destroy` does not. */
export function openViewer(options: PhotoViewerOptions): { close(): void; destroy(): void } {
  addStyles();
  const { items, index, container, labels, origin, thumbnails } = options;
  const viewer: PhotoSwipe = new PhotoSwipe({
    ...OPTIONS,
    ...HANDLED_BY_DIALOG,
    index,
    appendToEl: container,
    paddingFn: (size) => roomAround(viewer, size),
    dataSource: items.map((item, at) => ('element' in item ? {} : pictureOf(item, at === index ? origin() : null))),
  });
  const opened = new Promise<void>((resolve) => viewer.on('openingAnimationEnd', () => resolve()));
  viewer.addFilter('thumbBounds', (none, { width }) => (width ? boundsOf(origin()) : none)!);
  // The error message is English on every page.
  viewer.addFilter('contentErrorElement', (element) => Object.assign(element, { lang: 'en' }));
  drawControls(viewer, labels);
  if (thumbnails) drawThumbnails(viewer, thumbnails, labels.position);
  placeElements(viewer, items);
  measurePictures(viewer, opened);
  closeAfterOpening(viewer, opened);
  stepAfterOpening(viewer, container, opened);
  disableSlideAnimation(viewer);
  viewer.on('change', () => options.onMove(viewer.currIndex));
  viewer.on('destroy', () => options.onClosed());
  viewer.init();
  // The dialog has the role and the accessible name.
  viewer.element?.removeAttribute('role');
  keepFocus(viewer, container);
  return { close: () => viewer.close(), destroy: () => viewer.destroy() };
}

let hasStyles = false;

/** Adopts the library's styles, which every Content Security Policy allows. */
function addStyles(): void {
  if (hasStyles) return;
  hasStyles = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function pictureOf(
  { src, alt, width, height }: Extract<ViewerItem, { src: string }>,
  shown: HTMLImageElement | null,
): SlideData {
  return {
    // Without it, a picture without an address is HTML, which the library writes as markup.
    type: 'image',
    src,
    alt,
    ...(width && height ? { width, height } : {}),
    // A placeholder until the large picture has loaded.
    ...(shown?.naturalWidth ? { msrc: shown.currentSrc } : {}),
  };
}

/** Moves elements, such as videos, into their slides, which the library would otherwise write as markup. */
function placeElements(viewer: PhotoSwipe, items: readonly ViewerItem[]): void {
  viewer.on('contentLoad', (event) => {
    const item = items[event.content.index];
    if (!item || !('element' in item)) return;
    event.preventDefault();
    item.element.remove();
    event.content.element = item.element as HTMLDivElement;
  });
}

/** Delays a picture of unknown size until it is measured; otherwise it would fill the window. */
function measurePictures(viewer: PhotoSwipe, opened: Promise<void>): void {
  const isUnknown = ({ src, width }: SlideData) => src !== undefined && !width;
  viewer.addFilter('isContentLoading', (isLoading, { data }) => isLoading || isUnknown(data));
  viewer.on('contentLoadImage', (event) => {
    if (isUnknown(event.content.data)) event.preventDefault();
  });
  viewer.on('contentInit', async ({ content: { data, index } }) => {
    if (!isUnknown(data)) return;
    await Promise.all([measure(data), opened]);
    if (!viewer.isDestroying) viewer.refreshSlideContent(index);
  });
}

/** A picture that fails to load gets the size of the window, so that the library shows its error message. */
async function measure(item: SlideData): Promise<void> {
  const picture = new Image();
  picture.src = item.src!;
  await picture.decode().catch(() => {});
  item.width = picture.naturalWidth || innerWidth;
  item.height = picture.naturalHeight || innerHeight;
}

/** The bounds of the visible picture inside its element, which it may not fill. */
function boundsOf(picture: HTMLImageElement | null) {
  if (!picture?.naturalWidth) return undefined;
  const box = picture.getBoundingClientRect();
  const scale = Math.min(box.width / picture.naturalWidth, box.height / picture.naturalHeight);
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, w: width };
}
