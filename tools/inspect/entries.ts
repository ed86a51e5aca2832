import type { Finding } from '../doctor/finding.ts';
import type { BusEvent } from './bus-log.ts';
import { clockTime, el } from './dom.ts';
import { excerptOf, type DiffLine } from './line-diff.ts';
import type { LiveWidget } from './live-widgets.ts';
import type { Outline } from './outline.ts';
import { callLine, diffText, fileLine } from './report-text.ts';
import type { LoadedFile, SeenCall } from './resources.ts';

/** The entries of the panel's lists. */

const LABELS = { error: 'Error', warning: 'Warning', info: 'Info' } as const;

export function findingEntry(
  { severity, code, where, what, mend, guide }: Finding,
  place: Element | undefined,
  outline: Outline,
) {
  return el(
    'li',
    { class: severity },
    el('p', {}, `${LABELS[severity]} `, el('code', {}, code), ' ', place ? outline.link(place, where) : where),
    el('p', {}, what),
    el('p', {}, `→ ${mend}`),
    el('p', {}, guide),
  );
}

export function widgetEntry(widget: LiveWidget, findings: readonly Finding[], outline: Outline) {
  const { element, where, state, trigger, inputs, frame } = widget;
  const details = Object.entries(inputs).flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]);
  const facts = el('dl', {}, el('dt', {}, 'state'), el('dd', {}, state), el('dt', {}, 'load'), el('dd', {}, trigger));
  if (frame) facts.append(el('dt', {}, 'frame'), el('dd', {}, frame.status));
  facts.append(...details);
  const own = findings.filter((finding) => finding.where === where);
  return el(
    'li',
    {},
    outline.link(element, where),
    facts,
    ...(frame && frame.changes.length > 0 ? [diffElement(frame.changes)] : []),
    ...own.map(({ code, what }) => el('p', {}, `${code}: ${what}`)),
  );
}

/** Lines of the frame and of what the widget has drawn in their place. */
const SHOWN = { around: 2, limit: 40 };
const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

function diffElement(changes: readonly DiffLine[]) {
  const lines = excerptOf(changes, SHOWN.around, SHOWN.limit);
  return el('pre', {}, ...lines.map((line) => el(TAGS[line.kind], {}, `${diffText(line)}\n`)));
}

export function eventEntry({ time, name, kind, payload, handledBy }: BusEvent) {
  const lines = [el('p', {}, `${clockTime(time)} ${kind} `, el('code', {}, name))];
  if (payload) lines.push(el('p', {}, el('code', {}, payload)));
  if (handledBy) lines.push(el('p', {}, `Handled by ${handledBy}`));
  return el('li', {}, ...lines);
}

/** A call, with what the doctor says of its answer. */
export function callEntry(call: SeenCall, findings: readonly Finding[]) {
  const [path = ''] = call.path.split('?');
  const own = findings.filter(({ code, where }) => code.startsWith('call-') && where.split(/[ ?]/)[1] === path);
  const lines = [
    ...own.map(({ code, what }) => `${code}: ${what}`),
    ...call.violations.map((what) => `call-contract: ${what}`),
  ];
  return el('li', {}, el('p', {}, callLine(call)), ...[...new Set(lines)].map((line) => el('p', {}, line)));
}

export const fileEntry = (file: LoadedFile) => el('li', {}, fileLine(file));
