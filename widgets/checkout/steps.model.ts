import { signal } from '@preact/signals-core';
import type { StateOf } from '../../shared/models/state-of.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { isBefore, pathOf, reachable, STEPS, stepOf, type OrderProgress, type Step } from './steps.rules.ts';

export type Steps = StateOf<typeof createSteps>;

interface Dependencies {
  /** The progress according to the shop's data. */
  readProgress(): Omit<OrderProgress, 'isAccepted'>;
  /** Called when a step is shown. */
  onEnter(step: Step): void;
}

/** The current step. The path names it, so the browser's Back and Forward work. */
export function createSteps({ page }: Services, { readProgress, onEnter }: Dependencies) {
  const step = signal<Step>('details');
  let hasStarted = false;
  let isAccepted = false;
  /** The shopper can go back to this step. */
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
    /** Shows the step of the path, or the first step if that one is not reachable. */
    start() {
      hasStarted = true;
      enter(reachableStep());
    },
    /** Goes back to an earlier step; other steps are ignored. */
    goTo: (earlier: Step) => isPassed(earlier) && push(earlier),
    /** The shop has accepted a step; the shopper may have moved to another one. */
    markAccepted(sent: Step) {
      isAccepted = true;
      const next = STEPS[STEPS.indexOf(sent) + 1];
      if (next && step.peek() === sent) push(next);
    },
    /** Begins with the first step again. */
    restart() {
      isAccepted = false;
      if (step.peek() !== 'details') push('details');
    },
  };
}
