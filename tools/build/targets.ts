/** The versions of the last two years. */
export const targets = ['chrome111', 'firefox114', 'safari16.4'];

export const locales = ['nl', 'de', 'en'] as const;
export type Locale = (typeof locales)[number];
