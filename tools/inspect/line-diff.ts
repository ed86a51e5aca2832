import { diffArrays } from 'diff';

export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Changed lines until two texts are taken for different ones: the work grows with the square. */
const MAX_CHANGES = 2000;

/** The lines of both texts in their order, by the longest sequence that they have in common. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const parts = diffArrays([...before], [...after], { maxEditLength: MAX_CHANGES });
  if (!parts) return [...before.map(as('removed')), ...after.map(as('added'))];
  return parts.flatMap(({ value, added, removed }) => value.map(as(added ? 'added' : removed ? 'removed' : 'same')));
}

const as =
  (kind: DiffLine['kind']) =>
  (text: string): DiffLine => ({ kind, text });

const GAP = '…';

/** Changed lines with those around them, and “…” for what is left out. */
export function excerptOf(lines: readonly DiffLine[], around: number, limit: number): DiffLine[] {
  const changed = lines.flatMap(({ kind }, at) => (kind === 'same' ? [] : [at]));
  const isNear = (at: number) => changed.some((place) => Math.abs(place - at) <= around);
  const shown = changed.length === 0 ? [] : lines.map((line, at) => (isNear(at) ? line : undefined));
  const excerpt = shown.flatMap((line, at) => {
    if (line) return [line];
    return at === 0 || shown[at - 1] ? [{ kind: 'same', text: GAP } as const] : [];
  });
  const cut = outdented(excerpt.slice(0, limit));
  if (excerpt.length <= limit) return cut;
  return [...cut, { kind: 'same', text: `… and ${excerpt.length - limit} more lines` }];
}

/** Without the indent that all lines have. */
function outdented(lines: readonly DiffLine[]): DiffLine[] {
  const indents = lines.filter(({ text }) => text !== GAP).map(({ text }) => text.search(/\S/));
  const common = Math.min(...indents);
  return lines.map(({ kind, text }) => ({ kind, text: text === GAP ? text : text.slice(common) }));
}
