/** Messages per field. Nested fields are named by dotted keys, such as `customerDetails.email`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The name of messages that belong to no field. */
const GENERAL = 'general';

/**
 * Reads `errors` of any shape from an answer: a text or a list for all, or a text, a list or a nested object per
 * field. Answers an empty map when there are none, also for PHP's `[]`.
 */
export function fieldErrors(body: unknown): FieldErrors {
  const errors = isObject(body) ? body['errors'] : null;
  // A number or `true` without a field is not a message.
  return typeof errors === 'string' || isObject(errors) ? messagesByName(errors) : {};
}

/** The message of an answer about the call as a whole. */
export function topLevelMessageText(body: unknown): string | null {
  return topLevelMessages(body).join(' ') || null;
}

/** Every message of a refusal: its errors, or its message when it has none. */
export function allMessages(body: unknown): readonly string[] {
  const messages = Object.values(fieldErrors(body)).flat();
  return messages.length > 0 ? messages : topLevelMessages(body);
}

function topLevelMessages(body: unknown): readonly string[] {
  const message = isObject(body) ? body['message'] : null;
  return message === true ? [] : Object.values(messagesByName(message)).flat();
}

/** Reads messages by name, as fields of a form are named: texts, lists and nested objects. */
export function messagesByName(value: unknown): FieldErrors {
  const messages = new Map<string, string[]>();
  collect(value, '', messages);
  return Object.fromEntries(messages);
}

function collect(value: unknown, name: string, messages: Map<string, string[]>): void {
  if (isMessage(value)) {
    const key = name || GENERAL;
    const known = messages.get(key);
    if (known) known.push(String(value));
    else messages.set(key, [String(value)]);
  } else if (Array.isArray(value)) {
    for (const [at, entry] of value.entries()) collect(entry, isMap(entry) ? nested(name, String(at)) : name, messages);
  } else if (isObject(value)) {
    for (const [key, entry] of Object.entries(value)) collect(entry, nested(name, key), messages);
  }
}

function nested(name: string, key: string): string {
  return name ? `${name}.${key}` : key;
}

function isMessage(value: unknown): value is string | number | boolean {
  return (typeof value === 'string' && value.trim() !== '') || typeof value === 'number' || value === true;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isMap(value: unknown): boolean {
  return isObject(value) && !Array.isArray(value);
}
