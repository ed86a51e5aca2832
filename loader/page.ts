/** Where JSON stands that cannot be read, until somebody tells its author; null for a place that is not there. */
export const broken: (Element | null)[] = [];

/** What stands in a JSON script, or elsewhere in an element; undefined when there is none, or when it is no JSON. */
export function json(place: Element | null, text = place?.textContent): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text!) as Record<string, unknown>;
  } catch {
    broken.push(place);
  }
}

/** What the page says once for all its widgets, as it stands there; all of it may be missing or wrong. */
interface Settings {
  readonly locale?: string;
}

export function settings(): Settings {
  return json(document.querySelector('[data-shop-settings]')) ?? window.shopSettings ?? {};
}

/** The page's language where there are words for it: `de-AT` and `de_AT` are `de`, and what is unknown is `nl`. */
export function locale(): 'nl' | 'de' | 'en' {
  const [found] = /^(de|en)(?![a-z])/i.exec(settings().locale || document.documentElement.lang) ?? ['nl'];
  return found.toLowerCase() as 'nl' | 'de' | 'en';
}

declare global {
  interface Window {
    shopSettings?: Settings;
  }
}
