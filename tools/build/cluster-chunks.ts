/** A part of the build that some scripts share, as far as it matters for what is fetched together. */
export interface Part {
  readonly name: string;
  /** Before gzip. */
  readonly bytes: number;
  /** Other parts that it imports. */
  readonly imports: readonly string[];
  /** Stays as it is. */
  readonly isFixed: boolean;
}

/** A script that needs some of the parts, and how much its costs matter. */
export interface User {
  readonly imports: readonly string[];
  readonly weight: number;
}

/** What a request costs in bytes before gzip: its headers, its name in the loader, and what gzip cannot share. */
const REQUEST = 700;

type Cluster = Part & { readonly names: readonly string[] };

/**
 * Joins parts as long as that makes the scripts cheaper altogether: a request saved must be worth more than what some
 * of them then fetch and do not use. Clusters never import one another
 * in a circle, because half of one would then run before what it needs; each stands behind those that it imports.
 */
export function clusterChunks(parts: readonly Part[], users: readonly User[]): string[][] {
  let clusters: readonly Cluster[] = parts.map((part) => ({ ...part, names: [part.name] }));
  for (let next = best(clusters, users); next; next = best(clusters, users)) clusters = next;
  const owner = ownersOf(clusters);
  return clusters
    .toSorted((one, other) => reach(one.imports, owner).size - reach(other.imports, owner).size)
    .map(({ names }) => [...names]);
}

/** The cheapest way to join two clusters; undefined when there is none that pays. */
function best(clusters: readonly Cluster[], users: readonly User[]): readonly Cluster[] | undefined {
  let least = cost(clusters, users);
  let found: readonly Cluster[] | undefined;
  const free = clusters.filter(({ isFixed }) => !isFixed);
  for (const [at, one] of free.entries())
    for (const other of free.slice(at + 1)) {
      const joined = join(clusters, one, other);
      const price = isRound(joined) ? Infinity : cost(joined, users);
      if (price >= least) continue;
      least = price;
      found = joined;
    }
  return found;
}

function join(clusters: readonly Cluster[], one: Cluster, other: Cluster): readonly Cluster[] {
  const names = [...one.names, ...other.names];
  const imports = [...one.imports, ...other.imports].filter((name) => !names.includes(name));
  const both: Cluster = { ...one, names, imports, bytes: one.bytes + other.bytes };
  return [...clusters.filter((cluster) => cluster !== one && cluster !== other), both];
}

function cost(clusters: readonly Cluster[], users: readonly User[]): number {
  const owner = ownersOf(clusters);
  return users.reduce((sum, { imports, weight }) => {
    const fetched = reach(imports, owner);
    return sum + weight * [...fetched].reduce((bytes, cluster) => bytes + cluster.bytes + REQUEST, 0);
  }, 0);
}

function isRound(clusters: readonly Cluster[]): boolean {
  const owner = ownersOf(clusters);
  return clusters.some((cluster) => reach(cluster.imports, owner).has(cluster));
}

function ownersOf(clusters: readonly Cluster[]): ReadonlyMap<string, Cluster> {
  return new Map(clusters.flatMap((cluster) => cluster.names.map((name) => [name, cluster] as const)));
}

/** The clusters that come with these parts, however deep. */
function reach(
  names: readonly string[],
  owner: ReadonlyMap<string, Cluster>,
  found = new Set<Cluster>(),
): ReadonlySet<Cluster> {
  for (const name of names) {
    const cluster = owner.get(name);
    if (!cluster || found.has(cluster)) continue;
    found.add(cluster);
    reach(cluster.imports, owner, found);
  }
  return found;
}
