import { useEffect, useRef } from 'react';
import type { Content } from 'react/jsx-runtime';
import { useSignals } from '@preact/signals-react/runtime';
import { usePartText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import { usePositionText, useVideoProps } from './Names.tsx';
import type { ProductGalleryState } from './product-gallery.model.ts';

/** At most seven: pictures around the shown one, then videos. */
export function Thumbnails({ model }: { model: ProductGalleryState }) {
  useSignals();
  const kit = usePartText('gallery');
  const position = usePositionText(model);
  const videoOf = useVideoProps(model);
  const { images } = model;
  const { from, pictures, videos } = model.thumbnails.value;
  return (
    <ul className="sw-product-gallery__thumbnails" role="list">
      {images.slice(from, from + pictures).map(({ url, thumbnail_url }, index) => (
        <Thumbnail key={from + index} model={model} at={from + index} label={position(from + index)}>
          <ResponsiveImage src={thumbnail_url ?? url} alt="" isEager className="sw-product-gallery__small" />
        </Thumbnail>
      ))}
      {model.videos.slice(0, videos).map((video, index) => {
        const { title, poster } = videoOf(video);
        const place = images.length + index;
        return (
          <Thumbnail key={place} model={model} at={place} label={`${kit('playVideo')} ${title}`}>
            <ResponsiveImage src={poster} alt="" isEager className="sw-product-gallery__small" />
            <Icon name="play" className="sw-product-gallery__play" />
          </Thumbnail>
        );
      })}
    </ul>
  );
}

interface ThumbnailProps {
  readonly model: ProductGalleryState;
  readonly at: number;
  readonly label: string;
  readonly children: Content;
}

function Thumbnail({ model, at, label, children }: ThumbnailProps) {
  useSignals();
  const isShown = model.at.value === at;
  const place = useScrollIntoRow(isShown);
  return (
    <li ref={place} className="sw-product-gallery__place">
      <button
        type="button"
        className="sw-product-gallery__thumbnail"
        aria-label={label}
        aria-current={isShown || undefined}
        onClick={() => model.choose(at)}
      >
        {children}
      </button>
    </li>
  );
}

/** Scrolls the row, not the page, to the thumbnail of the shown picture. */
function useScrollIntoRow(isShown: boolean) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const row = place.current?.parentElement;
    if (!isShown || !place.current || !row) return;
    const [own, frame] = [place.current.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollBy({ left: Math.max(0, own.right - frame.right) + Math.min(0, own.left - frame.left) });
  }, [isShown]);
  return place;
}
