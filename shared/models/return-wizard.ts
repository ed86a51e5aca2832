import { batch, computed, signal } from '@preact/signals-core';
import { questionsAbout } from '../rules/return-files.ts';
import { canRemove, isAllComplete, nextAction, nextIncomplete, remainingIndexes } from '../rules/returns.ts';
import type { Services } from '../runtime/services.ts';
import { createLock } from './lock.ts';
import { createProductFiles } from './product-files.ts';
import { createReturnDraft, type ReturnDraftSetup } from './return-draft.ts';
import { createReturnProducts, type ReturnProduct } from './return-products.ts';

export interface ReturnWizardSetup<Product extends ReturnProduct, Field> extends ReturnDraftSetup<Product> {
  readonly uploadBase: string;
  isComplete(product: Product): boolean;
  missingIn(product: Product): readonly Field[];
}

/** What both return wizards share: products, the selected one, their files, a draft stored in the tab, and sending. */
export function createReturnWizard<Product extends ReturnProduct, Field>(
  services: Services,
  setup: ReturnWizardSetup<Product, Field>,
) {
  const { isComplete } = setup;
  const files = createProductFiles(services, setup.uploadBase);
  const attempts = createAttempts<Field>();
  const products = createReturnProducts<Product>(files, attempts.clear);
  const draft = createReturnDraft(services, setup, products, files);
  const sending = createSending(services.page, draft.end);
  const { all, product, selected } = products;
  const remaining = computed(() => remainingIndexes(all.value));
  const isUploading = computed(() => remaining.value.some(files.isUploading));

  return {
    /** The selected product with its current files. */
    product,
    /** All products with their current files, removed ones included. */
    products: all,
    files: computed(() => files.of(selected.value)),
    nextAction: computed(() => nextAction(all.value, isComplete)),
    isUploading,
    isSubmitting: sending.isBusy,
    isDone: sending.isDone,
    /** Required fields of the selected product that are empty, and were so when the shopper last tried to go on. */
    missing: computed(() => {
      const empty = product.value ? setup.missingIn(product.value) : [];
      return empty.filter((field) => attempts.missing.value.includes(field));
    }),
    /** Counts attempts to go on while a field is missing; 0 after another product is selected. */
    refusals: attempts.refusals,
    /** The props of `ReturnFrame` and `ReturnProducts` of the ui kit. */
    view: computed(() => ({
      products: remaining.value.map((index) => {
        const { name, category, image, selected_amount: amount } = all.value[index]!;
        return { index, name, category, image, amount, isComplete: isComplete(all.value[index]!) };
      }),
      selected: selected.value,
      faq: questionsAbout(product.value?.faq ?? null),
      canRemove: canRemove(all.value),
      removedName: products.removedName.value,
      focusRequests: products.focusRequests.value,
      wasRestored: draft.wasRestored.value,
      isBusy: sending.isBusy.value,
      isDone: sending.isDone.value,
      onSelect: select,
      onRemove: products.remove,
      onRestore: products.restore,
      onStartOver: draft.startOver,
    })),
    /** Shows the products of the shop, with the draft that was stored for them. */
    load: draft.load,
    select,
    edit: products.edit,
    /** Selects the next incomplete product; true when all products are complete. */
    advance() {
      if (isAllComplete(all.peek(), isComplete)) return true;
      const current = product.peek();
      if (current && !isComplete(current)) attempts.refuse(setup.missingIn(current));
      else products.select(nextIncomplete(all.peek(), isComplete, selected.peek()) ?? -1, true);
      return false;
    },
    /** Sends the return and deletes its draft; does nothing during an upload. Rejects as `send` does. */
    async submit(send: (products: Product[]) => Promise<SubmitAnswer>) {
      if (!isUploading.peek()) await sending.run(() => send(draft.toSend()));
    },
  };

  function select(at: number) {
    if (at !== selected.peek()) products.select(at);
  }
}

/** Attempts to go on while a field of the selected product is missing. */
function createAttempts<Field>() {
  const missing = signal<readonly Field[]>([]);
  const refusals = signal(0);
  return {
    missing,
    refusals,
    refuse(fields: readonly Field[]) {
      batch(() => {
        missing.value = fields;
        refusals.value += 1;
      });
    },
    clear() {
      missing.value = [];
      refusals.value = 0;
    },
  };
}

interface SubmitAnswer {
  readonly redirectUrl: string | null;
}

/** Sends a return once, then goes to the page that the shop names. */
function createSending(page: Services['page'], onSent: () => void) {
  const lock = createLock(page);
  const isDone = signal(false);
  return {
    isBusy: lock.isBusy,
    /** The shop accepted the return and named no page to go to. */
    isDone,
    /** Does nothing while a submission is running or after one succeeded. Rejects as `send` does. */
    async run(send: () => Promise<SubmitAnswer>) {
      if (isDone.peek()) return;
      await lock.run(async () => {
        const { redirectUrl } = await send();
        onSent();
        if (redirectUrl !== null && page.goTo(redirectUrl)) return 'leaving';
        isDone.value = true;
        return undefined;
      });
    },
  };
}
