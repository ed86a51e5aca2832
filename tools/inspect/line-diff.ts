export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Cells of the table of common lines: a second on a slow machine. Longer texts are compared as a whole. */
const MAX_CELLS = 4_000_000;

/** The lines of both texts in their order, by the longest sequence that they have in common. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [
    ...before.slice(0, start).map(as('same')),
    ...diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(as('same')),
  ];
}

const as =
  (kind: DiffLine['kind']) =>
  (text: string): DiffLine => ({ kind, text });

function diffMiddle(before: readonly string[], after: readonly string[]): DiffLine[] {
  if (before.length * after.length > MAX_CELLS) return [...before.map(as('removed')), ...after.map(as('added'))];
  const common = commonLines(before, after);
  const lines: DiffLine[] = [];
  let [at, to] = [0, 0];
  while (at < before.length || to < after.length) {
    if (at < before.length && before[at] === after[to]) {
      lines.push({ kind: 'same', text: before[at++]! });
      to++;
    } else if (to >= after.length || (at < before.length && common[at + 1]![to]! >= common[at]![to + 1]!))
      lines.push({ kind: 'removed', text: before[at++]! });
    else lines.push({ kind: 'added', text: after[to++]! });
  }
  return lines;
}

/** How many lines the rests of both texts have in common, by where these begin. */
function commonLines(before: readonly string[], after: readonly string[]): readonly Uint32Array[] {
  const common = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let at = before.length - 1; at >= 0; at--)
    for (let to = after.length - 1; to >= 0; to--)
      common[at]![to] =
        before[at] === after[to] ? common[at + 1]![to + 1]! + 1 : Math.max(common[at + 1]![to]!, common[at]![to + 1]!);
  return common;
}

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
