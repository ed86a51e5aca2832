import type { Attribute } from './attributes.ts';

/** A number with a decimal point. `missing` is the default. Few enhancers use it, so it is a separate file. */
export function number<Missing extends number | null>(missing: Missing): Attribute<number | Missing> {
  return {
    expected: 'a number',
    read: (written) => (written?.trim() ? toNumber(written) : missing),
  };
}

function toNumber(written: string): number | undefined {
  return Number.isFinite(Number(written)) ? Number(written) : undefined;
}
