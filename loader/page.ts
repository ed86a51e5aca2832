/** What stands in a JSON script; undefined when there is none, or when it is no JSON. */
export function json(script: Element | null): any {
  try {
    return JSON.parse(script!.textContent!);
  } catch {}
}

/** What the page says once for all its widgets. */
export function settings(): any {
  return (
    json(document.querySelector('[data-shop-settings]')) ?? (window as { shopSettings?: unknown }).shopSettings ?? {}
  );
}

/** The page's language where there are words for it: `de-AT` is `de`, and what is unknown is `nl`. */
export function locale(): 'nl' | 'de' | 'en' {
  const [found] = /^(de|en)\b/i.exec(settings().locale ?? document.documentElement.lang) ?? ['nl'];
  return found.toLowerCase() as 'nl' | 'de' | 'en';
}
