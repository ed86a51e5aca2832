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
  MAX_FILES,
  nextAction,
  nextIncomplete,
  remainingIndexes,
  selectable,
  withRemoved,
  withRestored,
  type NextAction,
  type Returned,
} from '../rules/returns.ts';
import type { Services } from '../runtime/services.ts';
import { createFileList, type FileList } from './file-list.ts';
import { readReturnDraft, type ReturnDraft } from './return-draft.ts';
import { createReturnSubmission, type ReturnSubmission } from './return-submission.ts';

/** The fields of a product that both return wizards use. */
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

export interface ListedProduct extends Pick<ReturnProduct, 'name' | 'category' | 'image'> {
  /** Index among all products; it identifies the product. */
  readonly index: number;
  readonly amount: number;
  readonly isComplete: boolean;
}

export interface ProductFiles {
  readonly images: FileList;
  readonly videos: FileList;
}

/** What `ReturnFrame` and `ReturnProducts` of the ui kit render, and the actions they call. */
export interface ReturnView {
  readonly products: readonly ListedProduct[];
  /** Index of the selected product; -1 when there is none. */
  readonly selected: number;
  readonly faq: readonly Question[];
  readonly canRemove: boolean;
  /** Name of the product that was removed last and can be restored; null when there is none. */
  readonly removedName: string | null;
  /** Increases when the wizard itself selects a product; the view then moves the focus to it. */
  readonly focusRequests: number;
  /** A draft from this tab was restored. */
  readonly wasRestored: boolean;
  readonly isBusy: boolean;
  readonly isDone: boolean;
  onSelect(at: number): void;
  onRemove(at: number): void;
  onRestore(): void;
  onStartOver(): void;
}

/** The state both return wizards share: products, the selected one, their files, and a draft stored in the tab. */
export interface ReturnWizard<Product extends ReturnProduct, Field> extends Omit<ReturnSubmission, 'run'> {
  readonly view: ReadonlySignal<ReturnView>;
  /** The selected product with its current files. */
  readonly product: ReadonlySignal<Product | null>;
  /** All products with their current files, removed ones included. */
  readonly products: ReadonlySignal<readonly Product[]>;
  readonly files: ReadonlySignal<ProductFiles | null>;
  readonly nextAction: ReadonlySignal<NextAction>;
  readonly isUploading: ReadonlySignal<boolean>;
  /** Required fields of the selected product that are empty, and were so when the shopper last tried to go on. */
  readonly missing: ReadonlySignal<readonly Field[]>;
  /** Counts attempts to go on while a field is missing; 0 after another product is selected. */
  readonly refusals: ReadonlySignal<number>;
  /** Shows the products of the shop, with the draft that was stored for them. */
  load(products: readonly Product[]): ReturnDraft | null;
  select(at: number): void;
  edit(change: (product: Product) => Product): void;
  /** Selects the next incomplete product; true when all products are complete. */
  advance(): boolean;
  /** Sends the return and deletes its draft; does nothing during an upload. Rejects as `send` does. */
  submit(send: (products: Product[]) => Promise<{ readonly redirectUrl: string | null }>): Promise<void>;
}

export interface ReturnWizardSetup<Product extends ReturnProduct, Field> {
  readonly uploadBase: string;
  isComplete(product: Product): boolean;
  missingIn(product: Product): readonly Field[];
  /** The product to send; `received` is the product as the shop sent it. */
  sentProduct(product: Product, received: Product): Product;
  /** The values of a product to store, without its files. */
  toDraft(product: Product): Readonly<Record<string, unknown>>;
  /** Applies stored values, which can be of any type. */
  fromDraft(product: Product, stored: Readonly<Record<string, unknown>>): Product;
  /** Values to store in addition to the products. */
  extraDraft?(): Readonly<Record<string, unknown>>;
}

