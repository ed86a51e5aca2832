import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import type { EngineParts } from './engine-parts.ts';

/** The methods of `window.shopWidgets` that load with their first use. */
export { openInspector as inspect } from './open-inspector.ts';
export { sendAndWait as send } from './send-and-wait.ts';
export { whenReady as ready } from './when-ready.ts';

export async function prefetch(engine: EngineParts, widget: string): Promise<void> {
  const lazy = await importWithRecovery('lazy-triggers', () => import('../triggers/lazy-triggers.ts'));
  lazy.fetchAhead(engine, widget);
}
