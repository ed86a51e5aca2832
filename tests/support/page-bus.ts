import { createBus, rememberFacts } from '../../loader/engine/bus.ts';
import { handle } from '../../loader/engine/commands.ts';
import { receive } from '../../loader/engine/loader-context.ts';
import { page } from '../../loader/page.ts';
import type { Core } from '../../loader/loader.ts';

/** The last telling of each sticky fact. */
const told: Record<string, unknown> = {};

const loader = [{}, () => ({}), fetch, undefined, new Map(), told, [], () => {}, [], {}, undefined, page];
receive(...(loader as unknown as Core));
rememberFacts();

/** The loader's own bus, on a page without a loader. */
export const bus = createBus(handle);

/** What was told is forgotten, as by another page. */
export function forgetFacts(): void {
  for (const name of Object.keys(told)) delete told[name];
}
