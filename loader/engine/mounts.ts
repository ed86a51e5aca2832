import type { State } from '../set-state.ts';
import type { CapturedEvent } from './capture-events.ts';
import { context } from './loader-context.ts';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';

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
  importWithRecovery('replay', () => import('./replay.ts')).then(
    ({ replay }) => replay(element, events, state === 'ready'),
    () => events.filter(([{ type }]) => type === 'click').forEach(([, control]) => control.click()),
  );
}
