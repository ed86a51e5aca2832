import { useContext } from 'react';
import { RefusalMessage } from './RefusalMessage.tsx';
import { SessionContext } from './session-context.ts';

/** Asks for a reload when the session has ended. A dialog that stays open after a failed change shows it too. */
export function SessionNotice() {
  const expired = useContext(SessionContext);
  return expired && <RefusalMessage kind="info" refusal={expired} />;
}
