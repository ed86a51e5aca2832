/** In the order of the form. */
export const DETAILS = ['email', 'address', 'zip_code', 'city'] as const;
export type DetailName = (typeof DETAILS)[number];

/** An error message of the shop. */
export interface Problem {
  /** Tells the message from others. */
  readonly key: string;
  /** Null when the error is not about a detail. */
  readonly field: DetailName | null;
  /** Index of the product that the error is about. */
  readonly product: number | null;
  readonly message: string;
}

type Errors = Readonly<Record<string, readonly string[]>>;

/** All errors but the general one; errors about details come first. */
export function problemsIn(errors: Errors): Problem[] {
  const all = Object.entries(errors).filter(([key, messages]) => key !== 'general' && messages.length > 0);
  return all
    .flatMap(([key, messages]) =>
      messages.map((message, at) => ({ key: `${key} ${at}`, field: fieldOf(key), product: productOf(key), message })),
    )
    .sort((a, b) => rank(a) - rank(b));
}

/** The name of a detail in the shop's errors. */
export function errorKeyOf(name: DetailName): string {
  return `customerDetails.${name}`;
}

function fieldOf(key: string): DetailName | null {
  return DETAILS.find((name) => key === errorKeyOf(name)) ?? null;
}

function productOf(key: string): number | null {
  const index = /^products\.(\d+)(?:\.|$)/.exec(key)?.[1];
  return index === undefined ? null : Number(index);
}

function rank({ field }: Problem): number {
  return field === null ? DETAILS.length : DETAILS.indexOf(field);
}
