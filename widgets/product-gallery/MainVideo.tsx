import { useSignals } from '@preact/signals-react/runtime';
import type { GalleryVideo } from '../../shared/contract/product-media.ts';
import { Video } from '../../shared/ui/gallery/Video.tsx';
import { useVideo } from './Names.tsx';
import type { ProductGalleryState } from './product-gallery.model.ts';

/** It plays where it stands; the service behind it is asked for nothing before the shopper wants it. */
export function MainVideo({ model, video }: { model: ProductGalleryState; video: GalleryVideo }) {
  useSignals();
  const props = useVideo(model)(video);
  return (
    <div className="sw-product-gallery__video">
      <Video {...props} isStarted={model.isStarted.value} />
    </div>
  );
}
