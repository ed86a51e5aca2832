const IN_JSON = /"errorText"\s*:\s*"[^"]/;

/** Whether the page gives an error text, in the attribute or in the JSON child. */
export function hasErrorText(element: HTMLElement): boolean {
  const json = element.querySelector(':scope > script[type="application/json"]')?.textContent ?? '';
  return Boolean(element.dataset['errorText']) || IN_JSON.test(json);
}
