import { createContext } from 'react';
import type { RefusalMessageProps } from './RefusalMessage.tsx';

/** Set when the session has ended during a change whose failure the widget does not show itself. */
export const SessionContext = createContext<RefusalMessageProps['refusal'] | null>(null);
