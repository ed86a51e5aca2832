/** Saves the attributes of an element. Returns a function that restores them. */
export function saveAttributes(element: Element, names: readonly string[]): () => void {
  const saved = names.map((name) => [name, element.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of saved)
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
  };
}
