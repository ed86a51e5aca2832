import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { GalleryImage, GalleryVideo } from '../../shared/contract/product-media.ts';
import type { Services } from '../../shared/runtime/services.ts';
import {
  isLast,
  isPrintedAs,
  nextOf,
  previousOf,
  thumbnailsOf,
  type PrintedPicture,
  type Thumbnails,
} from './product-gallery.rules.ts';

export interface ProductGalleryInputs {
  readonly images: readonly GalleryImage[];
  readonly videos: readonly GalleryVideo[];
  readonly name: string;
  readonly picture?: PrintedPicture | undefined;
}

/** Pictures first, videos after them, in one row that is counted from 0. */
export interface ProductGalleryState {
  readonly name: string;
  readonly images: readonly GalleryImage[];
  readonly videos: readonly GalleryVideo[];
  /** The first picture, when the page's server has printed it: it is shown as it is, and not fetched twice. */
  readonly printed: Element | null;
  readonly at: ReadonlySignal<number>;
  readonly isAtEnd: ReadonlySignal<boolean>;
  readonly thumbnails: ReadonlySignal<Thumbnails>;
  /** The shopper chose the shown video by its thumbnail, and wants to see it. */
  readonly isStarted: ReadonlySignal<boolean>;
  readonly isEnlarged: ReadonlySignal<boolean>;
  goBack(): void;
  goOn(): void;
  show(at: number): void;
  /** Shows what stands behind a thumbnail; a video is played. */
  choose(at: number): void;
  enlarge(): void;
  leaveEnlarged(): void;
}

export function createProductGallery(_services: Services, inputs: ProductGalleryInputs): ProductGalleryState {
  const { name, images, videos, picture } = inputs;
  const amounts = { pictures: images.length, videos: videos.length };
  const at = signal(0);
  const from = signal(0);
  const isStarted = signal(false);
  const isEnlarged = signal(false);

  function show(next: number, isPlayed = false) {
    from.value = thumbnailsOf(amounts, next, from.peek()).from;
    isStarted.value = isPlayed;
    at.value = next;
  }

  return {
    name,
    images,
    videos,
    printed: picture && images[0] && isPrintedAs(images[0], picture.addresses) ? picture.element : null,
    at,
    isAtEnd: computed(() => isLast(at.value, amounts)),
    thumbnails: computed(() => thumbnailsOf(amounts, at.value, from.value)),
    isStarted,
    isEnlarged,
    goBack: () => show(previousOf(at.peek(), amounts)),
    goOn: () => show(nextOf(at.peek(), amounts)),
    show: (next) => show(next),
    choose: (next) => show(next, next >= images.length),
    enlarge: () => (isEnlarged.value = true),
    leaveEnlarged: () => (isEnlarged.value = false),
  };
}
