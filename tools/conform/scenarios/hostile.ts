/** Texts that a careless server takes for something else. */
export const HOSTILE_TEXTS = [
  "' OR '1'='1",
  '"><script>alert(1)</script>',
  '../../../etc/passwd',
  '{{7*7}} ${7*7} %s%n',
  '\u0000',
  '\u202Eabc',
  'x'.repeat(5000),
] as const;

/** Values of another type than a text, a number or an id. */
export const HOSTILE_VALUES = [null, true, [], {}, [[1]], { $gt: '' }, 1e308, -1] as const;
