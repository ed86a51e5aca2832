import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import type { SendOptions } from '../../shared/bus/page-events.ts';
import { page } from '../page.ts';
import type { Mounting } from './engine.ts';
import type { EngineParts } from './engine-parts.ts';
import { sendAndWait } from './send-and-wait.ts';
import { addSentCommands, carryOutWaiting } from './sent-commands.ts';
import { SENT_COMMANDS } from './sent-command-widgets.ts';
import { whenReady } from './when-ready.ts';

const LIST = SENT_COMMANDS['list-filter']!;

/** The methods of `window.shopWidgets` that load with their first use. */
export { defineWidget as define, reportUnknown } from './define-widget.ts';
export { openInspector as inspect } from './open-inspector.ts';
export { whenReady as ready } from './when-ready.ts';

export function send(engine: EngineParts, name: string, detail?: unknown, options?: SendOptions): Promise<unknown> {
  addSentCommands(engine);
  const answer = sendAndWait(engine, name, detail, options);
  carryOutWaiting(engine);
  return answer;
}

/** Registers commands as tools for the shopper's agent, where the setting `agents` is on. */
export async function agents(engine: EngineParts): Promise<void> {
  const { modelContext } = page;
  // PHP may write `"0"` and `"false"`.
  if (!modelContext || !/^(true|1)$/.test(String(engine.settings().agents))) return;
  const { pageTools, registerTools } = await importWithRecovery('page-tools', () => import('./page-tools.ts'));
  const toolPage = {
    modelContext,
    send: (name: string, detail: unknown) => send(engine, name, detail),
    listReady: () => whenReady(engine, LIST),
    hasList: () => [...engine.mounts.values()].some(({ name, state }) => name === LIST && state !== 'failed'),
  };
  registerTools(toolPage, pageTools);
}

/** Starts what measures calls and widgets, before the widgets mount. */
export async function telemetry(engine: EngineParts): Promise<void> {
  const { startTelemetry } = await importWithRecovery('telemetry', () => import('./telemetry.ts'));
  await startTelemetry(engine);
}

export async function prefetch(engine: EngineParts, widget: string): Promise<void> {
  const lazy = await importWithRecovery('lazy-triggers', () => import('../triggers/lazy-triggers.ts'));
  lazy.fetchAhead(engine, widget);
}

/** A page whose scripts change no input does not load the code for it. */
export async function applyChanges(
  engine: EngineParts,
  mounting: Mounting,
  records: readonly MutationRecord[],
): Promise<void> {
  const changes = await importWithRecovery('apply-changes', () => import('./apply-changes.ts'));
  changes.applyChanges(engine, mounting, records);
}
