import type { Page } from '@playwright/test';

/** The names of all properties of a form. A field of the form that has one of them hides it from scripts. */
export function formProperties(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names: string[] = [];
    let prototype = HTMLFormElement.prototype as object;
    for (; prototype !== Object.prototype; prototype = Object.getPrototypeOf(prototype) as object)
      names.push(...Object.getOwnPropertyNames(prototype));
    return [...new Set(names)];
  });
}

/** A hidden field for each name. */
export const fieldsNamed = (names: readonly string[]): string =>
  names.map((name) => `<input type="hidden" name="${name}" value="${name}">`).join('');
