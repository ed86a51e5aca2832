/** The host of a page on a developer's own machine. */
export const LOCAL_HOST = /(^|\.)localhost$|^127[.\d]+$|^\[::1]$/;
