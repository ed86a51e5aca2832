import { useState, type KeyboardEvent } from 'react';
import { useKitText } from '../../i18n/use-text.ts';
import { IconButton } from '../basics/Button.tsx';
import { ResponsiveImage } from './ResponsiveImage.tsx';

/** A picture as the shop sends it; sizes in pixels. */
export interface GalleryPicture {
  readonly url: string;
  readonly mobile_url?: string | null;
  readonly thumbnail_url?: string | null;
  readonly w?: number | null;
  readonly h?: number | null;
}

export interface GalleryProps {
  readonly images: readonly GalleryPicture[];
  /** What the pictures show. */
  readonly name: string;
}

/** Windows of this many pixels and less get the small pictures (specification 002 §3). */
const NARROW = 800;

/** One picture large, and the way to the others: by buttons, by thumbnails or by the arrow keys. */
export function Gallery({ images, name }: GalleryProps) {
  const t = useKitText();
  const [wanted, setWanted] = useState(0);
  const count = images.length;
  const at = Math.min(wanted, count - 1);
  const image = images[at];
  if (!image) return null;

  /** Before the first comes the last; after the last comes nothing (specification 002 §4). */
  function show(next: number) {
    setWanted(next < 0 ? count - 1 : Math.min(count - 1, next));
  }

  function follow(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    show(at + step);
  }

  return (
    <div className="sw-gallery" role="group" aria-label={name}>
      <ResponsiveImage
        key={image.url}
        src={image.url}
        mobileSrc={image.mobile_url}
        mobileUpTo={NARROW}
        alt={count > 1 ? t('pictureNamed', { name, number: at + 1, count }) : name}
        className="sw-gallery__large"
        {...(image.w && image.h && { width: image.w, height: image.h })}
        isEager
      />
      {count > 1 && (
        <>
          <div className="sw-gallery__steps">
            <IconButton
              icon="chevron"
              className="sw-gallery__back"
              label={t('previousPicture')}
              onKeyDown={follow}
              onClick={() => show(at - 1)}
            />
            <span className="sw-gallery__count" role="status">
              {t('pictureOf', { number: at + 1, count })}
            </span>
            <IconButton
              icon="chevron"
              label={t('nextPicture')}
              isDisabled={at === count - 1}
              onKeyDown={follow}
              onClick={() => show(at + 1)}
            />
          </div>
          <ul className="sw-gallery__thumbnails" role="list">
            {images.map((one, index) => (
              <li key={index}>
                <button
                  type="button"
                  className="sw-gallery__thumbnail"
                  aria-label={t('pictureOf', { number: index + 1, count })}
                  aria-current={index === at || undefined}
                  onKeyDown={follow}
                  onClick={() => show(index)}
                >
                  <ResponsiveImage src={one.thumbnail_url ?? one.url} alt="" width={64} height={64} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
