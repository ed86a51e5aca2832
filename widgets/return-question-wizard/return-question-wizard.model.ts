import { computed, type ReadonlySignal } from '@preact/signals-core';
import { submitQuestions, type Answer, type Question, type QuestionProduct } from '../../shared/contract/returns.ts';
import type { WireId } from '../../shared/contract/wire.ts';
import { draftText } from '../../shared/models/return-draft.ts';
import { createReturnSubmission } from '../../shared/models/return-submission.ts';
import { createReturnWizard, type ReturnWizard } from '../../shared/models/return-wizard.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { after, answeredIn, begun, currentQuestion } from './flow.rules.ts';
import { displaysOf, isComplete, missingIn, sentProduct, type Display, type Given } from './given.rules.ts';
import { answeredAgain, draftAnswers, manualsOf, type Manual } from './draft.rules.ts';

export interface ReturnQuestionWizardInputs {
  readonly products: readonly QuestionProduct[];
  readonly submitUrl: string;
  readonly errorText: string;
  readonly uploadBase: string;
}

export interface ReturnQuestionWizardState {
  start(): Promise<void>;
  /** Markup of the shop that takes the place of the wizard; empty when there is none. */
  readonly errorText: string;
  readonly wizard: ReturnWizard<QuestionProduct>;
  /** Of the selected product, in the order in which they were asked. */
  readonly answered: ReadonlySignal<readonly { readonly question: Question; readonly answer: Answer }[]>;
  /** Null when nothing more is asked. */
  readonly question: ReadonlySignal<Question | null>;
  /** A final answer was given. */
  readonly isFinal: ReadonlySignal<boolean>;
  readonly displays: ReadonlySignal<Readonly<Record<Given, Display>>>;
  /** What is missing of the selected product, once the shopper wanted to go on without it. */
  readonly missing: ReadonlySignal<readonly Given[]>;
  readonly manuals: ReadonlySignal<readonly Manual[]>;
  answer(question: WireId, answer: WireId): void;
  /** Forgets this answer and all later ones. */
  reopen(question: WireId): void;
  writeSerial(text: string): void;
  /** To the next product of which something is missing; sends the return when there is none. */
  next(): Promise<void>;
  readonly isSubmitting: ReadonlySignal<boolean>;
  readonly isDone: ReadonlySignal<boolean>;
}

const NOTHING: Readonly<Record<Given, Display>> = { serial_number: 'hidden', images: 'hidden', videos: 'hidden' };

export function createReturnQuestionWizard(
  services: Services,
  inputs: ReturnQuestionWizardInputs,
): ReturnQuestionWizardState {
  const wizard = createReturnWizard<QuestionProduct>(services, {
    uploadBase: inputs.uploadBase,
    isComplete,
    kept: (product) => ({ answers: draftAnswers(product), serial_number: product.serial_number }),
    restored: (product, { answers, serial_number }) => ({
      ...answeredAgain(product, answers),
      serial_number: draftText(serial_number),
    }),
  });
  const sending = createReturnSubmission(services, wizard.finish);
  const of = <Value>(read: (product: QuestionProduct) => Value, none: Value) =>
    computed(() => (wizard.product.value ? read(wizard.product.value) : none));

  async function submit() {
    if (wizard.isUploading.peek()) return;
    const came = wizard.came();
    const products = wizard.products.peek().map((product, at) => sentProduct(product, came[at]!));
    try {
      await sending.run(() => services.call(submitQuestions(inputs.submitUrl), { products }));
    } catch (error) {
      // Nothing more than this is asked for (specification 001 §7); the button can be pressed again.
      console.error('[return-question-wizard]', error);
    }
  }

  return {
    errorText: inputs.errorText,
    wizard,
    answered: of(answeredIn, []),
    question: of(currentQuestion, null),
    isFinal: of(({ final_question_answered: isFinal }) => isFinal, false),
    displays: of(displaysOf, NOTHING),
    missing: computed(() => (wizard.refusals.value > 0 && wizard.product.value ? missingIn(wizard.product.value) : [])),
    manuals: of(manualsOf, []),
    isSubmitting: sending.isSubmitting,
    isDone: sending.isDone,
    async start() {
      if (inputs.errorText === '') wizard.begin(inputs.products.map(begun));
    },
    answer: (question, answer) => wizard.edit((product) => after(product, { is: 'answered', question, answer })),
    reopen: (question) => wizard.edit((product) => after(product, { is: 'reopened', question })),
    writeSerial: (text) => wizard.edit((product) => ({ ...product, serial_number: text })),
    async next() {
      if (wizard.advance()) await submit();
    },
  };
}
