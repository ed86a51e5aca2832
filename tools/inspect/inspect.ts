import { registry } from 'eiland:registry';
import type { ReportedError } from '../../loader/engine/console-messages.ts';
import type { EngineParts } from '../../loader/engine/engine-parts.ts';
import { withoutInherited } from '../doctor/page.ts';
import { explainCall, type Explain } from './explain-call.ts';
import { openPanel } from './panel.ts';

/**
 * The doctor in the page: a panel that shows widgets, events, calls, files and what the command would say. The loader
 * loads it on request, and a bookmarklet where the loader does not run.
 */

const widgets = withoutInherited(registry);

let panel: ReturnType<typeof openPanel> | undefined;

/** Opens the panel, or moves the focus to the open one. */
export function inspect(engine?: EngineParts & { reportedErrors: readonly ReportedError[] }, hasFocus = true): void {
  panel ??= openPanel({
    registry: widgets,
    version: VERSION,
    engine,
    reported: engine?.reportedErrors ?? [],
    onClose: () => {
      panel = undefined;
    },
  });
  if (hasFocus) panel.focus();
}

/** Writes why a call of a widget failed into the console. */
export const explain: Explain = (...failed) => explainCall(widgets, ...failed);
