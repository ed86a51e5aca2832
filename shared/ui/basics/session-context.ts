import { createContext } from 'react';
import type { Expired } from '../../http/refusal.ts';

/** Set when the session has ended during a change whose failure the widget does not show itself. */
export const SessionContext = createContext<Expired | null>(null);
