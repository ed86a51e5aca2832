import { createBus, storeStickyFacts } from '../../loader/engine/bus.ts';
import { handle } from '../../loader/engine/commands.ts';
import { setContext } from '../../loader/engine/loader-context.ts';
import type { LoaderContext } from '../../loader/loader.ts';
import { page } from '../../loader/page.ts';

const latestFacts: LoaderContext['latestFacts'] = {};

setContext({ page, latestFacts } as LoaderContext);
storeStickyFacts();

/** The loader's own bus, on a page without a loader. */
export const bus = createBus(handle);

/** Forgets the latest facts, as a new page does. */
export function forgetFacts(): void {
  for (const name of Object.keys(latestFacts)) delete latestFacts[name];
}
