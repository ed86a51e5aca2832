import type { ComponentType } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import type { ViewerProps } from '../../shared/ui/gallery/Viewer.tsx';
import type nl from './locales/nl.json';
import { usePictureName, usePositionText, useVideoProps } from './Names.tsx';
import type { ProductGalleryState } from './product-gallery.model.ts';

interface GalleryViewerProps extends Pick<ViewerProps, 'label' | 'origin' | 'onClosed'> {
  readonly model: ProductGalleryState;
  readonly Viewer: ComponentType<ViewerProps>;
}

/** The full-window viewer with the pictures and videos of the gallery. */
export function GalleryViewer({ model, Viewer, ...rest }: GalleryViewerProps) {
  useSignals();
  const t = useText<typeof nl>();
  const { images, videos } = model;
  const nameOf = usePictureName(model);
  const position = usePositionText(model);
  const videoOf = useVideoProps(model);
  const at = model.at.value;
  return (
    <Viewer
      {...rest}
      slides={[
        ...images.map(({ url, thumbnail_url, w, h }, index) => ({
          src: url,
          alt: nameOf(index),
          width: w,
          height: h,
          thumbnail: thumbnail_url,
        })),
        ...videos.map((video) => ({ video: videoOf(video) })),
      ]}
      at={at}
      position={position}
      zoomLabel={t('zoom')}
      onMove={model.show}
    />
  );
}
