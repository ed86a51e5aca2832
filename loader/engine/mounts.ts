import type { State } from '../set-state.ts';
import { write } from './loader-context.ts';
import type { CapturedEvent } from './capture-events.ts';

/** One element of the page that a widget lives in. */
export interface Mount {
  readonly name: string;
  /** Wakes when the shopper touches it, and until then asks the shopper's acts to wait. */
  isLazy: boolean;
  /** What the shopper did before the widget could answer, in order. */
  readonly captured: CapturedEvent[];
  state?: State;
  /** Its files did not arrive; another time they may. */
  couldNotLoad?: boolean;
  unmount?: () => void;
}

export const mounts = new Map<Element, Mount>();

export function setMountState(element: HTMLElement, place: Mount, state: State, error?: unknown): void {
  if (mounts.get(element) !== place) return;
  place.state = state;
  write(element, place.name, state, error);
  if (state === 'ready' || state === 'failed') giveBack(element, place, state);
}

/** What the shopper did meanwhile goes to the widget, or to the shop's own HTML. */
function giveBack(element: HTMLElement, { captured: kept }: Mount, state: 'ready' | 'failed'): void {
  if (kept.length === 0) return;
  const acts = kept.splice(0);
  import('./replay.ts').then(
    ({ replay }) => replay(element, acts, state),
    () => acts.filter(([{ type }]) => type === 'click').forEach(([, control]) => control.click()),
  );
}
