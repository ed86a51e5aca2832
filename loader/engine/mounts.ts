import type { Inputs } from '../queued-clicks.ts';
import type { State } from '../set-state.ts';
import { context } from './loader-context.ts';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';

/**
 * An event of the shopper, the control that it belongs to, and the `data-*` attributes of the widget's element at that
 * moment.
 */
export type CapturedEvent = readonly [event: Event, control: HTMLElement, inputs: Inputs];

/** A widget in one element of the page. */
export interface Mount {
  readonly name: string;
  /** The widget loads when the shopper interacts with it. Until then the engine withholds events from the page. */
  loadsOnInteraction: boolean;
  /** What the shopper did before the widget was ready, in order. */
  readonly captured: CapturedEvent[];
  state: State;
  unmount?: () => void;
}

export const mounts = new Map<Element, Mount>();

/** The widget is not ready yet, and has not failed. */
export const isPending = ({ state }: Mount): boolean => state === 'waiting' || state === 'loading';

/** After this time a widget shows itself without waiting for the code. */
const REPLAY_TIMEOUT_MS = 3000;

let replay: typeof import('./replay.ts') | undefined;

/** Loads with the first captured event, so that it is there when the widget is. */
const loadReplay = () => importWithRecovery('replay', () => import('./replay.ts')).then((loaded) => (replay = loaded));

export function captureEvent(mount: Mount, event: Event, control: HTMLElement, inputs: Inputs): void {
  mount.captured.push([event, control, { ...inputs }]);
  loadReplay().catch(() => {});
}

/** Undefined when there is nothing to wait for. */
export function loadReplayFor({ captured }: Mount): Promise<unknown> | undefined {
  if (captured.length === 0 || replay) return undefined;
  return Promise.race([loadReplay(), new Promise((resolve) => setTimeout(resolve, REPLAY_TIMEOUT_MS))]).catch(() => {});
}

export function setMountState(element: HTMLElement, mount: Mount, state: State, error?: unknown): void {
  if (mounts.get(element) !== mount) return;
  mount.state = state;
  context.setState(element, mount.name, state, error);
  if (!isPending(mount)) replayCaptured(element, mount);
}

/** Replays what the shopper did on the widget, or on the shop's HTML when the widget failed. */
function replayCaptured(element: HTMLElement, { captured, state }: Mount): void {
  if (captured.length === 0) return;
  const events = captured.splice(0);
  const isReady = state === 'ready';
  if (isReady) replay?.restoreFields(element, events);
  const hasRestored = replay !== undefined;
  loadReplay().then(
    (loaded) => loaded.replayActions(element, events, isReady && !hasRestored),
    () => events.filter(([{ type }]) => type === 'click').forEach(([, control]) => control.click()),
  );
}
