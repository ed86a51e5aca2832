import { createContext, useContext, useSyncExternalStore } from 'react';

/** The first frame of a widget that a server draws, or that the page has got from one. */
export interface Printed {
  /** The widget has taken over the frame: what it draws from now on is its own. */
  isTakenOver(): boolean;
  onTakeOver(listener: () => void): () => void;
}

/** Undefined for a widget that draws its first frame itself. */
export const PrintedContext = createContext<Printed | undefined>(undefined);

const never = () => () => {};
const isNever = () => true;

/**
 * The printed frame until the widget has taken it over, and undefined after that. The first drawing must equal what the
 * server has drawn, which knows neither the window nor the storage of the shopper.
 */
export function usePrinted(): Printed | undefined {
  const printed = useContext(PrintedContext);
  const { isTakenOver = isNever, onTakeOver = never } = printed ?? {};
  return useSyncExternalStore(onTakeOver, isTakenOver, isTakenOver) ? undefined : printed;
}
