import type { FieldErrors } from '../contract/field-errors.ts';

/** The message of a refused code; null when the call failed for another reason. */
export function codeError({ status, errors, shopMessage }: Refused): string | null {
  if (status !== 422) return null;
  const messages = errors['code'] ?? Object.values(errors).flat();
  return messages.length > 0 ? messages.join(', ') : shopMessage;
}

interface Refused {
  readonly status: number | null;
  readonly errors: FieldErrors;
  readonly shopMessage: string | null;
}
