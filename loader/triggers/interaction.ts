import { unclobbered } from '../../shared/runtime/unclobbered.ts';
import type { Trigger, TriggerWords } from './trigger.ts';
import { trigger as visible } from './visible.ts';

/** The inbox loads the widget with the first event that the shopper causes in its element, and keeps these events. */
export const trigger: Trigger = {
  name: 'interaction',
  wait(element, load) {
    const { dataset, matches, querySelector } = unclobbered(element);
    // The focus was there before this code.
    if (matches(':focus-within')) return load(element);
    // Without a control in the HTML there is nothing to interact with. The widget draws one with the text of `data-label`.
    if (dataset['label'] && !querySelector('a,button,summary')) visible.wait(element, load, '');
  },
};

export const words: TriggerWords = {
  interaction: {
    guide: 'at the first focus, key or click',
    label: {
      nl: 'Zodra iemand hem gebruikt',
      de: 'Sobald jemand es benutzt',
      en: 'When a visitor interacts with it',
    },
  },
};
