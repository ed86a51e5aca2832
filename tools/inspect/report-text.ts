import { formatText } from '../doctor/format-report.ts';
import type { Report } from '../doctor/examine.ts';
import type { BusEvent } from './bus-log.ts';
import { clockTime } from './dom.ts';
import { excerptOf, type DiffLine } from './line-diff.ts';
import type { LiveWidget } from './live-widgets.ts';
import type { LoadedFile, SeenCall } from './resources.ts';

/** All that the panel shows. */
export interface Snapshot {
  /** Undefined until the doctor has finished. */
  readonly report: Report | undefined;
  readonly widgets: readonly LiveWidget[];
  readonly events: readonly BusEvent[];
  readonly calls: readonly SeenCall[];
  readonly files: readonly LoadedFile[];
}

/** The same as plain text, for a bug report. */
export function writeReport({ report, widgets, events, calls, files }: Snapshot): string {
  const parts = [
    report ? formatText(report) : `${location.href}: the doctor has not finished.`,
    `Browser: ${navigator.userAgent}`,
    list('Widgets', widgets.map(widgetLine)),
    list('Events', events.map(eventLine)),
    list(
      'Calls',
      calls.map((call) => [callLine(call), ...call.violations].join('; call-contract: ')),
    ),
    list('Files', files.map(fileLine)),
  ];
  return `${parts.join('\n\n')}\n`;
}

function list(title: string, lines: readonly string[]): string {
  return [`${title} (${lines.length})`, ...lines.map((line) => `- ${line}`)].join('\n');
}

function widgetLine({ where, state, trigger, inputs, frame }: LiveWidget): string {
  const parts = Object.entries(inputs).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const fate = frame ? [`frame ${frame.status}`] : [];
  const changes = excerptOf(frame?.changes ?? [], 2, MAX_LINES).map((line) => `\n  ${diffText(line)}`);
  return [where, state, trigger, ...fate, ...parts].join(', ') + changes.join('');
}

/** Lines of a comparison in a report. */
const MAX_LINES = 500;
const MAX_LENGTH = 300;
const SIGNS = { same: ' ', removed: '−', added: '+' } as const;

export function diffText({ kind, text }: DiffLine): string {
  return `${SIGNS[kind]} ${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text}`;
}

function eventLine({ time, name, payload, handledBy }: BusEvent): string {
  return [clockTime(time), name, payload, handledBy && `handled by ${handledBy}`].filter(Boolean).join(' ');
}

export function callLine({ time, path, status, duration, widgets }: SeenCall): string {
  return `${clockTime(time)} ${path} ${status ?? 'status unknown'} ${duration} ms (${widgets.join(', ')})`;
}

export function fileLine({ name, transferred, size, cache, duration }: LoadedFile): string {
  const bytes = transferred === null || size === null ? '' : `${transferred} bytes of ${size}, `;
  return `${name}: ${bytes}${cache}, ${duration} ms`;
}
