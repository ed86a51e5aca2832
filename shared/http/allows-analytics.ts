import { callSettings } from './call-settings.ts';

/**
 * Whether widgets may push events to scripts of the page now: without the setting `analytics`, with one that is true, or
 * once the event that it names was fired.
 */
export function allowsAnalytics(): boolean {
  const { analytics, consent } = callSettings();
  const allowing: readonly unknown[] = [undefined, null, true, 'true', 1, '1', consent];
  return allowing.includes(analytics);
}
