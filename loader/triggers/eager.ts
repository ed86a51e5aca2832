import type { Trigger, TriggerWords } from './trigger.ts';

/** At once. The loader prefetches its files while it loads the engine. */
export const trigger: Trigger = { name: 'eager', wait: (element, load) => load(element) };

export const words: TriggerWords = {
  eager: { guide: 'at once', label: { nl: 'Meteen', de: 'Sofort', en: 'Immediately' } },
};
