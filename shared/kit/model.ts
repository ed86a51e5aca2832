/**
 * `eiland/kit/model`: signals, calls, and the services that a model gets. It loads no view. Schemas of answers come from
 * `zod/mini`, which the project bundles itself; the types here read what shops write in several ways.
 */
export { batch, computed, effect, signal } from '@preact/signals-core';
export type { ReadonlySignal, Signal } from '@preact/signals-core';
export { CallFailed } from '../contract/call-failed.ts';
export { endpoint, pathPart } from '../contract/endpoint.ts';
export type { Endpoint } from '../contract/endpoint.ts';
export {
  anyForm,
  cents,
  flag,
  isRecord,
  list,
  missable,
  optional,
  optionalList,
  optionalText,
  wholeNumber,
} from '../contract/wire.ts';
export type { WireId } from '../contract/wire.ts';
export { createLock } from '../models/lock.ts';
export type { StateOf } from '../models/state-of.ts';
export type { Call } from '../http/call.ts';
export type { Refusal } from '../http/refusal.ts';
export type { Draft } from '../runtime/draft.ts';
export type { Page, Services } from '../runtime/services.ts';
