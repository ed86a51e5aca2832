import type * as z from 'zod/mini';
import type { IslandDefinition } from '../../shared/runtime/define-island.tsx';
import type { Widget } from '../../shared/runtime/host.ts';

/** Replaces `defineIsland` in the doctor, which reads definitions and contains no React. */
export function defineIsland<Inputs extends z.ZodMiniObject, State extends object>(
  definition: IslandDefinition<Inputs, State>,
): Widget {
  const { name, inputs, readServerMarkup, load, handles = [], slots, firstCall, textParts } = definition;
  return {
    name,
    kind: 'island',
    inputs,
    readServerMarkup,
    load,
    handles,
    slots,
    firstCall,
    textParts,
    mount: () => () => {},
  };
}
