import { createContext } from 'react';

/** The element in which a widget draws. */
export const ContainerContext = createContext<HTMLElement | null>(null);
