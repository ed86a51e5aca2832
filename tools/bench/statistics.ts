/** Several values of one figure. */
export interface Summary {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** A quarter of the values is lower. */
  readonly lowerQuartile: number;
  /** A quarter of the values is higher. */
  readonly upperQuartile: number;
  /** In the order of the runs. */
  readonly values: readonly number[];
}

/** The value below which this share of the values lies, interpolated between neighbours; `share` is 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('There are no values.');
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return below + (above - below) * (at - Math.floor(at));
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function summarize(values: readonly number[]): Summary {
  return {
    median: median(values),
    min: Math.min(...values),
    max: Math.max(...values),
    lowerQuartile: quantile(values, 0.25),
    upperQuartile: quantile(values, 0.75),
    values,
  };
}

/** Each figure over all runs. A figure that a run lacks is summarized over the others. */
export function summarizeFigures<Name extends string>(
  runs: readonly Readonly<Partial<Record<Name, number>>>[],
): Partial<Record<Name, Summary>> {
  const names = new Set(runs.flatMap((run) => Object.keys(run) as Name[]));
  const valuesOf = (name: Name) => runs.map((run) => run[name]).filter((value) => value !== undefined);
  return Object.fromEntries([...names].map((name) => [name, summarize(valuesOf(name))])) as Partial<
    Record<Name, Summary>
  >;
}
