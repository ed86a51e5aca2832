/** Those whose names contain the typed text, whatever its case and accents; null without a text. */
export function findByName<Named extends { readonly name: string }>(
  all: readonly Named[],
  typed: string,
): readonly Named[] | null {
  const text = plain(typed);
  return text === '' ? null : all.filter(({ name }) => plain(name).includes(text));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
