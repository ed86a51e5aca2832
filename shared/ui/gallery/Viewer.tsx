import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useKitText, usePartText } from '../../i18n/use-text.ts';
import { closeOnBack } from '../dialog/close-on-back.ts';
import { openViewer } from './photo-viewer.ts';
import { lockScroll } from '../dialog/scroll-lock.ts';
import { Video, type VideoProps } from './Video.tsx';

/** A full-size picture, or a video. */
export type ViewerSlide =
  | {
      readonly src: string;
      readonly alt: string;
      readonly width: number | null;
      readonly height: number | null;
      /** The address of a small one. */
      readonly thumbnail?: string | null;
    }
  | { readonly video: VideoProps };

export interface ViewerProps {
  readonly slides: readonly ViewerSlide[];
  /** Index of the current slide. */
  readonly at: number;
  /** Accessible name, such as the name of the product. */
  readonly label: string;
  /** Names a slide in its row, such as “Picture 2 of 5”: shown, and announced. */
  position(at: number): string;
  readonly zoomLabel: string;
  /** The picture on the page from which the opening animation starts. */
  origin(): HTMLImageElement | null;
  onMove(at: number): void;
  onClosed(): void;
}

/**
 * A full-screen picture viewer in a modal `<dialog>`. It is open as long as it is rendered. Import it lazily: it includes
 * a library and its styles.
 */
export function Viewer({ slides, at, label, position, zoomLabel, origin, onMove, onClosed }: ViewerProps) {
  const t = useKitText();
  const gallery = usePartText('gallery');
  const dialog = useRef<HTMLDialogElement>(null);
  const videoElements = useRef(new Map<number, HTMLElement>());
  const [first] = useState(at);
  const move = useEffectEvent(onMove);
  const close = useEffectEvent(onClosed);
  const originNow = useEffectEvent(origin);
  const items = useEffectEvent(() =>
    slides.map((slide, index) => ('video' in slide ? { element: videoElements.current.get(index)! } : slide)),
  );
  const thumbnails = useEffectEvent(() => thumbnailsOf(slides));
  const labels = useEffectEvent(() => ({
    close: t('close'),
    zoom: zoomLabel,
    previous: gallery('previousPicture'),
    next: gallery('nextPicture'),
    position,
  }));

  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    const unlock = lockScroll();
    const viewer = openViewer({
      items: items(),
      thumbnails: thumbnails(),
      index: first,
      container: element,
      labels: labels(),
      origin: () => originNow(),
      onMove: (index) => move(index),
      onClosed: () => element.close(),
    });
    const removeHistoryEntry = closeOnBack(() => viewer.close());
    const listeners = new AbortController();
    const { signal } = listeners;
    const onCancel = (event: Event) => {
      event.preventDefault();
      viewer.close();
    };
    element.addEventListener('cancel', onCancel, { signal });
    element.addEventListener('close', () => close(), { signal });
    return () => {
      listeners.abort();
      viewer.destroy();
      element.close();
      removeHistoryEntry();
      unlock();
    };
  }, [first]);

  return (
    <dialog ref={dialog} className="sw-viewer" aria-label={label} tabIndex={-1}>
      <p className="sw-visually-hidden" role="status">
        {position(at)}
      </p>
      <div hidden>
        {slides.map(
          (slide, index) =>
            'video' in slide && (
              <div
                key={index}
                ref={(element) => void (element && videoElements.current.set(index, element))}
                className="sw-viewer__video"
              >
                {/* A new key stops the video of a slide that is no longer shown. */}
                <Video key={index === at ? 'shown' : 'hidden'} {...slide.video} />
              </div>
            ),
        )}
      </div>
    </dialog>
  );
}

/** A large picture is no thumbnail: a row of them would load all. Without one of each slide there is no row. */
function thumbnailsOf(slides: readonly ViewerSlide[]): readonly string[] | null {
  const addresses = slides.map((slide) => ('video' in slide ? slide.video.poster : slide.thumbnail));
  return addresses.length > 1 && addresses.every((address) => typeof address === 'string') ? addresses : null;
}
