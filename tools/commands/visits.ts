/** Playwright's projects that visit the pages of the demo shop. Those that repeat journeys are last. */
export const VISITS = ['pages', 'light', 'translated', 'translated-light', 'frames', 'frames-light'];
