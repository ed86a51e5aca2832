import type { LazyTrigger, TriggerWords } from './trigger.ts';

export const trigger: LazyTrigger = {
  name: 'media',
  argument: /^ ./,
  examples: ['media (min-width: 800px)'],
  wait(element, load, argument, { signal }) {
    const query = matchMedia(argument);
    if (query.media === 'not all') return false;
    query.addEventListener('change', () => load(element), { signal });
    if (query.matches) load(element);
  },
};

export const words: TriggerWords = {
  'media (min-width: 800px)': {
    guide: 'when the media query matches',
    label: {
      nl: 'Zodra het venster breed of smal genoeg is',
      de: 'Sobald das Fenster breit oder schmal genug ist',
      en: 'When the window is wide or narrow enough',
    },
    isIndividual: true,
  },
};
