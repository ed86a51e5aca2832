import { page } from '../page.ts';
import { runSafely } from './run-safely.ts';

/** Returns what a sender gets, or `false` for a command that it does not carry out. */
type Handler = (detail: never) => unknown;
/** Runs the handler, and passes its result to the sender. */
export type Respond = (handle: () => unknown) => void;

interface SentCommand {
  readonly detail: unknown;
  readonly respond?: Respond | undefined;
}

interface Command {
  /** What waits for a handler, oldest first. */
  readonly inbox: SentCommand[];
  readonly handlers: Handler[];
}

/** The event of a sender that waits for a result. */
export interface CommandEvent extends CustomEvent<unknown> {
  respond?: Respond;
}

export interface Commands {
  readonly byName: Readonly<Record<string, Command>>;
  /** From now on, a command of this name waits for a handler. */
  add(name: string): Command;
  /** The first of several handlers gets all that waits. Returns a function that removes the handler. */
  handle(name: string, handler: Handler): () => void;
  /** Looks for handlers of all commands that still wait. */
  findHandlers(): void;
}

/** @param findHandler runs when a command has no handler */
export function createCommands(findHandler: (name: string) => void): Commands {
  const byName: Record<string, Command> = Object.create(null);

  function add(name: string): Command {
    const known = byName[name];
    if (known) return known;
    const command: Command = (byName[name] = { inbox: [], handlers: [] });
    page.addEventListener(`shop:${name}`, (event) => {
      const { detail, respond } = event as CommandEvent;
      command.inbox.push({ detail, respond });
      deliver(command);
      if (command.inbox[0]) findHandler(name);
    });
    return command;
  }

  return {
    byName,
    add,
    handle(name, handler) {
      const command = add(name);
      command.handlers.push(handler);
      // The code that adds the handler has to finish first.
      queueMicrotask(() => deliver(command));
      return () => {
        const at = command.handlers.indexOf(handler);
        if (at >= 0) command.handlers.splice(at, 1);
      };
    },
    findHandlers() {
      for (const name in byName) if (byName[name]!.inbox[0]) findHandler(name);
    },
  };
}

function deliver({ inbox, handlers }: Command): void {
  while (inbox[0] && handlers[0]) {
    const [handler] = handlers;
    const { detail, respond = runSafely } = inbox.shift()!;
    respond(() => handler(detail as never));
  }
}
