/** Scripts that cannot be read, until somebody tells their author; null for one that is not there. */
export const broken: (Element | null)[] = [];

/** What stands in a JSON script; undefined when there is none, or when it is no JSON. */
export function json(script: Element | null): Record<string, unknown> | undefined {
  try {
    return JSON.parse(script!.textContent) as Record<string, unknown>;
  } catch {
    broken.push(script);
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
