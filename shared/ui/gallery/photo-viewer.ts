import PhotoSwipe, { type PhotoSwipeOptions, type SlideData } from 'photoswipe';
import styles from '../css/viewer.css?inline';
import { drawViewerIcon } from './viewer-icons.ts';
import { closeSoon, keepFocus, stepAtOnce, stepSoon } from './photoswipe-patches.ts';

/** A picture in its full size, or the place of something else, such as a video. */
export type ViewerItem =
  | {
      readonly src: string;
      readonly alt: string;
      /** Pixels; read from the picture itself when the shop does not say. */
      readonly width: number | null;
      readonly height: number | null;
    }
  | { readonly element: HTMLElement };

export interface ViewerPlace {
  readonly items: readonly ViewerItem[];
  /** The one that is shown first. */
  readonly index: number;
  /** Where the viewer is drawn: it fills the window. */
  readonly within: HTMLElement;
  readonly titles: Pick<PhotoSwipeOptions, 'closeTitle' | 'zoomTitle' | 'arrowPrevTitle' | 'arrowNextTitle'>;
  /** The picture on the page from which the viewer grows, and into which it goes back. */
  origin(): HTMLImageElement | null;
  onMove(index: number): void;
  onClosed(): void;
}

/** What the specification says of the viewer (002 §8 and §9); written out, so that a new version changes none of it. */
const OPTIONS = {
  bgOpacity: 0.8,
  preload: [1, 2],
  showAnimationDuration: 333,
  hideAnimationDuration: 333,
  zoomAnimationDuration: 333,
  errorMsg: 'The image cannot be loaded',
  loop: false,
} satisfies PhotoSwipeOptions;

/** The dialog around it does this: it hears Escape, keeps the focus inside and gives it back. */
const LEFT_TO_DIALOG = { escKey: false, trapFocus: false, returnFocus: false } satisfies PhotoSwipeOptions;

/** Shows pictures over the whole window; answers how to leave it, with its animation or at once. */
export function openViewer(place: ViewerPlace): { leave(): void; end(): void } {
  dress();
  const { items, index, within, titles, origin } = place;
  const viewer = new PhotoSwipe({
    ...OPTIONS,
    ...LEFT_TO_DIALOG,
    ...titles,
    index,
    appendToEl: within,
    dataSource: items.map((item, at) => ('element' in item ? {} : pictureOf(item, at === index ? origin() : null))),
  });
  const opened = new Promise<void>((resolve) => viewer.on('openingAnimationEnd', () => resolve()));
  viewer.addFilter('thumbBounds', (none, { width }) => (width ? boundsOf(origin()) : none)!);
  viewer.addFilter('uiElement', (element, { name }) => drawViewerIcon(element, name));
  // Its words are the library's own, in the language of the specification.
  viewer.addFilter('contentErrorElement', (element) => Object.assign(element, { lang: 'en' }));
  placeElements(viewer, items);
  measurePictures(viewer, opened);
  closeSoon(viewer, opened);
  stepSoon(viewer, within, opened);
  stepAtOnce(viewer);
  viewer.on('change', () => place.onMove(viewer.currIndex));
  viewer.on('destroy', () => place.onClosed());
  viewer.init();
  // The dialog around it has the role and the name.
  viewer.element?.removeAttribute('role');
  keepFocus(viewer, within);
  return { leave: () => viewer.close(), end: () => viewer.destroy() };
}

let isDressed = false;

/** The library's styles come with its code, in a way that every policy for styles allows. */
function dress(): void {
  if (isDressed) return;
  isDressed = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function pictureOf(
  { src, alt, width, height }: Extract<ViewerItem, { src: string }>,
  shown: HTMLImageElement | null,
): SlideData {
  return {
    src,
    alt,
    ...(width && height ? { width, height } : {}),
    // What the page shows already stands there until the large one is loaded.
    ...(shown?.naturalWidth ? { msrc: shown.currentSrc } : {}),
  };
}

/** What is no picture is moved into its slide. */
function placeElements(viewer: PhotoSwipe, items: readonly ViewerItem[]): void {
  viewer.on('contentLoad', (event) => {
    const item = items[event.content.index];
    if (!item || !('element' in item)) return;
    event.preventDefault();
    item.element.remove();
    event.content.element = item.element as HTMLDivElement;
  });
}

/** A picture whose size nobody says waits until it is known: it would be drawn as large as the window. */
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

/** One that does not load gets the size of the window, so that the library tries it and says so. */
async function measure(item: SlideData): Promise<void> {
  const picture = new Image();
  picture.src = item.src!;
  await picture.decode().catch(() => {});
  item.width = picture.naturalWidth || innerWidth;
  item.height = picture.naturalHeight || innerHeight;
}

/** Where the picture itself is inside its box, which it may not fill. */
function boundsOf(picture: HTMLImageElement | null) {
  if (!picture?.naturalWidth) return undefined;
  const box = picture.getBoundingClientRect();
  const scale = Math.min(box.width / picture.naturalWidth, box.height / picture.naturalHeight);
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, w: width };
}
