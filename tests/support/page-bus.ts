import { createBus } from '../../loader/engine/bus.ts';
import { createCommands } from '../../loader/engine/commands.ts';

const latestFacts: Record<string, unknown> = {};

export const commands = createCommands(() => {});

/** The loader's own bus, on a page without a loader. */
export const bus = createBus(latestFacts, commands.handle);

/** Forgets the latest facts, as a new page does. */
export function forgetFacts(): void {
  for (const name of Object.keys(latestFacts)) delete latestFacts[name];
}
