/** The versions of the last two years. */
export const targets = ['chrome131', 'firefox132', 'safari18.1'];
