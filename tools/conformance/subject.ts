import type { Locale } from '../../shared/i18n/languages.ts';
import type { Texts } from '../../shared/i18n/texts.ts';
import type { Widget } from '../../shared/runtime/host.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

/** What the shop answers: JSON by path, or a function for each call. A path that is missing is a 404. */
export type Answers = Readonly<Record<string, unknown>> | ((request: Request) => Response | Promise<Response>);

/** A widget to be checked. */
export interface Subject {
  /** What `defineIsland` or `defineEnhancer` returns. */
  readonly widget: Widget;
  /** Its texts by language. */
  readonly texts: Readonly<Record<Locale, Texts>>;
  /** Its example has all required inputs, and HTML of the shop inside. */
  readonly metadata: WidgetMetadata;
  readonly answers?: Answers;
  /** By input, a valid value that is not in the example, where its type does not tell one. */
  readonly values?: Readonly<Record<string, string>>;
  /** Does what a shopper does with the widget, so that it sends its calls. */
  readonly use?: (element: HTMLElement) => unknown;
}

/** One check of a widget. It rejects with an error that says what is wrong. */
export interface Check {
  readonly name: string;
  run(): Promise<void>;
}

export type RunCheck = (subject: Subject) => void | Promise<void>;

/** Rejects with all that is wrong. */
export function failIf(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error([...new Set(faults)].join('\n'));
}
