import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useKitText } from '../../i18n/use-text.ts';
import { closeOnBack } from '../dialog/close-on-back.ts';
import { openViewer } from './photo-viewer.ts';
import { lockScroll } from '../dialog/scroll-lock.ts';
import { Video, type VideoProps } from './Video.tsx';

/** A picture in its full size, or a video. */
export type ViewerSlide =
  | { readonly src: string; readonly alt: string; readonly width: number | null; readonly height: number | null }
  | { readonly video: VideoProps };

export interface ViewerProps {
  readonly slides: readonly ViewerSlide[];
  /** The slide that is shown; the viewer opens at it. */
  readonly at: number;
  /** What the pictures show. */
  readonly label: string;
  /** Says which slide it is. */
  readonly position: string;
  readonly zoomLabel: string;
  /** The picture on the page from which the viewer grows. */
  origin(): HTMLImageElement | null;
  onMove(at: number): void;
  onClosed(): void;
}

/**
 * Pictures over the whole window, in a modal dialog of the browser: what is behind is inert. It is open as long as it
 * is drawn. It comes late, with its library and its styles.
 */
export function Viewer({ slides, at, label, position, zoomLabel, origin, onMove, onClosed }: ViewerProps) {
  const t = useKitText();
  const dialog = useRef<HTMLDialogElement>(null);
  const places = useRef(new Map<number, HTMLElement>());
  const [first] = useState(at);
  const move = useEffectEvent(onMove);
  const close = useEffectEvent(onClosed);
  const from = useEffectEvent(origin);
  const items = useEffectEvent(() =>
    slides.map((slide, index) => ('video' in slide ? { element: places.current.get(index)! } : slide)),
  );
  const titles = useEffectEvent(() => ({
    closeTitle: t('close'),
    zoomTitle: zoomLabel,
    arrowPrevTitle: t('previousPicture'),
    arrowNextTitle: t('nextPicture'),
  }));

  useEffect(() => {
    const within = dialog.current!;
    within.showModal();
    const unlock = lockScroll();
    const viewer = openViewer({
      items: items(),
      index: first,
      within,
      titles: titles(),
      origin: () => from(),
      onMove: (index) => move(index),
      onClosed: () => within.close(),
    });
    const forget = closeOnBack(() => viewer.leave());
    const heard = new AbortController();
    const { signal } = heard;
    const leave = (event: Event) => {
      event.preventDefault();
      viewer.leave();
    };
    within.addEventListener('cancel', leave, { signal });
    within.addEventListener('close', () => close(), { signal });
    return () => {
      heard.abort();
      viewer.end();
      within.close();
      forget();
      unlock();
    };
  }, [first]);

  return (
    <dialog ref={dialog} className="sw-viewer" aria-label={label} tabIndex={-1}>
      <p className="sw-visually-hidden" role="status">
        {position}
      </p>
      <div hidden>
        {slides.map(
          (slide, index) =>
            'video' in slide && (
              <div
                key={index}
                ref={(place) => void (place && places.current.set(index, place))}
                className="sw-viewer__video"
              >
                {/* One that is left stops, and begins anew. */}
                <Video key={index === at ? 'shown' : 'left'} {...slide.video} />
              </div>
            ),
        )}
      </div>
    </dialog>
  );
}
