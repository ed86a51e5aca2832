import type { Markup } from '../icons.ts';
import { stepList } from '../step-list.ts';
import type { Visit } from '../visit.ts';

export type Step = 1 | 2 | 3 | 4;

const ADDRESSES = ['/checkout', '/checkout/shipping', '/checkout/payment'] as const;

/** The steps of the checkout. Earlier steps are links, until the order is placed. */
export function progress(current: Step, { words }: Visit): Markup {
  const names = [words.stage1, words.stage2, words.stage3, words.stage4];
  return stepList({
    label: words.checkoutSteps,
    current,
    steps: names.map((name, index) => ({ name, href: current < 4 ? ADDRESSES[index] : undefined })),
    part: 'sw-checkout__progress',
  });
}
