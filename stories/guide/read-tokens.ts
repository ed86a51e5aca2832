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

/** Reads the first rule of tokens.css: its values for a screen, in the order of the file. */
export function readTokens(css: string): TokenGroup[] {
  const rule = /:where\(:root\) \{([\s\S]*?)\n\}/.exec(css)?.[1] ?? '';
  const groups: TokenGroup[] = [];
  for (const [, comment, name, value] of rule.matchAll(/\/\*\s*([\s\S]*?)\s*\*\/|(--sw-[\w-]+):\s*([^;]+);/g)) {
    if (comment) groups.push(groupOf(comment));
    else if (name && value) groups.at(-1)?.tokens.push({ name, value: value.replace(/\s+/g, ' ') });
  }
  return groups;
}

/** `Space: 4, 8, 12 px …` has the heading `Space`; a comment without a heading is a note. */
function groupOf(comment: string): TokenGroup {
  const text = comment.replace(/\s*\n\s*\*?\s*/g, ' ');
  const [, heading = '', note = ''] = /^(\w+)[.:]\s*([\s\S]*)$/.exec(text) ?? ['', '', text];
  return { heading, note, tokens: [] };
}
