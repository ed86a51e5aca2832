import * as z from 'zod/mini';
import type { ZodOpenApiParameterObject, ZodOpenApiResponseObject } from 'zod-openapi';

export const INTRODUCTION = `The widgets call a shop on its own paths. This document has the recommended form of each answer.
The widgets accept other forms too, because many shops use PHP. Numbers and amounts may be text (\`"3.95"\`), booleans
may be \`0\` and \`1\`, a list may be an object with numbered keys, an empty object may be \`[]\`, and an optional value
may be missing, \`null\`, \`false\` or empty. Answers may have further keys.

Amounts are in euros. Markup is sanitised before it is shown. The examples are answers of the demo shop, with the first
two items of each list.`;

export const HEADERS: Record<string, ZodOpenApiParameterObject> = {
  RequestedWith: {
    name: 'X-Requested-With',
    in: 'header',
    required: true,
    description: 'Distinguishes a call from a visit to a page.',
    schema: { const: 'XMLHttpRequest' },
  },
  CsrfToken: {
    name: 'X-CSRF-TOKEN',
    in: 'header',
    required: true,
    description:
      'The content of `<meta name="csrf-token">` at the time of the call. A cookie `XSRF-TOKEN` is sent as `X-XSRF-TOKEN`.',
    schema: { type: 'string' },
  },
};

const Messages = z.union([z.string(), z.array(z.string())]);
const Failure = z.looseObject({
  message: z
    .optional(z.string())
    .register(z.globalRegistry, { description: 'What the shopper reads where `errors` names no field.' }),
  errors: z.optional(z.record(z.string(), Messages)).register(z.globalRegistry, {
    description: 'Messages by the name of their field; without them, `message` is shown.',
  }),
});

function failure(description: string, example: object): ZodOpenApiResponseObject {
  return { description, content: { 'application/json': { schema: Failure, example } } };
}

export const FAILURES: Record<string, ZodOpenApiResponseObject> = {
  SignedOut: failure(
    'The shopper is not signed in. The page’s own HTML stays, which may contain a link to the login.',
    {
      message: 'Unauthenticated.',
    },
  ),
  Expired: failure('The token is not the one of the session. A retry reads it again.', {
    message: 'CSRF token mismatch.',
  }),
  Refused: failure(
    'The shop refuses the input. `errors` has messages by the names of the keys that were sent, in the language of the page: each is shown at its field. Without `errors`, `message` is shown beside the button.',
    {
      message: 'Vul een geldig e-mailadres in.',
      errors: { email: ['Vul een geldig e-mailadres in.'] },
    },
  ),
  TooMany: failure('Too many calls. The widget asks the shopper to try again later.', {
    message: 'Too Many Attempts.',
  }),
  Failed: failure('Any other failure. The page’s own HTML stays, or a message offers a retry.', {
    message: 'Server Error',
  }),
};
