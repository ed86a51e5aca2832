import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Services } from '../../shared/runtime/services.ts';
import { pathOf, reachable, stepOf, type OrderProgress, type Step } from './steps.rules.ts';

/** The current step. The path names it, so the browser's Back and Forward work. */
export interface Steps {
  readonly step: ReadonlySignal<Step>;
  /** Shows the step of the path, or the first step if that one is not reachable. */
  start(): void;
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

export function createSteps({ page }: Services, { readProgress: known, onEnter: entered }: Dependencies): Steps {
  const step = signal<Step>(1);
  let hasStarted = false;
  let isAccepted = false;

  function enter(next: Step) {
    step.value = next;
    entered(next);
  }

  function push(next: Step) {
    page.setPath(pathOf(next), 'push');
    enter(next);
  }

  /** Replaces the path of an unreachable step with that of the first one. */
  function reachableStep(): Step {
    const requested = stepOf(page.path());
    const next = reachable(requested, { ...known(), isAccepted });
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
    start() {
      hasStarted = true;
      enter(reachableStep());
    },
    goTo: (next) => next < step.peek() && push(next),
    markAccepted(sent) {
      isAccepted = true;
      if (sent !== 3 && step.peek() === sent) push(sent === 1 ? 2 : 3);
    },
    restart() {
      isAccepted = false;
      if (step.peek() !== 1) push(1);
    },
  };
}
