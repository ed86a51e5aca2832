/** The last two years of Chrome, Edge, Firefox and Safari. */
export const targets = ['chrome111', 'firefox114', 'safari16.4'];

export const locales = ['nl', 'de', 'en'] as const;
export type Locale = (typeof locales)[number];
