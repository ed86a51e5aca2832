import * as z from 'zod/mini';

/** The level of the widget's main heading, for a page that has a main heading of its own. */
export const headingInput = z._default(z.string().check(z.regex(/^(?:1|2|3|none)$/, '1, 2, 3 or none')), '1');
