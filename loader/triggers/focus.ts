import { unclobbered } from '../../shared/runtime/unclobbered.ts';
import type { Trigger, TriggerWords } from './trigger.ts';

/** Unlike `interaction`, it keeps nothing from the page: the shop's own form can be sent before the widget is there. */
export const trigger: Trigger = {
  name: 'focus',
  wait(element, load) {
    const { addEventListener, matches } = unclobbered(element);
    addEventListener('focusin', () => load(element));
    if (matches(':focus-within')) load(element);
  },
};

export const words: TriggerWords = {
  focus: {
    guide: 'when the focus enters it; your own HTML works until then',
    label: {
      nl: 'Zodra iemand erin gaat typen',
      de: 'Sobald jemand hineinschreibt',
      en: 'When the focus enters it',
    },
  },
};
