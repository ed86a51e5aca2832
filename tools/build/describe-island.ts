import type * as z from 'zod/mini';
import type { IslandDefinition } from '../../shared/runtime/define-island.tsx';
import type { Widget } from '../../shared/runtime/host.ts';

/** Stands in for `defineIsland` where widgets are only read about: nothing is drawn, and no React is needed. */
export function defineIsland<Inputs extends z.ZodMiniObject, State extends object>(
  definition: IslandDefinition<Inputs, State>,
): Widget {
  const { name, inputs, readServerMarkup: printed, load, handles = [], firstCall, words } = definition;
  return {
    name,
    kind: 'island',
    inputs,
    readServerMarkup: printed,
    load,
    handles,
    firstCall,
    words,
    mount: () => () => {},
  };
}
