import { listen, safely } from './bus.ts';

type Act = (detail: never) => void;

interface Command {
  /** Given and not yet handled. Each in a list of its own, because a detail may be undefined. */
  readonly queued: [unknown][];
  readonly handlers: Act[];
}

const commands: Record<string, Command> = {};
let attend: (name: string) => void = () => {};

/** Whoever is told when a command finds no handler. */
export function onUnhandled(act: (name: string) => void): void {
  attend = act;
}

/** Gives what is kept to the first handler. */
function deliver({ queued: kept, handlers: acts }: Command): void {
  while (kept[0] && acts[0]) safely(acts[0], kept.shift()![0] as never);
}

/** From now on a command of this name waits for its handler. */
export function queueCommand(name: string): Command {
  const known = commands[name];
  if (known) return known;
  const command: Command = (commands[name] = { queued: [], handlers: [] });
  listen(name, (detail) => {
    command.queued.push([detail]);
    deliver(command);
    if (command.queued[0]) attend(name);
  });
  return command;
}

export function handle(name: string, act: Act): () => void {
  const command = queueCommand(name);
  command.handlers.push(act);
  // Not at once: the handler may still be in the middle of its own making.
  queueMicrotask(() => deliver(command));
  return () => {
    const at = command.handlers.indexOf(act);
    if (at >= 0) command.handlers.splice(at, 1);
  };
}

/** Tells again of all commands that are still waiting. */
export function ensureHandlers(): void {
  for (const name in commands) if (commands[name]!.queued[0]) attend(name);
}
