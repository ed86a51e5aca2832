import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { chooseExemption } from '../../shared/contract/exemption.ts';
import { readSolutions, submitSolutions, type Solution, type SolutionProduct } from '../../shared/contract/returns.ts';
import type { WireId } from '../../shared/contract/wire.ts';
import { draftText } from '../../shared/models/return-draft.ts';
import { createReturnSubmission } from '../../shared/models/return-submission.ts';
import { createReturnWizard, type ReturnWizard } from '../../shared/models/return-wizard.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { createDetails, type DetailsState } from './details.model.ts';
import {
  conditionsOf,
  isComplete,
  missingIn,
  sentProduct,
  solutionOf,
  type Asked,
  type Conditions,
} from './solution.rules.ts';

export interface ReturnSolutionWizardInputs {
  readonly sourceUrl: string;
  readonly submitUrl: string;
  readonly updateUrl: string;
  readonly problemUrl: string;
  readonly uploadBase: string;
}

export interface ReturnSolutionWizardState {
  start(): Promise<void>;
  readonly isLoaded: ReadonlySignal<boolean>;
  /** 2 asks for solutions, 3 for the address. */
  readonly step: ReadonlySignal<2 | 3>;
  readonly problemUrl: string;
  readonly wizard: ReturnWizard<SolutionProduct>;
  /** Of the selected product. */
  readonly solution: ReadonlySignal<Solution | null>;
  /** What is missing of the selected product, once the shopper wanted to go on without it. */
  readonly missing: ReadonlySignal<readonly Asked[]>;
  choose(solution: WireId): void;
  write(what: 'serial_number' | 'remark', text: string): void;
  /** To the next product of which something is missing, or to the confirmation. */
  next(): void;
  back(): void;
  readonly details: DetailsState;
  readonly conditions: ReadonlySignal<readonly Conditions[]>;
  readonly canDecline: boolean;
  /** Gives up the rate of 0 %; the page is then loaded again, whatever the shop says. */
  decline(): Promise<void>;
  readonly isSubmitting: ReadonlySignal<boolean>;
  readonly isDone: ReadonlySignal<boolean>;
  submit(typed: Readonly<Record<string, string>>): Promise<void>;
  reload(): void;
}

/** A call whose path is the page's own; the loader may have made it already, by the name of the input. */
function sourceOf(path: string) {
  return { ...readSolutions(path), path: '{sourceUrl}', target: () => ({ path }) };
}

export function createReturnSolutionWizard(
  services: Services,
  inputs: ReturnSolutionWizardInputs,
): ReturnSolutionWizardState {
  const { call, page, settings } = services;
  const isLoaded = signal(false);
  const step = signal<2 | 3>(2);
  /** The confirmation has an entry of its own in the history, from which Back leads to the solutions. */
  let hasEntry = false;
  let hash = page.hash();
  const details = createDetails(services);
  const wizard = createReturnWizard<SolutionProduct>(services, {
    uploadBase: inputs.uploadBase,
    isComplete,
    kept: ({ selected_solution, serial_number, remark }) => ({ selected_solution, serial_number, remark }),
    restored: (product, { selected_solution: id, serial_number, remark }) => ({
      ...product,
      selected_solution: typeof id === 'number' || typeof id === 'string' ? id : null,
      serial_number: draftText(serial_number),
      remark: draftText(remark),
    }),
    more: () => ({ details: details.kept.value }),
  });
  const sending = createReturnSubmission(services, wizard.finish);

  function show(next: 2 | 3) {
    batch(() => {
      step.value = next;
      details.calm();
    });
  }

  function confirm() {
    if (step.peek() === 3) return;
    if (!hasEntry) page.write(page.path(), 'push');
    hasEntry = true;
    show(3);
  }

  page.onMove(() => {
    const before = hash;
    hash = page.hash();
    // A link within the page leads nowhere else.
    if (hash !== before) return;
    hasEntry = false;
    if (step.peek() === 3) show(2);
  });

  function sent() {
    const came = wizard.came();
    return {
      products: wizard.products.peek().map((product, at) => sentProduct(product, came[at]!)),
      customerDetails: details.values.peek(),
      lastOpenedFaqId: wizard.product.peek()?.faq?.id ?? null,
    };
  }

  return {
    isLoaded,
    step,
    wizard,
    details,
    problemUrl: inputs.problemUrl,
    solution: computed(() => (wizard.product.value ? solutionOf(wizard.product.value) : null)),
    missing: computed(() => (wizard.refusals.value > 0 && wizard.product.value ? missingIn(wizard.product.value) : [])),
    conditions: computed(() => conditionsOf(wizard.products.value)),
    canDecline: inputs.updateUrl !== '' && settings.taxExemptionSelected,
    isSubmitting: sending.isSubmitting,
    isDone: sending.isDone,
    async start() {
      const { products, customerDetails } = await call(sourceOf(inputs.sourceUrl));
      batch(() => {
        details.begin(customerDetails);
        const kept = wizard.begin(products);
        details.restore(kept?.more['details']);
        isLoaded.value = true;
      });
    },
    choose(id) {
      wizard.edit((product) => ({ ...product, selected_solution: id }));
    },
    write(what, text) {
      wizard.edit((product) => ({ ...product, [what]: text }));
    },
    next() {
      if (wizard.advance()) confirm();
    },
    back: () => show(2),
    async decline() {
      await call(chooseExemption(inputs.updateUrl), { tax_exemption_selected: false }).catch(() => {});
      page.reload();
    },
    async submit(typed) {
      if (wizard.isUploading.peek()) return;
      details.take(typed);
      details.calm();
      try {
        await sending.run(() => call(submitSolutions(inputs.submitUrl), sent()));
      } catch (error) {
        details.refused(error);
      }
    },
    reload: page.reload,
  };
}
