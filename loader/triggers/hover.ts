import { unclobbered } from '../../shared/runtime/unclobbered.ts';
import type { LazyTrigger, TriggerWords } from './trigger.ts';

/** A touch screen has no pointer that hovers: there it is the first touch. */
const SIGNS = ['pointerenter', 'pointerdown', 'focusin'];

export const trigger: LazyTrigger = {
  name: 'hover',
  wait(element, load, _, { signal }) {
    const { addEventListener, matches } = unclobbered(element);
    for (const type of SIGNS) addEventListener(type, () => load(element), { signal });
    // The pointer was there before this code.
    if (matches(':hover,:focus-within')) load(element);
  },
};

export const words: TriggerWords = {
  hover: {
    guide: 'when the pointer or the focus enters it, or at a touch',
    label: {
      nl: 'Zodra iemand hem aanwijst',
      de: 'Sobald jemand darauf zeigt',
      en: 'When a visitor points at it',
    },
  },
};
