import type { EngineParts } from '../../loader/engine/engine-parts.ts';
import { DRAFT_PREFIX } from '../../shared/runtime/draft-prefix.ts';
import { frameIn, readFrameName } from '../doctor/check-frames.ts';
import type { Page } from '../doctor/page.ts';
import { diffLines, type DiffLine } from './line-diff.ts';
import { markupLines } from './markup-lines.ts';

/** What has become of the first frame that a server has drawn for a widget. */
export interface FrameFate {
  readonly status: string;
  /** All lines of the frame, with what the widget has changed when it took over; empty when nothing is known or changed. */
  readonly changes: readonly DiffLine[];
}

export interface FrameLog {
  /** Adds the frames of the page as its server prints it, for a panel that was opened after the widgets. */
  addPrinted(page: Page): void;
  /** Undefined when the server has drawn none. */
  fateOf(element: HTMLElement, where: string): FrameFate | undefined;
  /** Whether the server has drawn any. */
  hasFrames(): boolean;
}

/** A frame that the panel has seen before its widget. */
interface SeenFrame {
  readonly root: HTMLElement;
  /** What it names. */
  readonly name: string;
  lines: readonly string[];
  /** The message of the widget's error. */
  failure?: string;
  /** Set when the widget is ready. */
  fate?: FrameFate;
}

const FRAME = '[data-widget] > [data-sw-frame]';
const WAITS = 'from the server, not taken over yet';
const TAKEN = 'from the server, taken over as it was drawn';
const TAKEN_BEFORE = 'from the server, taken over before the panel was opened';
const CHANGED = 'from the server, changed when the widget took over';
const FAILED = 'from the server, given up because the widget has failed';

/** Watches the frames of the open page until the signal aborts. No widget knows of it. */
export function recordFrames(engine: EngineParts | undefined, signal: AbortSignal): FrameLog {
  const seen = new Map<HTMLElement, SeenFrame>();
  /** The names of frames, by the selector of their widget. */
  const printed = new Map<string, string>();
  // With `?eiland-inspect`, the widgets start after the panel.
  const sawAll = engine?.mounts.size === 0;

  function note(root: HTMLElement): void {
    const element = root.parentElement!;
    const known = seen.get(element);
    if (known?.fate) return;
    seen.set(element, { root, name: root.dataset['swFrame']!, lines: markupLines(root) });
  }

  const noteAll = () => document.querySelectorAll<HTMLElement>(FRAME).forEach(note);
  noteAll();
  // While the page is loading, a frame may be incomplete. Widgets with frames wait for its end.
  addEventListener('DOMContentLoaded', noteAll, { capture: true, signal });
  const added = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches(FRAME)) note(node);
        node.querySelectorAll<HTMLElement>(FRAME).forEach(note);
      }
  });
  added.observe(document.documentElement, { childList: true, subtree: true });
  signal.addEventListener('abort', () => added.disconnect());

  function onState(event: Event): void {
    const { element, error } = (event as CustomEvent<{ element: HTMLElement; error?: unknown }>).detail;
    const frame = seen.get(element);
    if (!frame || frame.fate) return;
    if (event.type === 'shop:widget-failed') frame.failure = error instanceof Error ? error.message : String(error);
    else frame.fate = fateNow(element, frame);
  }
  for (const type of ['shop:widget-ready', 'shop:widget-failed'])
    window.addEventListener(type, onState, { capture: true, signal });

  /** In the turn in which the widget has drawn: later, it changes its content itself. */
  function fateNow(element: HTMLElement, { root, name, lines, failure }: SeenFrame): FrameFate {
    if (root.parentElement !== element) return replaced(element, name, failure);
    const changes = diffLines(lines, markupLines(root));
    const hasChanged = changes.some(({ kind }) => kind !== 'same');
    return hasChanged ? { status: CHANGED, changes } : { status: TAKEN, changes: [] };
  }

  function replaced(element: HTMLElement, name: string, failure?: string): FrameFate {
    return { status: `from the server, replaced: ${reasonFor(engine, element, name, failure)}`, changes: [] };
  }

  return {
    addPrinted(page) {
      if (sawAll) return;
      for (const mount of page.mounts) {
        const frame = frameIn(mount);
        if (frame) printed.set(mount.where, frame.root.getAttribute('data-sw-frame')!);
      }
    },
    fateOf(element, where) {
      const frame = seen.get(element);
      const state = element.dataset['widgetState'];
      if (frame?.fate) return frame.fate;
      if (frame) return { status: state === 'failed' ? FAILED : WAITS, changes: [] };
      const name = printed.get(where);
      if (name === undefined) return undefined;
      if (state === 'failed') return { status: FAILED, changes: [] };
      // A widget keeps the attributes of the frame that it has taken over.
      const isTaken = element.querySelector(':scope > .sw-root[data-ids]');
      return isTaken ? { status: TAKEN_BEFORE, changes: [] } : replaced(element, name);
    },
    hasFrames: () => seen.size > 0 || printed.size > 0,
  };
}

/** Why a widget that works has not taken over its frame. */
function reasonFor(engine: EngineParts | undefined, element: HTMLElement, name: string, failure?: string): string {
  const widget = element.dataset['widget']!;
  const { file, locale } = readFrameName(name);
  const entry = engine?.widgets[widget];
  const built = entry && `${entry.bundle ?? widget}-${entry.hash}`;
  const language = engine?.locale();
  if (built && file !== built) return `it is of ${file}, and the loader has ${built}`;
  if (language && locale !== language) return `it is in "${locale}", and the page in "${language}"`;
  if (failure !== undefined) return `the widget has failed before (${failure})`;
  if (hasDraft(widget)) return 'this tab has a draft of what was typed';
  if (location.hash) return `the address has ${location.hash}, or this browser has stored something for the widget`;
  return 'this browser has stored something for the widget';
}

function hasDraft(widget: string): boolean {
  try {
    return sessionStorage.getItem(DRAFT_PREFIX + widget) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}
