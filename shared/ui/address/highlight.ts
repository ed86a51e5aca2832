export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Cuts a text at ranges of characters, from and up to; what lies outside the text or overlaps is not marked twice. */
export function highlight(text: string, ranges: readonly (readonly number[])[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const inOrder = [...ranges].sort(([a = 0], [b = 0]) => a - b);
  for (const [from = 0, upTo = 0] of inOrder) {
    const start = Math.max(done, from);
    if (upTo <= start || start >= text.length) continue;
    if (start > done) pieces.push({ text: text.slice(done, start), isMatch: false });
    pieces.push({ text: text.slice(start, upTo), isMatch: true });
    done = Math.min(upTo, text.length);
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMatch: false });
  return pieces;
}
