/**
 * `eiland/kit/island`: what the definition and the model of an island are made of. Schemas come from `zod/mini`, which the
 * project bundles itself.
 */
export { defineIsland } from '../runtime/define-island.tsx';
export type { IslandDefinition } from '../runtime/define-island.tsx';
export type { Draft } from '../runtime/draft.ts';
export type { Page, Services } from '../runtime/services.ts';
export { headingInput } from '../runtime/heading-input.ts';
export { callInput, linkInput, pictureInput } from '../runtime/url-inputs.ts';
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
export { createLock } from '../models/lock.ts';
export type { StateOf } from '../models/state-of.ts';
export type { Call } from '../http/call.ts';
export type { Refusal } from '../http/refusal.ts';
export { batch, computed, effect, signal } from '@preact/signals-core';
export type { ReadonlySignal, Signal } from '@preact/signals-core';
