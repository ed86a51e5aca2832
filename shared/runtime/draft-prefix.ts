/** The key of a draft in the storage of a tab is this and the name of its widget. */
export const DRAFT_PREFIX = 'sw-';
