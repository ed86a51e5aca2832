/**
 * Playwright's projects that visit the pages of the demo shop and the stories, in their order. What comes late is left out
 * first where time is short.
 */
export const VISITS = ['pages', 'light', 'translated', 'translated-light', 'frames', 'frames-light', 'stories'];
