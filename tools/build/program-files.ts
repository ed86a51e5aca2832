/** Files of a build that programs run. No page loads them. */
export const PROGRAM_FILES = ['doctor.js', 'render-worker.js', 'server.js', 'server-styles.js'];
