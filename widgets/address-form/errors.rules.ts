type Errors = Readonly<Record<string, readonly string[]>>;

/** Messages by field, as a template may write them: a text or a list each, by themselves or as a shop's whole answer. */
export function errorsOf(given: unknown): Errors {
  if (!isRecord(given)) return {};
  const errors = isRecord(given['errors']) ? given['errors'] : given;
  const said = Object.entries(errors).map(([field, messages]) => [field, messagesIn(messages)] as const);
  return Object.fromEntries(said.filter(([, messages]) => messages.length > 0));
}

function messagesIn(said: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(said) ? said : isRecord(said) ? Object.values(said) : [said];
  return all
    .filter((message) => message !== null && message !== undefined && message !== false && message !== '')
    .map(String);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
