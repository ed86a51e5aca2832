/** A part of the build that scripts share. */
export interface Part {
  readonly name: string;
  /** Before gzip. */
  readonly bytes: number;
  /** Names of other parts. */
  readonly imports: readonly string[];
  /** Is not joined with others. */
  readonly isFixed: boolean;
}

/** A script that imports parts. `weight` is the importance of its size. */
export interface User {
  readonly imports: readonly string[];
  readonly weight: number;
}

/** The cost of a request in bytes before gzip: headers, its name in the loader, and less compression. */
const REQUEST_BYTES = 700;

type Cluster = Part & { readonly names: readonly string[] };

/**
 * Joins parts while that reduces the total cost: a saved request must outweigh the unused bytes that some scripts then
 * load. Clusters have no import cycles, because modules would run before their imports. Each comes after those that it
 * imports.
 */
export function clusterChunks(parts: readonly Part[], users: readonly User[]): string[][] {
  let clusters: readonly Cluster[] = parts.map((part) => ({ ...part, names: [part.name] }));
  for (let next = best(clusters, users); next; next = best(clusters, users)) clusters = next;
  const owner = ownersOf(clusters);
  return clusters
    .toSorted((one, other) => reach(one.imports, owner).size - reach(other.imports, owner).size)
    .map(({ names }) => [...names]);
}

/** Joins the two clusters that save most. Undefined when no pair saves anything. */
function best(clusters: readonly Cluster[], users: readonly User[]): readonly Cluster[] | undefined {
  let least = cost(clusters, users);
  let found: readonly Cluster[] | undefined;
  const free = clusters.filter(({ isFixed }) => !isFixed);
  for (const [at, one] of free.entries())
    for (const other of free.slice(at + 1)) {
      const joined = join(clusters, one, other);
      const price = hasCycle(joined) ? Infinity : cost(joined, users);
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
    return sum + weight * [...fetched].reduce((bytes, cluster) => bytes + cluster.bytes + REQUEST_BYTES, 0);
  }, 0);
}

function hasCycle(clusters: readonly Cluster[]): boolean {
  const owner = ownersOf(clusters);
  return clusters.some((cluster) => reach(cluster.imports, owner).has(cluster));
}

function ownersOf(clusters: readonly Cluster[]): ReadonlyMap<string, Cluster> {
  return new Map(clusters.flatMap((cluster) => cluster.names.map((name) => [name, cluster] as const)));
}

/** The clusters that these parts import, at any depth. */
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
