import { mapValues } from './answers.ts';

/** Addresses that would run a script or show a page in the shop's origin. */
export const HOSTILE_ADDRESSES = [
  'javascript:alert(1)',
  ' \u0001Java\nScript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
];

/** Keys of answers that contain an address; an alias is only a part of a path. */
const ADDRESS = /url(?!_alias)|image(?!_alt)|link|redirect|icon|page$|path/i;

/** The answer with all of its addresses replaced. */
export function withAddress(answer: unknown, address: string): unknown {
  return mapValues(answer, (value, key) =>
    ADDRESS.test(key) && (value === null || typeof value === 'string') ? address : value,
  );
}
