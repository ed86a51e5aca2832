import de from '../i18n/locales/de.json';
import en from '../i18n/locales/en.json';
import nl from '../i18n/locales/nl.json';
import type { Host } from './host.ts';
import { unclobbered } from './unclobbered.ts';

/** The texts of the kit, where no widget has loaded them. */
export const KIT = { nl, de, en };

let shown: HTMLElement | undefined;

/**
 * Shows a message where no widget draws one, instead of the last notice.
 *
 * @param after the notice follows it; by default, it is at the end of the page
 */
export function showNotice(content: readonly (Node | string)[], after?: Element): void {
  removeNotice();
  shown = unclobbered(document).createElement('p');
  shown.className = 'sw-message sw-message--error';
  shown.setAttribute('role', 'alert');
  if (after) after.after(shown);
  else unclobbered(document).body.append(shown);
  // Screen readers announce text that is added to an alert in the page.
  shown.append(...content);
}

export function showWentWrong(locale: Host['locale'], after: Element): void {
  showNotice([KIT[locale].wentWrong], after);
}

export function removeNotice(): void {
  shown?.remove();
}
