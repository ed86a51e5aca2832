import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import type { Inputs } from '../inbox.ts';
import type { State } from '../set-state.ts';
import type { EngineParts } from './engine-parts.ts';
import { isInFrame, isPending, type Mount } from './mount.ts';

/** After this time a widget shows itself without waiting for the code. */
const REPLAY_TIMEOUT_MS = 3000;

let replay: typeof import('./replay.ts') | undefined;

/** Loads with the first early event, so that it is there when the widget is. */
const loadReplay = () => importWithRecovery('replay', () => import('./replay.ts')).then((loaded) => (replay = loaded));

/** Adds an event to the inbox of a widget. */
export function addEvent({ inbox }: Mount, event: Event, control: HTMLElement, inputs: Inputs): void {
  inbox.push([event, control, { ...inputs }]);
  loadReplay().catch(() => {});
  // Most presses on a frame call the shop. `call.ts` has the same import: a module for both would be one more request of
  // every page.
  if (isInFrame(control)) importWithRecovery('send', () => import('../../shared/http/send.ts')).catch(() => {});
}

/** Loads the code that replays the inbox. Undefined when there is nothing to wait for. */
export function loadReplayFor({ inbox }: Mount): Promise<unknown> | undefined {
  if (inbox.length === 0 || replay) return undefined;
  return Promise.race([loadReplay(), new Promise((resolve) => setTimeout(resolve, REPLAY_TIMEOUT_MS))]).catch(() => {});
}

export function setMountState({ mounts, setState }: EngineParts, mount: Mount, state: State, error?: unknown): void {
  const { element, name } = mount;
  if (mounts.get(element) !== mount) return;
  mount.state = state;
  setState(element, name, state, error);
  if (!isPending(mount)) replayInbox(mount);
}

/** Replays what the shopper did on the widget, or on the shop's HTML when the widget failed. */
function replayInbox(mount: Mount): void {
  const { element, inbox, state } = mount;
  if (inbox.length === 0) return;
  const events = inbox.splice(0);
  mount.isReplaying = true;
  const isReady = state === 'ready';
  if (isReady) replay?.restoreFields(element, events);
  const hasRestored = replay !== undefined;
  loadReplay()
    .then(
      (loaded) => loaded.replayActions(element, events, isReady && !hasRestored),
      () => events.filter(([{ type }]) => type === 'click').forEach(([, control]) => control.click()),
    )
    .finally(() => (mount.isReplaying = false));
}
