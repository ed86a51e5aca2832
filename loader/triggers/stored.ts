import type { LazyTrigger, TriggerWords } from './trigger.ts';

/**
 * When the list under this key has items. The browser stores it, unless storage is full or blocked.
 * `shop:<key>-changed` publishes its changes.
 */
export const trigger: LazyTrigger = {
  name: 'stored',
  argument: /^ [\w-]+$/,
  examples: ['stored compare'],
  wait(element, load, key, { signal, latestFacts }) {
    const fact = `${key}-changed`;
    const check = (list: unknown) => {
      if (Array.isArray(list) && list.length > 0) load(element);
    };
    const checkDetail = (detail: unknown) => check((detail as { items?: unknown } | undefined)?.items);
    const checkStored = () => check(readStored(key));
    // On the window it runs in the capture phase: an event on the document does not bubble.
    addEventListener(`shop:${fact}`, (event) => checkDetail((event as CustomEvent).detail), { signal, capture: true });
    // Another tab may store items, also while this page is in the back/forward cache.
    addEventListener('storage', checkStored, { signal });
    addEventListener('pageshow', checkStored, { signal });
    checkStored();
    checkDetail(latestFacts[fact]);
  },
};

function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key)!);
  } catch {
    return null;
  }
}

export const words: TriggerWords = {
  'stored compare': {
    guide: 'when the list in `localStorage` under this key has an entry, or gets one in this tab or another',
    label: {
      nl: 'Zodra er iets te vergelijken is',
      de: 'Sobald es etwas zu vergleichen gibt',
      en: 'When there are products to compare',
    },
    isIndividual: true,
  },
};
