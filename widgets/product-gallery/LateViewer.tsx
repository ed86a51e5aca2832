import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import type { ViewerProps } from '../../shared/ui/gallery/Viewer.tsx';
import type nl from './locales/nl.json';
import { usePictureName, usePosition, useVideo } from './Names.tsx';
import type { ProductGalleryState } from './product-gallery.model.ts';

interface LateViewerProps extends Pick<ViewerProps, 'label' | 'origin' | 'onClosed'> {
  readonly model: ProductGalleryState;
  /** Its code has arrived, or has not. */
  onReady(hasFailed: boolean): void;
}

/** The viewer over the whole window, which is fetched when somebody opens it for the first time. */
export function LateViewer({ model, onReady, ...rest }: LateViewerProps) {
  useSignals();
  const t = useText<typeof nl>();
  const { images, videos } = model;
  const nameOf = usePictureName(model);
  const position = usePosition(model);
  const videoOf = useVideo(model);
  const { Viewer } = useViewer(onReady, model.leaveEnlarged);
  if (!Viewer) return null;
  const at = model.at.value;
  return (
    <Viewer
      {...rest}
      slides={[
        ...images.map(({ url, w, h }, index) => ({ src: url, alt: nameOf(index), width: w, height: h })),
        ...videos.map((video) => ({ video: videoOf(video) })),
      ]}
      at={at}
      position={position(at)}
      zoomLabel={t('zoom')}
      onMove={model.show}
    />
  );
}

function useViewer(onReady: (hasFailed: boolean) => void, giveUp: () => void) {
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps> | null>(null);
  const tell = useEffectEvent(onReady);
  const leave = useEffectEvent(giveUp);

  useEffect(() => {
    let isWanted = true;
    async function load() {
      const loaded = await import('../../shared/ui/gallery/Viewer.tsx').catch(() => null);
      if (!isWanted) return;
      tell(loaded === null);
      if (loaded) setViewer(() => loaded.Viewer);
      else leave();
    }
    void load();
    return () => {
      isWanted = false;
    };
  }, []);

  return { Viewer };
}
