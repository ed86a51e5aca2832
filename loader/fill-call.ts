/**
 * Puts a widget's inputs into the path and the body of its first call, where `brand_id` is the input `brandId`. Throws
 * when a needed one is missing.
 */
export function fill(
  path: string,
  body: string | undefined,
  read: (name: string) => unknown,
): [path: string, body: unknown] {
  const input = (name: string, fallback?: string) => {
    const value = read(name.replace(/_(.)/g, (_, letter) => letter.toUpperCase())) ?? fallback;
    if (!value) throw new Error(name);
    return value as string;
  };
  return [
    // An input that is the whole address stays as it is.
    path.replace(/{(\w+)}/g, (part, name) => (part === path ? input(name) : encodeURIComponent(input(name)))),
    // A call without inputs has no body, rather than an empty one.
    body
      ? Object.fromEntries([...new URLSearchParams(body)].map(([name, fallback]) => [name, input(name, fallback)]))
      : undefined,
  ];
}
