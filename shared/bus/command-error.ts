import type { Reason } from '../contract/call-failed.ts';

/**
 * Why a command failed. `unknown`: no widget has such a command. `unhandled`: the page has no widget that handles it.
 * `timeout`: the handler has not answered, so the action may still happen. `failed`: the handler has thrown an error.
 * The others are the reasons of the handler's call to the shop.
 */
export type CommandErrorReason = Reason | 'unknown' | 'unhandled' | 'failed';

/** The error with which `send` rejects. */
export interface CommandError extends Error {
  readonly name: 'CommandError';
  /** Such as `add-to-cart`. */
  readonly command: string;
  readonly reason: CommandErrorReason;
  /** The HTTP status of the handler's call, or null without an answer. */
  readonly status: number | null;
  /** The shop's messages by field; one about the call as a whole is `general`. */
  readonly messages: Readonly<Record<string, readonly string[]>>;
}
