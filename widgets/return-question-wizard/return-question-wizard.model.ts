import { computed } from '@preact/signals-core';
import { submitQuestions, type QuestionProduct } from '../../shared/contract/returns.ts';
import type { WireId } from '../../shared/contract/wire.ts';
import { draftText } from '../../shared/models/return-draft.ts';
import { createReturnWizard } from '../../shared/models/return-wizard.ts';
import { answersByProduct } from '../../shared/rules/return-answers.ts';
import { manualsOf } from '../../shared/rules/return-products.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { answersOf, restoreAnswers, answeredIn, applyEvent, currentQuestion, startFlow } from './flow.rules.ts';
import {
  displaysOf,
  givenAnswers,
  isComplete,
  missingIn,
  sentProduct,
  type Display,
  type ProductField,
} from './fields.rules.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

export interface ReturnQuestionWizardInputs {
  readonly products: readonly QuestionProduct[];
  readonly submitUrl: string;
  readonly errorText: string;
  readonly uploadBase: string;
}

export type ReturnQuestionWizardState = StateOf<typeof createReturnQuestionWizard>;

const ALL_HIDDEN: Readonly<Record<ProductField, Display>> = {
  serial_number: 'hidden',
  images: 'hidden',
  videos: 'hidden',
};

export function createReturnQuestionWizard(services: Services, inputs: ReturnQuestionWizardInputs) {
  const wizard = createReturnWizard<QuestionProduct, ProductField>(services, {
    uploadBase: inputs.uploadBase,
    isComplete,
    missingIn,
    sentProduct,
    toDraft: (product) => ({ answers: answersOf(product), serial_number: product.serial_number }),
    fromDraft: (product, { answers, serial_number }) => ({
      ...restoreAnswers(product, answers),
      serial_number: draftText(serial_number),
    }),
  });
  const ofSelected = <Value>(read: (product: QuestionProduct) => Value, none: Value) =>
    computed(() => (wizard.product.value ? read(wizard.product.value) : none));

  return {
    /** Markup of the shop that replaces the wizard; empty when there is none. */
    errorText: inputs.errorText,
    wizard,
    /** Answered questions of the selected product, in the order in which they were asked. */
    answered: ofSelected(answeredIn, []),
    /** The open question; null when there is none. */
    question: ofSelected(currentQuestion, null),
    /** The shopper has given a final answer. */
    isFinal: ofSelected(({ final_question_answered: isFinal }) => isFinal, false),
    displays: ofSelected(displaysOf, ALL_HIDDEN),
    manuals: ofSelected(manualsOf, []),
    /** All answers, to check before they are sent. */
    answers: computed(() => answersByProduct(wizard.products.value, givenAnswers)),
    async start() {
      if (inputs.errorText === '') wizard.load(inputs.products.map(startFlow));
    },
    answer: (question: WireId, answer: WireId) =>
      wizard.edit((product) => applyEvent(product, { is: 'answered', question, answer })),
    /** Removes this answer and all later ones. */
    reopen: (question: WireId) => wizard.edit((product) => applyEvent(product, { is: 'reopened', question })),
    writeSerial: (text: string) => wizard.edit((product) => ({ ...product, serial_number: text })),
    /** Selects the next incomplete product; sends the return when there is none. */
    async next() {
      if (!wizard.advance()) return;
      try {
        await wizard.submit((products) => services.call(submitQuestions(inputs.submitUrl), { products }));
      } catch (error) {
        // The shopper sees no message; the button can be pressed again.
        console.error('[return-question-wizard]', error);
      }
    },
  };
}
