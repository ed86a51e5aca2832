import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import type { SendOptions } from '../../shared/bus/page-events.ts';
import type { EngineParts } from './engine-parts.ts';
import { sendAndWait } from './send-and-wait.ts';
import { addSentCommands, carryOutWaiting } from './sent-commands.ts';
import type { StartWidget } from './remount.ts';

/** The methods of `window.shopWidgets` that load with their first use. */
export { openInspector as inspect } from './open-inspector.ts';
export { whenReady as ready } from './when-ready.ts';

export function send(engine: EngineParts, name: string, detail?: unknown, options?: SendOptions): Promise<unknown> {
  addSentCommands(engine);
  const answer = sendAndWait(engine, name, detail, options);
  carryOutWaiting(engine);
  return answer;
}

export async function prefetch(engine: EngineParts, widget: string): Promise<void> {
  const lazy = await importWithRecovery('lazy-triggers', () => import('../triggers/lazy-triggers.ts'));
  lazy.fetchAhead(engine, widget);
}

/** A page whose scripts change no input does not load the code for it. */
export async function applyChanges(
  engine: EngineParts,
  start: StartWidget,
  records: readonly MutationRecord[],
): Promise<void> {
  const changes = await importWithRecovery('apply-changes', () => import('./apply-changes.ts'));
  changes.applyChanges(engine, start, records);
}
