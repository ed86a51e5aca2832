import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { MediaRecord } from '../contract/media.ts';
import type { ProductFaq } from '../contract/returns.ts';
import type { WireId } from '../contract/wire.ts';
import { questionsAbout, recordsOf } from '../rules/return-files.ts';
import type { MediaData } from '../rules/media.ts';
import type { Question } from '../rules/questions.ts';
import {
  canRemove,
  isAllComplete,
  MOST_FILES,
  nextIncomplete,
  remaining,
  selectable,
  wayOn,
  withRemoved,
  withRestored,
  type Returned,
  type WayOn,
} from '../rules/returns.ts';
import { createFileList, type FileList } from './file-list.ts';
import { readReturnDraft, type ReturnDraft } from './return-draft.ts';
import type { Services } from '../runtime/services.ts';

/** What a product is to both wizards of returns. */
export interface ReturnProduct extends Returned {
  readonly id: WireId;
  readonly name: string;
  readonly category: string | null;
  readonly image: string | null;
  readonly selected_amount: number;
  readonly images: MediaRecord[];
  readonly videos: MediaRecord[];
  readonly faq: ProductFaq | null;
}

/** A product as it is listed. */
export interface ListedProduct {
  /** Its place among all products, by which it is meant. */
  readonly at: number;
  readonly name: string;
  readonly category: string | null;
  readonly image: string | null;
  readonly amount: number;
  readonly isComplete: boolean;
}

export interface ProductFiles {
  readonly images: FileList;
  readonly videos: FileList;
}

/** What both wizards of returns have: products of which one is selected, their files, and a draft in the tab. */
export interface ReturnWizard<Product extends ReturnProduct> {
  /** As they stand now, with their files; those that were taken out too. */
  readonly products: ReadonlySignal<readonly Product[]>;
  readonly listed: ReadonlySignal<readonly ListedProduct[]>;
  /** The place of the selected product; -1 when there is none. */
  readonly selected: ReadonlySignal<number>;
  readonly product: ReadonlySignal<Product | null>;
  readonly files: ReadonlySignal<ProductFiles | null>;
  readonly faq: ReadonlySignal<readonly Question[]>;
  readonly way: ReadonlySignal<WayOn>;
  readonly canRemove: ReadonlySignal<boolean>;
  /** The name of the product that was taken out last, which can be taken back; null when there is none. */
  readonly removed: ReadonlySignal<string | null>;
  /** A file is on its way. */
  readonly isUploading: ReadonlySignal<boolean>;
  /** Counts the moves to another product that the shopper did not choose in the list: the focus follows. */
  readonly moves: ReadonlySignal<number>;
  /** Counts the attempts to go on although something is missing; 0 for a product of which nothing was said. */
  readonly refusals: ReadonlySignal<number>;
  /** What was given earlier in this tab was filled in again. */
  readonly wasRestored: ReadonlySignal<boolean>;
  /** As the shop sent them. */
  came(): readonly Product[];
  begin(products: readonly Product[]): ReturnDraft | null;
  select(at: number): void;
  remove(at: number): void;
  restore(): void;
  edit(change: (product: Product) => Product): void;
  /** Goes to the next product of which something is missing; answers whether there is none. */
  advance(): boolean;
  startOver(): void;
  /** Keeps nothing of it any more: the shop has it. */
  finish(): void;
}

export interface ReturnWizardSetup<Product extends ReturnProduct> {
  readonly uploadBase: string;
  isComplete(product: Product): boolean;
  /** What the shopper has said of a product, beside its files. */
  kept(product: Product): Readonly<Record<string, unknown>>;
  /** Says it again; what is kept may be anything. */
  restored(product: Product, kept: Readonly<Record<string, unknown>>): Product;
  /** What else is kept beside the products. */
  more?(): Readonly<Record<string, unknown>>;
}

