import type { ReportedError } from '../../loader/engine/console-messages.ts';
import { safeCalls } from '../doctor/calls.ts';
import type { Code } from '../doctor/codes.ts';
import { examine, type Report } from '../doctor/examine.ts';
import { LIMITS } from '../doctor/limits.ts';
import type { Page, WidgetRegistry } from '../doctor/page.ts';
import { readToken } from '../doctor/read-token.ts';
import { sendCalls, type SentCall } from '../doctor/send-calls.ts';
import { createBrowserClient } from './browser-client.ts';
import { livePage } from './load-page.ts';
import { findingsInOpenPage } from './open-page.ts';

/** What the command says of a page whose widgets it cannot see. */
const WITHOUT_WIDGETS: readonly Code[] = ['no-widgets', 'page-scripted'];

/**
 * What the command says of this page, and of what scripts have added to it.
 *
 * @param page as its server prints it
 */
export async function diagnose(
  registry: WidgetRegistry,
  version: string | null,
  reported: readonly ReportedError[],
  page: Page,
): Promise<Report> {
  const client = createBrowserClient();
  const report = await examine(page, registry, { client, mayWrite: false, version });
  const open = livePage();
  const isScripted = page.mounts.length === 0 && open.mounts.length > 0;
  const sent = isScripted ? await sendCallsOf(open) : [];
  const findings = report.findings.filter(({ code }) => !isScripted || !WITHOUT_WIDGETS.includes(code));
  return {
    ...report,
    requestedUrl: location.href,
    findings: [
      ...findings,
      ...sent.flatMap((call) => call.findings),
      ...findingsInOpenPage(registry, report.findings, reported),
    ],
  };

  async function sendCallsOf(drawn: Page): Promise<SentCall[]> {
    const calls = safeCalls(drawn, registry).slice(0, LIMITS.calls);
    return sendCalls(calls, drawn, client, await readToken(drawn, client));
  }
}
