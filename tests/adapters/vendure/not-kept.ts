/** Clauses of `eiland conform` that Vendure itself cannot keep, with the reason. The guide has the same list. */
export const NOT_KEPT: Readonly<Record<string, string>> = {};
