import type { Commands, Events, Facts } from './events.ts';

/**
 * How widgets communicate. A page has one bus, which the loader creates. Every event is a `CustomEvent` with the name
 * `shop:<event>` on `document`.
 */
export interface Bus {
  /**
   * Publishes a fact to this page, and a sticky fact also to other tabs. A sticky fact that equals the latest one is not
   * published, unless `isChange` is true: the shop's data has changed.
   */
  publish<Name extends keyof Facts>(name: Name, detail: Facts[Name], isChange?: boolean): void;
  /** Sends a command, which waits until it has a handler. */
  send<Name extends keyof Commands>(name: Name, detail: Commands[Name]): void;
  /** Subscribes to an event. The listener gets the latest sticky fact at once. Returns a function that unsubscribes. */
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void;
  /**
   * Handles a command. The first of several handlers gets it. What the handler returns, or its promise resolves with, is
   * the answer for a script that has sent the command by `send`; `false` stands for a command that is not carried out.
   * Returns a function that removes the handler.
   */
  handle<Name extends keyof Commands>(name: Name, handler: (detail: Commands[Name]) => unknown): () => void;
  /** The latest detail of a sticky fact. */
  last<Name extends keyof Facts>(name: Name): Facts[Name] | undefined;
}
