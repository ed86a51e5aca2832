import { runSafely } from './bus.ts';
import { context } from './loader-context.ts';

/** Returns what a sender gets, or `false` for a command that it does not carry out. */
type Handler = (detail: never) => unknown;
/** Runs the handler, and passes its result to the sender. */
type Responder = (handle: () => unknown) => void;

interface Queued {
  readonly detail: unknown;
  readonly respond?: Responder | undefined;
}

interface Command {
  /** Commands that wait for a handler, oldest first. */
  readonly queued: Queued[];
  readonly handlers: Handler[];
}

/** Responders of senders that wait for a result, by event. */
export const responders = new WeakMap<Event, Responder>();

/** The commands, by name. */
export const commands: Record<string, Command> = Object.create(null);
let onMissingHandler: (name: string) => void = () => {};

/** Sets the function that runs when a command has no handler. */
export function setOnMissingHandler(callback: (name: string) => void): void {
  onMissingHandler = callback;
}

/** The first handler gets all that is queued. */
function deliver({ queued, handlers }: Command): void {
  while (queued[0] && handlers[0]) {
    const [handler] = handlers;
    const { detail, respond = runSafely } = queued.shift()!;
    respond(() => handler(detail as never));
  }
}

/** From now on, a command of this name waits for a handler. */
export function queueCommand(name: string): Command {
  const known = commands[name];
  if (known) return known;
  const command: Command = (commands[name] = { queued: [], handlers: [] });
  context.page.addEventListener(`shop:${name}`, (event) => {
    command.queued.push({ detail: (event as CustomEvent).detail, respond: responders.get(event) });
    deliver(command);
    if (command.queued[0]) onMissingHandler(name);
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
export function ensureQueuedHandlers(): void {
  for (const name in commands) if (commands[name]!.queued[0]) onMissingHandler(name);
}
