import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Services } from '../../shared/runtime/services.ts';
import { isBefore, pathOf, reachable, STEPS, stepOf, type OrderProgress, type Step } from './steps.rules.ts';

/** The current step. The path names it, so the browser's Back and Forward work. */
export interface Steps {
  readonly step: ReadonlySignal<Step>;
  /** Shows the step of the path, or the first step if that one is not reachable. */
  start(): void;
  /** The shopper can go back to this step. */
  isPassed(step: Step): boolean;
  /** Goes back to an earlier step; other steps are ignored. */
  goTo(step: Step): void;
  /** The shop has accepted a step; the shopper may have moved to another one. */
  markAccepted(sent: Step): void;
  /** Begins with the first step again. */
  restart(): void;
}

interface Dependencies {
  /** The progress according to the shop's data. */
  readProgress(): Omit<OrderProgress, 'isAccepted'>;
  /** Called when a step is shown. */
  onEnter(step: Step): void;
}

export function createSteps({ page }: Services, { readProgress, onEnter }: Dependencies): Steps {
  const step = signal<Step>('details');
  let hasStarted = false;
  let isAccepted = false;
  const isPassed = (earlier: Step) => isBefore(earlier, step.value);

  function enter(next: Step) {
    step.value = next;
    onEnter(next);
  }

  function push(next: Step) {
    page.setPath(pathOf(next), 'push');
    enter(next);
  }

  /** Replaces the path of an unreachable step with that of the first one. */
  function reachableStep(): Step {
    const requested = stepOf(page.path());
    const next = reachable(requested, { ...readProgress(), isAccepted });
    if (next !== requested) page.setPath(pathOf(next), 'replace');
    return next;
  }

  page.onPopState(() => {
    if (!hasStarted) return;
    const next = reachableStep();
    if (next !== step.peek()) enter(next);
  });

  return {
    step,
    isPassed,
    start() {
      hasStarted = true;
      enter(reachableStep());
    },
    goTo: (earlier) => isPassed(earlier) && push(earlier),
    markAccepted(sent) {
      isAccepted = true;
      const next = STEPS[STEPS.indexOf(sent) + 1];
      if (next && step.peek() === sent) push(next);
    },
    restart() {
      isAccepted = false;
      if (step.peek() !== 'details') push('details');
    },
  };
}
