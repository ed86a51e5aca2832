import { useSignals } from '@preact/signals-react/runtime';
import type { GalleryVideo } from '../../shared/contract/product-media.ts';
import { Video } from '../../shared/ui/gallery/Video.tsx';
import { useVideoProps } from './Names.tsx';
import type { ProductGalleryState } from './product-gallery.model.ts';

/** Plays in place. Nothing is loaded from the video service until the shopper starts it. */
export function MainVideo({ model, video }: { model: ProductGalleryState; video: GalleryVideo }) {
  useSignals();
  const props = useVideoProps(model)(video);
  return (
    <div className="sw-product-gallery__video">
      <Video {...props} isStarted={model.isStarted.value} />
    </div>
  );
}
