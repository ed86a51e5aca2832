import type { Inputs } from '../inbox.ts';
import type { State } from '../set-state.ts';
import type { Widget } from '../../shared/runtime/host.ts';
import { unclobbered } from '../../shared/runtime/unclobbered.ts';

/**
 * An event of the shopper, the control that it belongs to, and the `data-*` attributes of the widget's element at that
 * moment.
 */
export type EarlyEvent = readonly [event: Event, control: HTMLElement, inputs: Inputs];

/** A widget in one element of the page. */
export interface Mount {
  readonly element: HTMLElement;
  /** Of the widget. */
  readonly name: string;
  /** The widget loads when the shopper interacts with it. Until then the engine withholds events from the page. */
  loadsOnInteraction: boolean;
  /** What the shopper did before the widget was ready, in order. */
  readonly inbox: EarlyEvent[];
  state: State;
  /** What was in the inbox is on its way to the widget: until it is there, the widget stays, also outside the page. */
  isReplaying?: boolean;
  /** Set when its code is there. */
  widget?: Widget;
  /** Reads the inputs again, and reports mistakes in them. Returns null when there are any. */
  read?: () => object | null;
  unmount?: () => void;
}

export type Mounts = Map<HTMLElement, Mount>;

/** The widget is not ready yet, and has not failed. */
export const isPending = ({ state }: Mount): boolean => state === 'waiting' || state === 'loading';

/** A server has drawn this control. */
export const isInFrame = (control: HTMLElement): boolean => !!unclobbered(control).closest('[data-sw-frame]');
