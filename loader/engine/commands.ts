import { listen, runSafely } from './bus.ts';

type Handler = (detail: never) => void;

interface Command {
  /** Details that no handler has got yet. Each is in a list of its own, because a detail may be undefined. */
  readonly queued: [unknown][];
  readonly handlers: Handler[];
}

const commands: Record<string, Command> = {};
let ensureHandler: (name: string) => void = () => {};

/** Sets the function that runs when a command has no handler. */
export function setMissingHandlerCallback(ensure: (name: string) => void): void {
  ensureHandler = ensure;
}

/** The first handler gets all that is queued. */
function deliver({ queued, handlers }: Command): void {
  while (queued[0] && handlers[0]) runSafely(handlers[0], queued.shift()![0] as never);
}

/** From now on, a command of this name waits for a handler. */
export function queueCommand(name: string): Command {
  const known = commands[name];
  if (known) return known;
  const command: Command = (commands[name] = { queued: [], handlers: [] });
  listen(name, (detail) => {
    command.queued.push([detail]);
    deliver(command);
    if (command.queued[0]) ensureHandler(name);
  });
  return command;
}

export function handle(name: string, handler: Handler): () => void {
  const command = queueCommand(name);
  command.handlers.push(handler);
  // The code that adds the handler has to finish first.
  queueMicrotask(() => deliver(command));
  return () => {
    const at = command.handlers.indexOf(handler);
    if (at >= 0) command.handlers.splice(at, 1);
  };
}

/** Looks for handlers of all commands that are still queued. */
export function ensureHandlers(): void {
  for (const name in commands) if (commands[name]!.queued[0]) ensureHandler(name);
}
