import { isRecord } from '../../shared/contract/wire.ts';

/** In the order in which they stand. */
export const DETAILS = ['email', 'address', 'zip_code', 'city'] as const;
export type DetailName = (typeof DETAILS)[number];

/** What the shop does not accept. */
export interface Problem {
  /** The key on the wire. */
  readonly key: string;
  /** Null when it is about no detail. */
  readonly field: DetailName | null;
  /** The place of the product that it is about. */
  readonly product: number | null;
  readonly message: string;
}

type Errors = Readonly<Record<string, readonly string[]>>;

/** Several messages about one field are read as one. */
export function joined(messages: readonly string[] = []): readonly string[] {
  return messages.length > 0 ? [messages.join(', ')] : [];
}

/** Everything but the general message, details first. */
export function problemsIn(errors: Errors): Problem[] {
  const all = Object.entries(errors).filter(([key, messages]) => key !== 'general' && messages.length > 0);
  return all
    .map(([key, messages]) => ({ key, field: fieldOf(key), product: productOf(key), message: messages.join(', ') }))
    .sort((one, other) => rank(one) - rank(other));
}

function fieldOf(key: string): DetailName | null {
  return DETAILS.find((name) => key === `customerDetails.${name}`) ?? null;
}

function productOf(key: string): number | null {
  const place = /^products\.(\d+)(?:\.|$)/.exec(key)?.[1];
  return place === undefined ? null : Number(place);
}

function rank({ field }: Problem): number {
  return field === null ? DETAILS.length : DETAILS.indexOf(field);
}

/** What was kept of the details, which may be anything. */
export function readDetails(kept: unknown): Readonly<Record<string, string>> {
  if (!isRecord(kept)) return {};
  const texts = DETAILS.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]] as const] : []));
  return Object.fromEntries(texts);
}
