/** Messages per field. Nested fields are named by dotted keys, such as `customerDetails.email`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * Reads `errors` from an answer, whatever its shape: a text, a list or a nested object per field, or a text for all.
 * Answers an empty map when there are none, also for PHP's `[]`.
 */
export function fieldErrors(body: unknown): FieldErrors {
  const found: Record<string, readonly string[]> = {};
  if (isObject(body))
    collect(typeof body['errors'] === 'string' ? { general: body['errors'] } : body['errors'], '', found);
  return found;
}

function collect(errors: unknown, prefix: string, found: Record<string, readonly string[]>): void {
  if (!isObject(errors)) return;
  for (const [key, value] of Object.entries(errors)) {
    const name = prefix + key;
    if (Array.isArray(value) && value.every(isMessage)) {
      if (value.length > 0) found[name] = value.map(String);
    } else if (isMessage(value)) found[name] = [String(value)];
    else collect(value, `${name}.`, found);
  }
}

function isMessage(value: unknown): value is string | number | boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' || value === true;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
