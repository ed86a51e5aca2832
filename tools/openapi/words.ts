import * as z from 'zod/mini';
import type { ZodOpenApiParameterObject, ZodOpenApiResponseObject } from 'zod-openapi';

/** What holds for all calls. */
export const INTRODUCTION = `The widgets ask a shop on its own paths. What is described here is what a shop does best:
the widgets read more than that, because many shops are written in PHP. Numbers and amounts may be text (\`"3.95"\`),
truths may be \`0\` and \`1\`, a list may be an object with numbered keys, an empty object may be \`[]\`, and what is
optional may be missing, \`null\`, \`false\` or empty. Answers may hold more than is asked for.

Amounts are in euros. Texts that are markup go through a sanitiser before they are shown. The examples were asked of the
demo shop; of every list they show the first two entries.`;

/** Headers that calls carry. */
export const HEADERS: Record<string, ZodOpenApiParameterObject> = {
  RequestedWith: {
    name: 'X-Requested-With',
    in: 'header',
    required: true,
    description: 'Tells a call from a visit to a page.',
    schema: { const: 'XMLHttpRequest' },
  },
  CsrfToken: {
    name: 'X-CSRF-TOKEN',
    in: 'header',
    required: true,
    description:
      'What `<meta name="csrf-token">` says when the call is made. Where there is a cookie `XSRF-TOKEN`, its value goes along as `X-XSRF-TOKEN`.',
    schema: { type: 'string' },
  },
};

const Messages = z.union([z.string(), z.array(z.string())]);
const Failure = z.looseObject({ message: z.optional(z.string()), errors: z.optional(z.record(z.string(), Messages)) });

function failure(description: string, example: object): ZodOpenApiResponseObject {
  return { description, content: { 'application/json': { schema: Failure, example } } };
}

/** What goes wrong everywhere in the same way. */
export const FAILURES: Record<string, ZodOpenApiResponseObject> = {
  SignedOut: failure('Nobody is signed in. The page’s own HTML stays, in which a link may lead to the login.', {
    message: 'Unauthenticated.',
  }),
  Expired: failure('The token is not that of the session. The next try reads it again.', {
    message: 'CSRF token mismatch.',
  }),
  Refused: failure(
    'Understood, and refused. The messages are shown: at the field of their name where there is one, else beside the button.',
    {
      message: 'Vul een geldig e-mailadres in.',
      errors: { email: ['Vul een geldig e-mailadres in.'] },
    },
  ),
  TooMany: failure('Too often. The shopper is asked to try again later.', { message: 'Too Many Attempts.' }),
  Failed: failure(
    'Anything else is a failure: the page’s own HTML stays, or the shopper reads that something went wrong and may try again.',
    { message: 'Server Error' },
  ),
};