export function createReturnWizard<Product extends ReturnProduct>(
  services: Services,
  setup: ReturnWizardSetup<Product>,
): ReturnWizard<Product> {
  const { draft, signal: ended } = services;
  const { isComplete } = setup;
  const own: Signal<readonly Product[]> = signal([]);
  const lists: Signal<readonly ProductFiles[]> = signal([]);
  const selected = signal(-1);
  const removedAt = signal<number | null>(null);
  const moves = signal(0);
  const refusals = signal(0);
  const wasRestored = signal(false);
  let came: readonly Product[] = [];
  let isKeeping = false;

  const products = computed(() =>
    own.value.map((product, at) => {
      const { images, videos } = lists.value[at]!;
      return { ...product, images: recordsOf(images.records.value), videos: recordsOf(videos.records.value) };
    }),
  );
  const product = computed(() => products.value[selected.value] ?? null);

  function openLists({ images, videos }: Product): ProductFiles {
    const list = (type: 'image' | 'video', given: readonly MediaData[]) =>
      createFileList(services, {
        type,
        isMultiple: true,
        maxItems: type === 'image' ? MOST_FILES.images : MOST_FILES.videos,
        isChunked: type === 'video',
        base: setup.uploadBase,
        records: signal(given),
      });
    return { images: list('image', images), videos: list('video', videos) };
  }

  function choose(at: number, isMove: boolean) {
    batch(() => {
      selected.value = at;
      refusals.value = 0;
      if (isMove) moves.value += 1;
    });
  }

  function snapshot(): Readonly<Record<string, unknown>> {
    const said = products.value.map((each) => ({
      ...setup.kept(each),
      images: each.images,
      videos: each.videos,
      removed: each.removed,
    }));
    return { of: signatureOf(came), products: said, ...setup.more?.() };
  }

  /** Only once the shopper has said something. */
  function keep() {
    let last: string | null = null;
    return effect(() => {
      const now = snapshot();
      const written = JSON.stringify(now);
      if (isKeeping && last !== null && written !== last) draft.keep(now);
      last = written;
    });
  }

  function fill(kept: ReturnDraft | null) {
    own.value = came.map((each, at) => {
      const said = kept?.products[at];
      return said ? { ...setup.restored(each, said), removed: said['removed'] === true } : each;
    });
    for (const [at, { images, videos }] of lists.peek().entries()) {
      images.replace(kept?.products[at]?.images ?? came[at]!.images);
      videos.replace(kept?.products[at]?.videos ?? came[at]!.videos);
    }
    wasRestored.value = kept !== null;
    removedAt.value = null;
    choose(selectable(own.peek(), 0), false);
  }

  return {
    products,
    product,
    selected,
    moves,
    refusals,
    wasRestored,
    listed: computed(() =>
      remaining(products.value).map((at) => {
        const { name, category, image, selected_amount: amount } = products.value[at]!;
        return { at, name, category, image, amount, isComplete: isComplete(products.value[at]!) };
      }),
    ),
    files: computed(() => lists.value[selected.value] ?? null),
    faq: computed(() => questionsAbout(own.value[selected.value]?.faq ?? null)),
    way: computed(() => wayOn(products.value, isComplete)),
    canRemove: computed(() => canRemove(products.value)),
    removed: computed(() => (removedAt.value === null ? null : (own.value[removedAt.value]?.name ?? null))),
    isUploading: computed(() =>
      remaining(products.value).some((at) =>
        Object.values(lists.value[at]!).some((list: FileList) => list.isBusy.value),
      ),
    ),
    came: () => came,
    begin(given) {
      came = given;
      const kept = readReturnDraft(draft.read(), signatureOf(given), given.length);
      batch(() => {
        lists.value = given.map(openLists);
        fill(kept);
      });
      isKeeping = true;
      ended.addEventListener('abort', keep());
      return kept;
    },
    select(at) {
      if (at !== selected.peek()) choose(at, false);
    },
    remove(at) {
      const after = withRemoved(own.peek(), at);
      if (after === own.peek()) return;
      batch(() => {
        own.value = after;
        removedAt.value = at;
        for (const list of Object.values(lists.peek()[at]!) as FileList[]) list.cancelAll();
        // The control that was pressed is gone with the product.
        choose(selectable(after, selected.peek()), true);
      });
    },
    restore() {
      const at = removedAt.peek();
      if (at === null) return;
      batch(() => {
        own.value = withRestored(own.peek(), at);
        removedAt.value = null;
        choose(at, true);
      });
    },
    edit(change) {
      own.value = own.peek().map((each, at) => (at === selected.peek() ? change(each) : each));
    },
    advance() {
      if (isAllComplete(products.peek(), isComplete)) return true;
      const present = product.peek();
      if (present && !isComplete(present)) refusals.value += 1;
      else choose(nextIncomplete(products.peek(), isComplete, selected.peek()) ?? -1, true);
      return false;
    },
    startOver() {
      batch(() => {
        fill(null);
        moves.value += 1;
      });
      draft.forget();
    },
    finish() {
      isKeeping = false;
      draft.forget();
    },
  };
}

/** Tells one return from another. */
function signatureOf(products: readonly ReturnProduct[]): string {
  return products.map(({ id, selected_amount: amount }) => `${id}x${amount}`).join(' ');
}
