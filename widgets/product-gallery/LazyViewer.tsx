import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import type { ViewerProps } from '../../shared/ui/gallery/Viewer.tsx';
import type nl from './locales/nl.json';
import { usePictureName, usePositionText, useVideoProps } from './Names.tsx';
import type { ProductGalleryState } from './product-gallery.model.ts';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';

interface LateViewerProps extends Pick<ViewerProps, 'label' | 'origin' | 'onClosed'> {
  readonly model: ProductGalleryState;
  /** The code of the viewer is loaded, or failed to load. */
  onReady(hasFailed: boolean): void;
}

/** The full-window viewer. Its code loads when the shopper first opens it. */
export function LazyViewer({ model, onReady, ...rest }: LateViewerProps) {
  useSignals();
  const t = useText<typeof nl>();
  const { images, videos } = model;
  const nameOf = usePictureName(model);
  const position = usePositionText(model);
  const videoOf = useVideoProps(model);
  const { Viewer } = useViewer(onReady, model.closeEnlarged);
  if (!Viewer) return null;
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

function useViewer(onReady: (hasFailed: boolean) => void, onFailed: () => void) {
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps> | null>(null);
  const ready = useEffectEvent(onReady);
  const failed = useEffectEvent(onFailed);

  useEffect(() => {
    let isMounted = true;
    async function load() {
      const loaded = await importWithRecovery('Viewer', () => import('../../shared/ui/gallery/Viewer.tsx')).catch(
        () => null,
      );
      if (!isMounted) return;
      ready(loaded === null);
      if (loaded) setViewer(() => loaded.Viewer);
      else failed();
    }
    void load();
    return () => {
      isMounted = false;
    };
  }, []);

  return { Viewer };
}
