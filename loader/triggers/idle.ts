import type { Trigger, TriggerWords } from './trigger.ts';

const IDLE_TIMEOUT_MS = 2000;

export const trigger: Trigger = {
  name: 'idle',
  wait(element, load) {
    // Safari has no idle callback, and `setTimeout` reads the options as no delay.
    const schedule = window.requestIdleCallback ?? setTimeout;
    schedule(() => load(element), { timeout: IDLE_TIMEOUT_MS });
  },
};

export const words: TriggerWords = {
  idle: {
    guide: 'when the browser is idle, after 2 s at the latest',
    label: {
      nl: 'Zodra de browser niets anders te doen heeft',
      de: 'Sobald der Browser nichts anderes zu tun hat',
      en: 'When the browser is idle',
    },
  },
};
