import { useState, type KeyboardEvent } from 'react';
import type { GalleryImage } from '../../contract/product-media.ts';
import { usePartText } from '../../i18n/use-text.ts';
import { IconButton } from '../basics/Button.tsx';
import { ResponsiveImage } from './ResponsiveImage.tsx';

export interface GalleryProps {
  readonly images: readonly (Partial<GalleryImage> & Pick<GalleryImage, 'url'>)[];
  /** Name of the product. */
  readonly name: string;
}

/** Windows up to this many pixels load the small pictures. */
const MOBILE_WIDTH = 800;

/** A large picture, with buttons, thumbnails and arrow keys for the others. */
export function Gallery({ images, name }: GalleryProps) {
  const t = usePartText('gallery');
  const [requested, setRequested] = useState(0);
  const count = images.length;
  const at = Math.min(requested, count - 1);
  const image = images[at];
  if (!image) return null;

  /** The picture before the first is the last; after the last there is none. */
  function show(next: number) {
    setRequested(next < 0 ? count - 1 : Math.min(count - 1, next));
  }

  function onKeyDown(event: KeyboardEvent) {
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
        mobileUpTo={MOBILE_WIDTH}
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
              onKeyDown={onKeyDown}
              onClick={() => show(at - 1)}
            />
            <span className="sw-gallery__count" role="status">
              {t('pictureOf', { number: at + 1, count })}
            </span>
            <IconButton
              icon="chevron"
              label={t('nextPicture')}
              isDisabled={at === count - 1}
              onKeyDown={onKeyDown}
              onClick={() => show(at + 1)}
            />
          </div>
          <ul className="sw-gallery__thumbnails" role="list">
            {images.map((image, index) => (
              <li key={index}>
                <button
                  type="button"
                  className="sw-gallery__thumbnail"
                  aria-label={t('pictureOf', { number: index + 1, count })}
                  aria-current={index === at || undefined}
                  onKeyDown={onKeyDown}
                  onClick={() => show(index)}
                >
                  <ResponsiveImage src={image.thumbnail_url ?? image.url} alt="" width={64} height={64} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
