import type { ReportedError } from '../../loader/engine/console-messages.ts';
import type { EngineParts } from '../../loader/engine/engine-parts.ts';
import type { Report } from '../doctor/examine.ts';
import type { WidgetRegistry } from '../doctor/page.ts';
import { recordBus } from './bus-log.ts';
import { diagnose } from './diagnose.ts';
import { button, el, section } from './dom.ts';
import { callEntry, eventEntry, fileEntry, findingEntry, widgetEntry } from './entries.ts';
import { recordFrames } from './frame-log.ts';
import { knownWidgets } from './known-widgets.ts';
import { liveWidgets } from './live-widgets.ts';
import { loadPage } from './load-page.ts';
import { createOutline } from './outline.ts';
import styles from './panel.css?inline';
import { writeReport, type Snapshot } from './report-text.ts';
import { loadedFiles, rememberRequests, seenCalls } from './resources.ts';
import { watchPage } from './watch-page.ts';

interface Panel {
  focus(): void;
}

interface Given {
  readonly registry: WidgetRegistry;
  readonly version: string | null;
  /** Absent when the engine does not run. */
  readonly engine: EngineParts | undefined;
  /** Template errors since the page began; the list grows. */
  readonly reported: readonly ReportedError[];
  onClose(): void;
}

/** Adds the panel to the page. All of it is in a shadow root. */
export function openPanel({ registry, version, engine, reported, onClose }: Given): Panel {
  const host = el('div', { 'data-eiland-inspect': '' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];

  const stop = new AbortController();
  rememberRequests();
  const outline = createOutline();
  const status = el('p', { role: 'status' });
  const text = el('textarea', { readonly: '', hidden: '', rows: '8', 'aria-label': 'The report as text' });
  const parts = {
    doctor: section('Doctor', 'No problems found.'),
    widgets: section('Widgets', 'No element has data-widget.'),
    bus: section('Bus', 'No events since the panel was opened.'),
    calls: section('Calls', 'No calls of widgets.'),
    files: section('Files', 'No files beside the loader.'),
  };
  let report: Report | undefined;
  let known = registry;
  const frames = recordFrames(engine, stop.signal);
  const readEvents = recordBus(engine, registry, stop.signal, () => watcher.soon());

  function snapshot(): Snapshot {
    const events = readEvents();
    const calls = seenCalls(registry, events);
    return { report, widgets: liveWidgets(known, frames), events, calls, files: loadedFiles() };
  }

  function draw(): void {
    const { widgets, events, calls, files } = snapshot();
    const findings = report?.findings ?? [];
    const placeOf = (where: string) => widgets.find((widget) => widget.where === where)?.element;
    parts.doctor.show(
      findings.map((finding) => findingEntry(finding, placeOf(finding.where), outline)),
      report ? countsOf(report) : 'checking…',
    );
    parts.widgets.show(widgets.map((widget) => widgetEntry(widget, findings, outline)));
    parts.bus.show(events.map(eventEntry));
    parts.calls.show(calls.map((call) => callEntry(call, findings)));
    parts.files.show(files.map(fileEntry));
  }

  async function check(): Promise<void> {
    report = undefined;
    draw();
    status.textContent = 'Checking the page…';
    try {
      const page = await loadPage();
      frames.addPrinted(page);
      known = await knownWidgets(registry, engine);
      report = await diagnose(known, version, reported, page);
      status.textContent = `Checked: ${countsOf(report)}.`;
    } catch (error) {
      status.textContent = `The doctor failed: ${String(error)}.`;
    }
    draw();
  }

  async function copy(): Promise<void> {
    text.value = writeReport(snapshot());
    try {
      await navigator.clipboard.writeText(text.value);
      text.hidden = true;
      status.textContent = 'The report is copied.';
    } catch {
      // The clipboard needs https. The shopper's text stays as it is.
      text.hidden = false;
      text.select();
      status.textContent = 'Copying failed. Copy the text below.';
    }
  }

  function close(): void {
    stop.abort();
    host.remove();
    onClose();
  }

  const heading = el('h2', { tabindex: '-1' }, 'Eiland inspector');
  const buttons = el(
    'div',
    { class: 'buttons' },
    button('Copy report', () => void copy()),
    button('Check again', () => void check()),
    button('Close', close),
  );
  const panel = el('section', { 'aria-label': 'Eiland inspector', class: 'panel' }, heading, buttons, status, text);
  panel.append(...Object.values(parts).map(({ element }) => element));
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  root.append(panel, outline.element);
  // Not in the body, which a script of the page may replace.
  document.documentElement.append(host);
  const watcher = watchPage(draw, stop.signal);
  void check();
  return { focus: () => heading.focus() };
}

function countsOf({ findings }: Report): string {
  const count = (severity: 'error' | 'warning') => {
    const { length } = findings.filter((finding) => finding.severity === severity);
    return `${length} ${severity}${length === 1 ? '' : 's'}`;
  };
  return `${count('error')}, ${count('warning')}`;
}
