/** Attributes that every widget has. The loader writes the last one. */
export const COMMON_ATTRIBUTES = ['data-widget', 'data-load', 'data-hydrate', 'data-initial', 'data-widget-state'];
