import { signal } from '@preact/signals-core';
import type { MediaRecord } from '../contract/media.ts';
import type { MediaData } from '../rules/media.ts';
import { recordsOf } from '../rules/return-files.ts';
import { MAX_FILES } from '../rules/returns.ts';
import { createFileList, type FileList } from './file-list.ts';
import type { UploadServices } from './uploads.ts';

interface ProductFiles {
  readonly images: FileList;
  readonly videos: FileList;
}

interface WithMedia {
  readonly images: readonly MediaData[];
  readonly videos: readonly MediaData[];
}

/** The images and videos of the products of a return. Products are identified by their index. */
export function createProductFiles(services: UploadServices, base: string) {
  const files = signal<readonly ProductFiles[]>([]);

  function createList(type: 'image' | 'video', records: readonly MediaData[]): FileList {
    return createFileList(services, {
      type,
      isMultiple: true,
      maxItems: type === 'image' ? MAX_FILES.images : MAX_FILES.videos,
      isChunked: type === 'video',
      base,
      records: signal(records),
    });
  }

  return {
    /** Null when there is no such product. */
    of: (at: number) => files.value[at] ?? null,
    open(products: readonly WithMedia[]) {
      files.value = products.map(({ images, videos }) => ({
        images: createList('image', images),
        videos: createList('video', videos),
      }));
    },
    /** The product with its current files. */
    withFiles<Product>(product: Product, at: number): Product & { images: MediaRecord[]; videos: MediaRecord[] } {
      const { images, videos } = files.value[at]!;
      return { ...product, images: recordsOf(images.records.value), videos: recordsOf(videos.records.value) };
    },
    isUploading: (at: number) => listsOf(files.value[at]!).some((list) => list.isBusy.value),
    cancel(at: number) {
      for (const list of listsOf(files.peek()[at]!)) list.cancelAll();
    },
    /** Cancels all uploads of the product and replaces its files. */
    replace(at: number, { images, videos }: WithMedia) {
      files.peek()[at]!.images.replace(images);
      files.peek()[at]!.videos.replace(videos);
    },
  };
}

function listsOf({ images, videos }: ProductFiles): readonly FileList[] {
  return [images, videos];
}
