import { onTestFinished } from 'vitest';
import { takeCallSettings, type CallSettings } from '../../shared/http/call-settings.ts';

/** Sets what the loader reads of the page's settings, until the test ends or sets it again. */
export function setPageSettings(settings: CallSettings): void {
  takeCallSettings(() => settings);
  onTestFinished(() => takeCallSettings(() => null));
}
