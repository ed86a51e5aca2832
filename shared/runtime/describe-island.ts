import type * as z from 'zod/mini';
import type { IslandDefinition } from './define-island.tsx';
import type { Widget } from './host.ts';

/** What is known of an island before it mounts. */
export function describeIsland<Inputs extends z.ZodMiniObject, State extends object>({
  name,
  inputs,
  readServerMarkup,
  load,
  handles = [],
  slots,
  firstCall,
  textParts,
}: IslandDefinition<Inputs, State>): Omit<Widget, 'mount'> {
  return { name, kind: 'island', inputs, readServerMarkup, load, handles, slots, firstCall, textParts };
}
