import { computed, signal } from '@preact/signals-core';
import type { GalleryImage, GalleryVideo } from '../../shared/contract/product-media.ts';
import type { WrittenItem } from '../../shared/rules/ecommerce.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { isLast, hasAddress, nextOf, previousOf, thumbnailsOf, type PrintedPicture } from './product-gallery.rules.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

export interface ProductGalleryInputs {
  readonly images: readonly GalleryImage[];
  readonly videos: readonly GalleryVideo[];
  readonly name: string;
  readonly item?: WrittenItem | undefined;
  readonly picture?: PrintedPicture | undefined;
}

export interface ProductGalleryServices extends Services {
  /** Loads what sends the product to the tag manager. Never rejects. */
  loadTracker(): Promise<typeof import('../../shared/runtime/track-view.ts') | undefined>;
}

/** Pictures first, then videos, in one list with indexes from 0. */
export type ProductGalleryState = StateOf<typeof createProductGallery>;

export function createProductGallery(services: ProductGalleryServices, inputs: ProductGalleryInputs) {
  const { name, images, videos, picture, item } = inputs;
  // A page that was never seen, or that the browser draws ahead, has no view.
  if (item) services.page.whenVisible(() => void track(item));
  const counts = { pictures: images.length, videos: videos.length };
  const at = signal(0);
  const from = signal(0);
  const isStarted = signal(false);
  const isEnlarged = signal(false);

  async function track(product: WrittenItem) {
    const tracker = await services.loadTracker();
    tracker?.trackView(services, product);
  }

  function show(next: number, isPlayed = false) {
    from.value = thumbnailsOf(counts, next, from.peek()).from;
    isStarted.value = isPlayed;
    at.value = next;
  }

  return {
    name,
    images,
    videos,
    /** The first picture in the server markup, which is reused so that it does not load twice. */
    printed: picture && images[0] && hasAddress(images[0], picture.addresses) ? picture.element : null,
    at,
    isAtEnd: computed(() => isLast(at.value, counts)),
    thumbnails: computed(() => thumbnailsOf(counts, at.value, from.value)),
    /** The shopper chose the video by its thumbnail, so it plays. */
    isStarted,
    isEnlarged,
    showPrevious: () => show(previousOf(at.peek(), counts)),
    showNext: () => show(nextOf(at.peek(), counts)),
    show: (next: number) => show(next),
    /** Shows a picture, or plays a video, from its thumbnail. */
    choose: (next: number) => show(next, next >= images.length),
    enlarge: () => (isEnlarged.value = true),
    closeEnlarged: () => (isEnlarged.value = false),
  };
}
