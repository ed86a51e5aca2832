import { batch, computed, signal } from '@preact/signals-core';
import { chooseExemption } from '../../shared/contract/exemption.ts';
import { readSolutions, submitSolutions, type SolutionProduct } from '../../shared/contract/returns.ts';
import type { WireId } from '../../shared/contract/wire.ts';
import { draftText } from '../../shared/models/return-draft.ts';
import { createReturnWizard } from '../../shared/models/return-wizard.ts';
import { answersByProduct } from '../../shared/rules/return-answers.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { createDetails } from './details.model.ts';
import {
  givenAnswers,
  conditionsOf,
  isComplete,
  missingIn,
  sentProduct,
  solutionOf,
  type ProductField,
} from './solution.rules.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

export interface ReturnSolutionWizardInputs {
  readonly sourceUrl: string;
  readonly submitUrl: string;
  readonly updateUrl: string;
  readonly problemUrl: string;
  readonly uploadBase: string;
}

export type ReturnSolutionWizardState = StateOf<typeof createReturnSolutionWizard>;

/** The path is the input's placeholder: the loader stores an answer that it requested early under this path. */
function sourceOf(path: string) {
  return { ...readSolutions(path), path: '{sourceUrl}', target: () => ({ path }) };
}

export function createReturnSolutionWizard(services: Services, inputs: ReturnSolutionWizardInputs) {
  const { call, page, settings } = services;
  const isLoaded = signal(false);
  const step = signal<2 | 3>(2);
  /** The confirmation has its own history entry, so that Back shows the solutions. */
  let hasEntry = false;
  let hash = page.hash();
  const details = createDetails(services);
  const wizard = createReturnWizard<SolutionProduct, ProductField>(services, {
    uploadBase: inputs.uploadBase,
    isComplete,
    missingIn,
    sentProduct,
    toDraft: ({ selected_solution, serial_number, remark }) => ({ selected_solution, serial_number, remark }),
    fromDraft: (product, { selected_solution: id, serial_number, remark }) => ({
      ...product,
      selected_solution: typeof id === 'number' || typeof id === 'string' ? id : null,
      serial_number: draftText(serial_number),
      remark: draftText(remark),
    }),
    extraDraft: () => ({ details: details.changed.value }),
  });

  function show(next: 2 | 3) {
    batch(() => {
      step.value = next;
      details.clearMessages();
    });
  }

  page.onPopState(() => {
    const before = hash;
    hash = page.hash();
    // A link to an anchor in the page keeps the step.
    if (hash !== before) return;
    hasEntry = false;
    if (step.peek() === 3) show(2);
  });

  return {
    isLoaded,
    /** 2: solutions; 3: confirmation. */
    step,
    wizard,
    details,
    problemUrl: inputs.problemUrl,
    /** The chosen solution of the selected product. */
    solution: computed(() => (wizard.product.value ? solutionOf(wizard.product.value) : null)),
    /** All answers, to check before they are sent. */
    answers: computed(() => answersByProduct(wizard.products.value, givenAnswers)),
    conditions: computed(() => conditionsOf(wizard.products.value)),
    canDecline: inputs.updateUrl !== '' && settings.taxExemptionSelected,
    async start() {
      const { products, customerDetails } = await call(sourceOf(inputs.sourceUrl));
      batch(() => {
        const draft = wizard.load(products);
        details.load(customerDetails, draft?.extra['details']);
        isLoaded.value = true;
      });
    },
    choose: (id: WireId) => wizard.edit((product) => ({ ...product, selected_solution: id })),
    write: (field: 'serial_number' | 'remark', text: string) =>
      wizard.edit((product) => ({ ...product, [field]: text })),
    /** Selects the next incomplete product; shows the confirmation when there is none. */
    next() {
      if (!wizard.advance() || step.peek() === 3) return;
      if (!hasEntry) page.setPath(page.path(), 'push');
      hasEntry = true;
      show(3);
    },
    back: () => show(2),
    /** Goes back to the solutions, with this product selected. */
    showProduct(at: number) {
      wizard.select(at);
      show(2);
    },
    /** Declines the VAT rate of 0 %, then reloads the page, also after a failure. */
    async decline() {
      await call(chooseExemption(inputs.updateUrl), { tax_exemption_selected: false }).catch(() => {});
      page.reload();
    },
    async submit(typed: Readonly<Record<string, string>>) {
      try {
        await wizard.submit((products) => {
          details.take(typed);
          details.clearMessages();
          return call(submitSolutions(inputs.submitUrl), {
            products,
            customerDetails: details.values.peek(),
            lastOpenedFaqId: wizard.product.peek()?.faq?.id ?? null,
          });
        });
      } catch (error) {
        details.refuse(error);
      }
    },
  };
}