export function createReturnWizard<Product extends ReturnProduct, Field>(
  services: Services,
  setup: ReturnWizardSetup<Product, Field>,
): ReturnWizard<Product, Field> {
  const { draft, page, signal: unmounted } = services;
  const { isComplete } = setup;
  const editedProducts: Signal<readonly Product[]> = signal([]);
  const lists: Signal<readonly ProductFiles[]> = signal([]);
  const selected = signal(-1);
  const removedAt = signal<number | null>(null);
  const focusRequests = signal(0);
  const refusals = signal(0);
  const refused = signal<readonly Field[]>([]);
  const wasRestored = signal(false);
  let received: readonly Product[] = [];
  let isStoring = false;

  const products = computed(() =>
    editedProducts.value.map((product, at) => {
      const { images, videos } = lists.value[at]!;
      return { ...product, images: recordsOf(images.records.value), videos: recordsOf(videos.records.value) };
    }),
  );
  const product = computed(() => products.value[selected.value] ?? null);
  const isUploading = computed(() =>
    remainingIndexes(products.value).some((at) => listsOf(lists.value[at]!).some((list) => list.isBusy.value)),
  );
  const submission = createReturnSubmission(page, () => {
    isStoring = false;
    draft.forget();
  });

  function createLists({ images, videos }: Product): ProductFiles {
    const list = (type: 'image' | 'video', files: readonly MediaData[]) =>
      createFileList(services, {
        type,
        isMultiple: true,
        maxItems: type === 'image' ? MAX_FILES.images : MAX_FILES.videos,
        isChunked: type === 'video',
        base: setup.uploadBase,
        records: signal(files),
      });
    return { images: list('image', images), videos: list('video', videos) };
  }

  function setSelected(at: number, isMove: boolean) {
    batch(() => {
      selected.value = at;
      refusals.value = 0;
      refused.value = [];
      if (isMove) focusRequests.value += 1;
    });
  }

  function currentDraft(): Readonly<Record<string, unknown>> {
    const stored = products.value.map((each) => ({
      ...setup.toDraft(each),
      images: each.images,
      videos: each.videos,
      removed: each.removed,
    }));
    return { of: signatureOf(received), products: stored, ...setup.extraDraft?.() };
  }

  /** Stores the draft when it changes; the state on load is not a change. */
  function storeChanges() {
    let last: string | null = null;
    return effect(() => {
      const current = currentDraft();
      const json = JSON.stringify(current);
      if (isStoring && last !== null && json !== last) draft.store(current);
      last = json;
    });
  }

  function applyDraft(stored: ReturnDraft | null) {
    editedProducts.value = received.map((each, at) => {
      const values = stored?.products[at];
      return values ? { ...setup.fromDraft(each, values), removed: values['removed'] === true } : each;
    });
    for (const [at, { images, videos }] of lists.peek().entries()) {
      images.replace(stored?.products[at]?.images ?? received[at]!.images);
      videos.replace(stored?.products[at]?.videos ?? received[at]!.videos);
    }
    wasRestored.value = stored !== null;
    removedAt.value = null;
    setSelected(selectable(editedProducts.peek(), 0), false);
  }

  const actions = {
    onSelect(at: number) {
      if (at !== selected.peek()) setSelected(at, false);
    },
    onRemove(at: number) {
      const others = withRemoved(editedProducts.peek(), at);
      if (others === editedProducts.peek()) return;
      batch(() => {
        editedProducts.value = others;
        removedAt.value = at;
        for (const list of listsOf(lists.peek()[at]!)) list.cancelAll();
        // The button that had the focus is removed together with the product.
        setSelected(selectable(others, selected.peek()), true);
      });
    },
    onRestore() {
      const at = removedAt.peek();
      if (at === null) return;
      batch(() => {
        editedProducts.value = withRestored(editedProducts.peek(), at);
        removedAt.value = null;
        setSelected(at, true);
      });
    },
    onStartOver() {
      batch(() => {
        applyDraft(null);
        focusRequests.value += 1;
      });
      draft.forget();
    },
  };

  function toListed(at: number): ListedProduct {
    const { name, category, image, selected_amount: amount } = products.value[at]!;
    return { index: at, name, category, image, amount, isComplete: isComplete(products.value[at]!) };
  }

  return {
    products,
    product,
    refusals,
    isUploading,
    isSubmitting: submission.isSubmitting,
    isDone: submission.isDone,
    view: computed(() => ({
      ...actions,
      products: remainingIndexes(products.value).map(toListed),
      selected: selected.value,
      faq: questionsAbout(editedProducts.value[selected.value]?.faq ?? null),
      canRemove: canRemove(products.value),
      removedName: removedAt.value === null ? null : (editedProducts.value[removedAt.value]?.name ?? null),
      focusRequests: focusRequests.value,
      wasRestored: wasRestored.value,
      isBusy: submission.isSubmitting.value,
      isDone: submission.isDone.value,
    })),
    files: computed(() => lists.value[selected.value] ?? null),
    nextAction: computed(() => nextAction(products.value, isComplete)),
    missing: computed(() => {
      const empty = product.value ? setup.missingIn(product.value) : [];
      return empty.filter((field) => refused.value.includes(field));
    }),
    load(loaded) {
      received = loaded;
      const stored = readReturnDraft(draft.read(), signatureOf(loaded), loaded.length);
      batch(() => {
        lists.value = loaded.map(createLists);
        applyDraft(stored);
      });
      isStoring = true;
      unmounted.addEventListener('abort', storeChanges());
      return stored;
    },
    select: actions.onSelect,
    edit(change) {
      editedProducts.value = editedProducts.peek().map((each, at) => (at === selected.peek() ? change(each) : each));
    },
    advance() {
      if (isAllComplete(products.peek(), isComplete)) return true;
      const current = product.peek();
      if (current && !isComplete(current))
        batch(() => {
          refused.value = setup.missingIn(current);
          refusals.value += 1;
        });
      else setSelected(nextIncomplete(products.peek(), isComplete, selected.peek()) ?? -1, true);
      return false;
    },
    async submit(send) {
      if (isUploading.peek()) return;
      await submission.run(() => send(products.peek().map((each, at) => setup.sentProduct(each, received[at]!))));
    },
  };
}

function listsOf({ images, videos }: ProductFiles): readonly FileList[] {
  return [images, videos];
}

/** Tells one return from another. */
function signatureOf(products: readonly ReturnProduct[]): string {
  return products.map(({ id, selected_amount: amount }) => `${id}x${amount}`).join(' ');
}
