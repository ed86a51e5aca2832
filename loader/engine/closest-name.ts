/** The distance of Damerau and Levenshtein: letters to insert, delete, replace or swap with their neighbour. */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const here = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      here[column] = Math.min(
        above[column]! + 1,
        here[column - 1]! + 1,
        above[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[column - 2]! + 1 : Infinity,
      );
    }
    before = above;
    above = here;
  }
  return above[to.length]!;
}

/** The name that was probably meant, or null when none is near. */
export function closestName(written: string, names: readonly string[]): string | null {
  const likely = Math.max(2, written.length / 3);
  const word = written.toLowerCase().replaceAll(/[\s_]+/g, '-');
  const [best] = names
    .map((name) => ({ name, distance: editDistance(word, name) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= likely ? best.name : null;
}
