import type { GalleryVideo } from '../../shared/contract/product-media.ts';
import { usePartText, useText } from '../../shared/i18n/use-text.ts';
import type { VideoProps } from '../../shared/ui/gallery/Video.tsx';
import { ownPoster } from '../../shared/ui/gallery/video-source.ts';
import type nl from './locales/nl.json';
import type { ProductGalleryState } from './product-gallery.model.ts';

/** The name of a picture: the product and the number of the picture. */
export function usePictureName({ name, images }: ProductGalleryState): (at: number) => string {
  const kit = usePartText('gallery');
  return (at) => {
    const position = { number: at + 1, count: images.length };
    if (!name) return kit('pictureOf', position);
    return images.length === 1 ? name : kit('pictureNamed', { name, ...position });
  };
}

/** Such as “Picture 2 of 5”; pictures and videos are counted separately. */
export function usePositionText({ images, videos }: ProductGalleryState): (at: number) => string {
  const t = useText<typeof nl>();
  const kit = usePartText('gallery');
  return (at) =>
    at < images.length
      ? kit('pictureOf', { number: at + 1, count: images.length })
      : t('videoOf', { number: at - images.length + 1, count: videos.length });
}

/** Title and poster of a video. Its `url` is either a picture or the page of the video. */
export function useVideoProps({ name }: ProductGalleryState): (video: GalleryVideo) => VideoProps {
  const t = useText<typeof nl>();
  return ({ code, title, url }) => ({
    code,
    title: title ?? (name ? t('videoAbout', { name }) : t('video')),
    poster: ownPoster(url),
    ...(/vimeo\.com\//.test(url ?? '') && { provider: 'vimeo' as const }),
  });
}
