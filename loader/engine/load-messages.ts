import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';

/** What the console says to developers. Pages without a mistake do not load it. */
export const loadMessages = () => importWithRecovery('console-messages', () => import('./console-messages.ts'));
