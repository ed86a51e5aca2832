import { isRecord } from '../contract/wire.ts';

/** The texts with these names in a stored value, which can be of any type. */
export function storedTexts<Name extends string>(
  names: readonly Name[],
  stored: unknown,
): Partial<Readonly<Record<Name, string>>> {
  const values = isRecord(stored) ? stored : {};
  const texts = names.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : []));
  return Object.fromEntries(texts) as Partial<Record<Name, string>>;
}
