/**
 * The document, past the elements that hide its properties: in a page with `<form name="head">`, `document.head` is
 * that form.
 */
export const page = new Proxy(document, {
  get(target, name) {
    const value: unknown = Reflect.get(Document.prototype, name, target);
    return typeof value === 'function' ? value.bind(target) : value;
  },
});

/** Where JSON stands that cannot be read, until somebody tells its author; null for a place that is not there. */
export const invalidJson: (Element | null)[] = [];

/** What stands in a JSON script, or elsewhere in an element; undefined when there is none, or when it is no JSON. */
export function json(place: Element | null, text = place?.textContent): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text!) as Record<string, unknown>;
  } catch {
    invalidJson.push(place);
  }
}

/** What the page says once for all its widgets, as it stands there; all of it may be missing or wrong. */
interface Settings {
  readonly locale?: string;
}

export function settings(): Settings {
  // An element with this id is a property of the window, too, but not its own.
  const own = Object.hasOwn(window, 'shopSettings') && window.shopSettings;
  return json(page.querySelector('[data-shop-settings]')) ?? (own || {});
}

/** The page's language where there are words for it: `de-AT` and `de_AT` are `de`, and what is unknown is `nl`. */
export function locale(): 'nl' | 'de' | 'en' {
  const [found] = /^(de|en)(?![a-z])/i.exec(settings().locale || page.documentElement.lang) ?? ['nl'];
  return found.toLowerCase() as 'nl' | 'de' | 'en';
}

declare global {
  interface Window {
    shopSettings?: Settings;
  }
}
