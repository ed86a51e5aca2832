import type { Locale } from '../shared/i18n/languages.ts';
import { page } from './page.ts';

/** Elements with invalid JSON that are not yet reported; null where the element is missing. */
export const invalidJson: (Element | null)[] = [];

/** Parses the JSON in an element, or in one of its attributes. Undefined when there is none, or when it is invalid. */
export function parseJson(
  element: Element | null,
  text: string | null | undefined = element?.textContent,
): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text!) as Record<string, unknown>;
  } catch {
    invalidJson.push(element);
  }
}

/** The page's settings for all widgets, unchecked. */
interface Settings {
  readonly locale?: string;
  /** Whether `?eiland-inspect` opens the inspector. */
  readonly inspect?: unknown;
  /** Whether agents of shoppers get commands as tools. */
  readonly agents?: unknown;
  /** What is measured for other scripts of the page. */
  readonly telemetry?: {
    /** Publishes a fact for each call that ends. */
    readonly calls?: unknown;
    /** Publishes how each widget performs. */
    readonly vitals?: unknown;
  };
  /** Whether calls to the page's own origin have the header of this name. */
  readonly traceparent?: unknown;
  /** Whether events are pushed to other scripts of the page, or the name of the event after which they are. */
  readonly analytics?: unknown;
  readonly consent?: string | undefined;
}

/** The event of the setting `analytics` that was fired. */
let consent: string | undefined;

function noteConsent({ type }: Event): void {
  consent = type;
}

export function settings(): Settings {
  // Authors of a CMS who may not write scripts can write other elements with this attribute.
  const script = page.querySelector('script[data-shop-settings]');
  // An element with id="shopSettings" is readable as window.shopSettings too, but is not an own property.
  const own = Object.hasOwn(window, 'shopSettings') && window.shopSettings;
  const written: Settings = parseJson(script) ?? (own || {});
  // In the capture phase, the window gets events of every element. It adds a listener that it has already no second time.
  addEventListener(written.analytics as string, noteConsent, true);
  return { ...written, consent };
}

/** The page's language if the widgets have texts in it: `de-AT` and `de_AT` are `de`. Otherwise `nl`. */
export function locale(): Locale {
  const [language] = /^(de|en)(?![a-z])/i.exec(settings().locale || page.documentElement.lang) ?? ['nl'];
  return language.toLowerCase() as Locale;
}

declare global {
  interface Window {
    shopSettings?: Settings;
  }
}
