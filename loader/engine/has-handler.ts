import { page } from '../page.ts';
import type { EngineParts } from './engine-parts.ts';

/** Whether a widget of the page handles the command. Until the whole page is there, one may. */
export function hasHandler(engine: EngineParts, command: string): boolean {
  if (page.readyState === 'loading' || engine.commands.byName[command]?.handlers[0]) return true;
  return [...engine.mounts.values()].some(
    ({ name, state }) => state !== 'failed' && engine.widgets[name]?.handles?.includes(command),
  );
}
