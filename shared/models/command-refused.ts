/**
 * The error of a handler that does not carry out a command because of its detail. The sender gets a `CommandError` with
 * the reason `refused` and these messages, which are for developers.
 */
export function commandRefused(errors: Readonly<Record<string, readonly string[]>>): Error {
  const text = Object.entries(errors).map(([field, messages]) => `${field}: ${messages.join(', ')}`);
  return Object.assign(new Error(text.join('; ')), { reason: 'refused', errors });
}
