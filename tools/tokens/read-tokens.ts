/** A custom property of tokens.css that a shop may set. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

/** Tokens of one group, with the heading of the comment above them. */
export interface TokenGroup {
  readonly heading: string;
  readonly note: string;
  readonly tokens: Token[];
}

/** Reads the values of tokens.css for a light screen, in the order of the file. */
export function readTokens(css: string): TokenGroup[] {
  const groups: TokenGroup[] = [];
  for (const rule of rulesFor(css, ':where(:root'))
    for (const [, comment, name, value] of rule.matchAll(/\/\*\s*([\s\S]*?)\s*\*\/|(--sw-[\w-]+):\s*([^;]+);/g)) {
      if (comment) groups.push(groupOf(comment));
      else if (name && value) groups.at(-1)?.tokens.push({ name, value: value.replace(/\s+/g, ' ') });
    }
  return groups;
}

/** The tokens that `data-sw-scheme` changes, with their values in the dark scheme. */
export function readDarkTokens(css: string): Token[] {
  const [rule = ''] = rulesFor(css, ':where([data-sw-scheme])');
  return [...rule.matchAll(/(--sw-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => ({
    name: name!,
    value: value!.replace(/light-dark\((?:[^(),]|\([^()]*\))*,\s*((?:[^(),]|\([^()]*\))*)\)/, '$1'),
  }));
}

/** The bodies of the rules at the top level whose selector begins so; the ones for print and others are nested. */
function rulesFor(css: string, selector: string): string[] {
  return [...css.matchAll(/^(:where\([^{]*) \{([\s\S]*?)^\}/gm)]
    .filter(([, of]) => of!.startsWith(selector))
    .map(([, , body]) => body!);
}

/** `Space: 4, 8, 12 px …` has the heading `Space`; a comment without a heading is a note. */
function groupOf(comment: string): TokenGroup {
  const text = comment.replace(/\s*\n\s*\*?\s*/g, ' ');
  const [, heading = '', note = ''] = /^(\w+)[.:]\s*([\s\S]*)$/.exec(text) ?? ['', '', text];
  return { heading, note, tokens: [] };
}
