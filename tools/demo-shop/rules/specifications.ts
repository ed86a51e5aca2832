import { SPECIFICATIONS, type Specification } from '../seed/specifications.ts';
import type { Words } from './language.ts';

export interface Specified extends Specification {
  readonly value: Words;
}

const byName = new Map(SPECIFICATIONS.map((specification) => [specification.name.nl, specification]));

/** The specifications of a product with their numbers, as stored. */
export function specificationsIn(json: string): Specified[] {
  const stored = JSON.parse(json) as { name: Words; value: Words }[];
  return stored.flatMap(({ name, value }) => {
    const known = byName.get(name.nl);
    return known ? [{ ...known, value }] : [];
  });
}
