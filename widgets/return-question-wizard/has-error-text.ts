const IN_JSON = /"errorText"\s*:\s*"[^"]/;

/** Whether the page sets an error text, in the attribute or in the JSON element. */
export function hasErrorText(element: HTMLElement): boolean {
  const json = element.querySelector(':scope > script[type="application/json"]')?.textContent ?? '';
  return Boolean(element.dataset['errorText']) || IN_JSON.test(json);
}
