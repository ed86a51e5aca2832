/** Seconds for which a browser may use an answer without asking; null when it has to guess. */
export function freshFor(headers: Headers): number | null {
  const words = directives(headers);
  if (words.has('no-store') || words.has('no-cache')) return 0;
  const age = Number.parseInt(words.get('max-age') ?? '', 10);
  if (!Number.isNaN(age)) return age;
  const until = Date.parse(headers.get('expires') ?? '');
  return Number.isNaN(until) ? null : Math.max(0, (until - Date.now()) / 1000);
}

/** Caches between shop and shopper may hand the answer to other people. */
export function isForEverybody(headers: Headers): boolean {
  const words = directives(headers);
  if (['no-store', 'no-cache', 'private'].some((word) => words.has(word))) return false;
  return words.has('public') || Number(words.get('s-maxage') ?? 0) > 0;
}

function directives(headers: Headers): Map<string, string> {
  const parts = (headers.get('cache-control') ?? '').toLowerCase().split(',');
  return new Map(
    parts.map((part) => part.trim().split('=') as [string, string]).map(([name, value]) => [name, value ?? '']),
  );
}
