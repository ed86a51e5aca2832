import type { Attribute } from './attributes.ts';

/** A number with a decimal point; `missing` when nothing is written. Few enhancers have one, so that no other pays. */
export function number<Missing extends number | null>(missing: Missing): Attribute<number | Missing> {
  return {
    expected: 'a number',
    read: (written) => (written?.trim() ? asNumber(written) : missing),
  };
}

function asNumber(written: string): number | undefined {
  return Number.isFinite(Number(written)) ? Number(written) : undefined;
}
