import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import type { Host } from '../../shared/runtime/host.ts';
import type { ReportedError } from './console-messages.ts';
import type { EngineParts } from './engine-parts.ts';
import { LOCAL_HOST } from './local-host.ts';

/** What `inspect.js` exports. It stands beside the loader. */
export interface Inspector {
  explain(widget: string, ...call: Parameters<NonNullable<Host['explain']>>): Promise<void>;
  inspect(engine: EngineParts & { reportedErrors: readonly ReportedError[] }, hasFocus: boolean): void;
}

/** `?eiland-inspect` works where the setting `inspect` allows it; without the setting, on a developer's own machine. */
export function isAllowedInAddress(hostname: string, setting: unknown): boolean {
  return setting === undefined ? LOCAL_HOST.test(hostname) : [true, 1, 'true', '1'].some((on) => on === setting);
}

/**
 * Opens the doctor in the page.
 *
 * @param isFromAddress by `?eiland-inspect`, which anyone may put into a link
 */
export async function openInspector(parts: EngineParts, isFromAddress?: unknown): Promise<void> {
  const hasFocus = isFromAddress !== true;
  if (!hasFocus && !isAllowedInAddress(location.hostname, parts.settings().inspect)) return;
  const { inspect } = await parts.load<Inspector>('inspect.js');
  const { reportedErrors } = await importWithRecovery('console-messages', () => import('./console-messages.ts'));
  inspect({ ...parts, reportedErrors }, hasFocus);
}
