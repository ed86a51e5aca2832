/**
 * The address of acceptance, with or without the flag of tax exemption. Everything else stays exactly as the shop wrote
 * it, because the shop may have signed the query.
 */
export function acceptLink(address: string, flag: string, isExempt: boolean): string {
  const [beforeHash, hash] = cut(address, '#');
  const [path, query] = cut(beforeHash, '?');
  const rest = query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(flag));
  const parts = isExempt ? [...rest, new URLSearchParams({ [flag]: '1' }).toString()] : rest;
  return path + (parts.length > 0 ? `?${parts.join('&')}` : '') + hash;
}

/** The second part begins with the sign. */
function cut(text: string, sign: string): readonly [before: string, from: string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
