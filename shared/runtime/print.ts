import type { Commands } from '../bus/events.ts';
import type { Locale } from '../i18n/languages.ts';
import type { Translate } from './create-translate.ts';

/** What a server knows where it prints the HTML that an enhancer finds in the page. */
export interface PrintContext<Words> {
  readonly t: Translate<Words>;
  readonly locale: Locale;
  /** The answer to its first call, unchecked. Undefined where the page has none. */
  readonly answer: unknown;
  /** Whether a widget of the page handles the command. */
  hasHandler(command: keyof Commands): boolean;
}
