/** The messages of a field as one line, joined with commas; only the last one ends in a full stop. */
export function joined(messages: readonly string[]): readonly string[] {
  if (messages.length === 0) return [];
  const last = messages.length - 1;
  return [messages.map((message, at) => (at === last ? message : message.replace(/\.\s*$/, ''))).join(', ')];
}
