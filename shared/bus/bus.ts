import type { Commands, Events, Facts } from './events.ts';

/**
 * How widgets talk. The loader owns the one bus of a page and bridges it to `document`,
 * where every event is a `CustomEvent` named `shop:<event>`.
 */
export interface Bus {
  /**
   * Tells a fact to this page, and to other tabs where the fact crosses tabs. A sticky fact that repeats what is known
   * is told to nobody, unless `isChange` says that the shop's data was changed.
   */
  publish<Name extends keyof Facts>(name: Name, detail: Facts[Name], isChange?: boolean): void;
  /** Asks for something; kept until somebody handles it. */
  sendCommand<Name extends keyof Commands>(name: Name, detail: Commands[Name]): void;
  /** Hears an event; a sticky fact that was told before is heard at once. Answers how to stop. */
  on<Name extends keyof Events>(name: Name, hear: (detail: Events[Name]) => void): () => void;
  /** Takes a command on. The first of several handlers gets it; the next takes over when that one stops. */
  handle<Name extends keyof Commands>(name: Name, act: (detail: Commands[Name]) => void): () => void;
  /** The last telling of a sticky fact. */
  last<Name extends keyof Facts>(name: Name): Facts[Name] | undefined;
}
