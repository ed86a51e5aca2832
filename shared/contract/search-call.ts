/** The path of the call of suggestions. It is separate from its schema, because the search field loads no zod. */
export const SUGGEST_PATH = '/search/suggest';
