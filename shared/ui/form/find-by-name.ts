/**
 * Those whose names contain the typed text, whatever its case, accents and decimal sign; null without a text. Names
 * that are this text or begin with it as words come first: "5" is rather "5 kW" than "0,5 kW" or "15 kW".
 */
export function findByName<Named extends { readonly name: string }>(
  all: readonly Named[],
  typed: string,
): readonly Named[] | null {
  const text = plain(typed);
  if (text === '') return null;
  const matches = all.filter(({ name }) => plain(name).includes(text));
  const isExact = ({ name }: Named) => `${plain(name)} `.startsWith(`${text} `);
  return [...matches.filter(isExact), ...matches.filter((named) => !isExact(named))];
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\d)\.(?=\d)/g, '$1,')
    .trim()
    .toLowerCase();
}
