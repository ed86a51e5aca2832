import type { ManifestCall } from './manifest.ts';

/**
 * Fills the path and the body of a first call with the widget's inputs: `brand_id` on the wire is the input `brandId`.
 * Throws when a required input is missing; one whose default is empty is then not sent.
 */
export function fillCall(
  { path, body }: ManifestCall,
  readInput: (name: string) => unknown,
): [path: string, body: unknown] {
  const input = (name: string, fallback?: string | null) => {
    const value = readInput(name.replace(/_./g, (part) => part[1]!.toUpperCase())) ?? fallback;
    if (!value && fallback !== '') throw new Error(name);
    return value as string;
  };
  const filled: Record<string, unknown> = {};
  for (const name in body) filled[name] = input(name, body[name]) || undefined;
  return [
    // An input that is the whole address stays as it is.
    path.replace(/{(\w+)}/g, (part, name) => (part === path ? input(name) : encodeURIComponent(input(name)))),
    body && filled,
  ];
}
