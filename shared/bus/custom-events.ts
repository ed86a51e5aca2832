/**
 * The facts of widgets of other projects, with their details. They add theirs:
 * `declare module 'eiland/kit/events' { interface CustomFacts { 'acme-gift-note-saved': { note: string } } }`.
 */
export interface CustomFacts {}

/** The same for commands, of which one handler gets each. */
export interface CustomCommands {}
