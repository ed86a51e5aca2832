import type * as z from 'zod/mini';
import type { IslandDefinition } from '../../shared/runtime/define-island.tsx';
import type { Widget } from '../../shared/runtime/host.ts';

/** Replaces `defineIsland` where the build only reads definitions, without React. */
export function defineIsland<Inputs extends z.ZodMiniObject, State extends object>(
  definition: IslandDefinition<Inputs, State>,
): Widget {
  const { name, inputs, readServerMarkup, load, handles = [], firstCall, textParts: words } = definition;
  return {
    name,
    kind: 'island',
    inputs,
    readServerMarkup,
    load,
    handles,
    firstCall,
    textParts: words,
    mount: () => () => {},
  };
}
