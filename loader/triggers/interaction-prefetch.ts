import { addLink, savesData, whenIdle } from '../engine/fetch-ahead.ts';
import { unclobbered } from '../../shared/runtime/unclobbered.ts';
import type { LazyTrigger, TriggerWords } from './trigger.ts';

/** As `interaction`, but its scripts are there by then, unless the shopper saves data. */
export const trigger: LazyTrigger = {
  name: 'interaction',
  argument: /^ prefetch$/,
  examples: ['interaction prefetch'],
  wait(element, load, _, { signal, isWaiting, loadOnInteraction, prefetch, scripts }) {
    const { addEventListener, matches } = unclobbered(element);
    loadOnInteraction();
    // The focus was there before this code.
    if (matches(':focus-within')) return load(element);
    addEventListener('pointerenter', () => isWaiting() && prefetch(), { signal, once: true });
    if (savesData()) return;
    whenIdle(() => isWaiting() && scripts().forEach((href) => addLink({ rel: 'modulepreload', href })));
  },
};

export const words: TriggerWords = {
  'interaction prefetch': {
    guide: 'at the first focus, key or click; its scripts are fetched before, when the browser is idle',
    label: {
      nl: 'Zodra iemand hem gebruikt, alvast opgehaald',
      de: 'Sobald jemand es benutzt, vorab geladen',
      en: 'When a visitor interacts with it, fetched ahead',
    },
  },
};
