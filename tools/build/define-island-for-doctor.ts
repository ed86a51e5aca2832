import type * as z from 'zod/mini';
import type { IslandDefinition } from '../../shared/runtime/define-island.tsx';
import type { Widget } from '../../shared/runtime/host.ts';

/** Replaces `defineIsland` in the doctor, which reads definitions and contains no React. */
export const defineIsland = <Inputs extends z.ZodMiniObject, State extends object>(
  definition: IslandDefinition<Inputs, State>,
): Widget => ({ handles: [], ...definition, kind: 'island', mount: () => () => {} });
