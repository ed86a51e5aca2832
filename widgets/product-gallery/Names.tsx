import type { GalleryVideo } from '../../shared/contract/product-media.ts';
import { useKitText, useText } from '../../shared/i18n/use-text.ts';
import type { VideoProps } from '../../shared/ui/gallery/Video.tsx';
import { ownPoster } from '../../shared/ui/gallery/video-source.ts';
import type nl from './locales/nl.json';
import type { ProductGalleryState } from './product-gallery.model.ts';

/** What a picture is called: the product, and which of its pictures. */
export function usePictureName({ name, images }: ProductGalleryState): (at: number) => string {
  const kit = useKitText();
  return (at) => {
    const place = { number: at + 1, count: images.length };
    if (!name) return kit('pictureOf', place);
    return images.length === 1 ? name : kit('pictureNamed', { name, ...place });
  };
}

/** Says where something stands: pictures are counted, and so are videos. */
export function usePosition({ images, videos }: ProductGalleryState): (at: number) => string {
  const t = useText<typeof nl>();
  const kit = useKitText();
  return (at) =>
    at < images.length
      ? kit('pictureOf', { number: at + 1, count: images.length })
      : t('videoOf', { number: at - images.length + 1, count: videos.length });
}

/** What a video is called and shows before it plays. Its address may be that of a picture, or of its page. */
export function useVideo({ name }: ProductGalleryState): (video: GalleryVideo) => VideoProps {
  const t = useText<typeof nl>();
  return ({ code, title, url }) => ({
    code,
    title: title ?? (name ? t('videoAbout', { name }) : t('video')),
    poster: ownPoster(url),
    ...(/vimeo\.com\//.test(url ?? '') && { provider: 'vimeo' as const }),
  });
}
