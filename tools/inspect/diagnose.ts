import type { ReportedError } from '../../loader/engine/console-messages.ts';
import { examine, type Report } from '../doctor/examine.ts';
import type { WidgetRegistry } from '../doctor/page.ts';
import { createBrowserClient } from './browser-client.ts';
import { loadPage } from './load-page.ts';
import { findingsInOpenPage } from './open-page.ts';

/** What the command says of this page, and of what scripts have added to it. */
export async function diagnose(
  registry: WidgetRegistry,
  version: string | null,
  reported: readonly ReportedError[],
): Promise<Report> {
  const page = await loadPage();
  const options = { client: createBrowserClient(), mayWrite: false, version };
  const report = await examine(page, registry, options);
  const findings = [...report.findings, ...findingsInOpenPage(registry, report.findings, reported)];
  return { ...report, requestedUrl: location.href, findings };
}
