import { checkInputs, checkLoadTriggers } from '../doctor/check-inputs.ts';
import { examine, type Report } from '../doctor/examine.ts';
import type { Finding } from '../doctor/finding.ts';
import type { WidgetRegistry } from '../doctor/page.ts';
import { createBrowserClient } from './browser-client.ts';
import { livePage, loadPage } from './load-page.ts';

/** What the command says of this page, and of widgets that scripts have added to it. */
export async function diagnose(registry: WidgetRegistry, version: string | null): Promise<Report> {
  const page = await loadPage();
  const options = { client: createBrowserClient(), mayWrite: false, version };
  const report = await examine(page, registry, options);
  const findings = [...report.findings, ...findingsInOpenPage(registry, report.findings)];
  return { ...report, requestedUrl: location.href, findings };
}

/** A widget that is ready has replaced its HTML, so only the others can be checked. */
function findingsInOpenPage(registry: WidgetRegistry, known: readonly Finding[]): Finding[] {
  const page = livePage();
  const mounts = page.mounts
    .filter(({ element }) => !['ready', 'loading'].includes(element.dataset['widgetState'] ?? ''))
    .map((mount) => ({ ...mount, element: copyOf(mount.element) }));
  const open = { ...page, mounts };
  const isNew = ({ code, what }: Finding) => !known.some((other) => other.code === code && other.what === what);
  return [...checkInputs(open, registry), ...checkLoadTriggers(open, registry)].filter(isNew);
}

/** The shop's HTML, without the message of a failed widget. Inputs are read once per element, and these may change. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.querySelector(':scope > .sw-root')?.remove();
  return copy;
}
