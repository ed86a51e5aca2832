import { registry } from 'eiland:registry';
import type { ReportedError } from '../../loader/engine/console-messages.ts';
import type { EngineParts } from '../../loader/engine/engine.ts';
import { withoutInherited } from '../doctor/page.ts';
import { openPanel } from './panel.ts';

/**
 * The doctor in the page: a panel that shows widgets, events, calls, files and what the command would say. The loader
 * loads it on request, and a bookmarklet where the loader does not run.
 */

let panel: ReturnType<typeof openPanel> | undefined;

/** Opens the panel, or moves the focus to the open one. */
export function inspect(engine?: EngineParts & { reportedErrors: readonly ReportedError[] }, hasFocus = true): void {
  panel ??= openPanel({
    registry: withoutInherited(registry),
    version: VERSION,
    engine,
    reported: engine?.reportedErrors ?? [],
    onClose: () => {
      panel = undefined;
    },
  });
  if (hasFocus) panel.focus();
}
