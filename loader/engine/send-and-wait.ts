import type { CommandError, CommandErrorReason } from '../../shared/bus/command-error.ts';
import type { SendOptions } from '../../shared/bus/page-events.ts';
import { page } from '../page.ts';
import type { CommandEvent, Respond } from './commands.ts';
import type { EngineParts } from './engine-parts.ts';

/** Milliseconds. Longer than the time limit of a call. */
const ANSWER_TIMEOUT_MS = 30_000;

interface Details {
  readonly status?: number | null | undefined;
  readonly messages?: FailedCall['errors'] | undefined;
  readonly cause?: unknown;
}

/** The fields of a `CallFailed`, which may come from another bundle. */
interface FailedCall {
  readonly reason: CommandErrorReason;
  readonly status: number | null;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The message about the call as a whole. */
  readonly shopMessage: string | null;
}

/**
 * Sends a command, and resolves with what its handler answers. Rejects with a `CommandError`. A command that no handler
 * has received before the timeout is removed from its inbox.
 */
export function sendAndWait(
  { commands }: Pick<EngineParts, 'commands'>,
  name: string,
  detail?: unknown,
  { timeout = ANSWER_TIMEOUT_MS }: SendOptions = {},
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const inbox = commands.byName[name]?.inbox;
    if (!inbox) return reject(commandError(name, 'unknown'));
    const respond: Respond = (handle) => {
      // An async function turns an error of the handler into a rejection.
      (async () => handle())().then(
        (result) => (result === false ? reject(commandError(name, 'refused')) : resolve(result)),
        (error: unknown) => reject(commandErrorOf(name, error)),
      );
    };
    setTimeout(() => {
      const at = inbox.findIndex((command) => command.respond === respond);
      if (at >= 0) inbox.splice(at, 1);
      // Without effect after an answer.
      reject(commandError(name, at >= 0 ? 'unhandled' : 'timeout'));
    }, timeout);
    const event: CommandEvent = new CustomEvent(`shop:${name}`, { detail });
    event.respond = respond;
    page.dispatchEvent(event);
  });
}

function commandErrorOf(command: string, cause: unknown): CommandError {
  const { reason = 'failed', status, errors = {}, shopMessage } = (cause ?? {}) as Partial<FailedCall>;
  const isGeneral = shopMessage && Object.keys(errors).length === 0;
  return commandError(command, reason, { status, messages: isGeneral ? { general: [shopMessage] } : errors, cause });
}

function commandError(
  command: string,
  reason: CommandErrorReason,
  { status = null, messages = {}, cause }: Details = {},
): CommandError {
  const text = `The command ${command} failed: ${reason}${status === null ? '' : ` (${status})`}`;
  return Object.assign(new Error(text, { cause }), {
    name: 'CommandError' as const,
    command,
    reason,
    status,
    messages,
  });
}
