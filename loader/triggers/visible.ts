import type { Trigger, TriggerWords } from './trigger.ts';

const observers: Record<string, IntersectionObserver> = {};

export const trigger: Trigger = {
  name: 'visible',
  argument: /^( -?\d+(px|%))?$/,
  examples: ['visible', 'visible 400px'],
  wait(element, load, rootMargin) {
    // All widgets with the same margin share an observer.
    observers[rootMargin] ??= new IntersectionObserver(
      (entries, observer) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          load(target as HTMLElement);
        }
      },
      { rootMargin },
    );
    observers[rootMargin].observe(element);
  },
};

export const words: TriggerWords = {
  visible: {
    guide: 'when it scrolls into view',
    label: { nl: 'Zodra hij in beeld komt', de: 'Sobald es ins Bild kommt', en: 'When it comes into view' },
  },
  'visible 400px': {
    guide: 'when it is that close to the viewport',
    label: {
      nl: 'Vlak voordat hij in beeld komt',
      de: 'Kurz bevor es ins Bild kommt',
      en: 'Just before it comes into view',
    },
  },
};
